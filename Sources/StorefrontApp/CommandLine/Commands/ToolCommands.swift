import Wayfinder
import WayfinderTesting

extension ToolCommand {
  /// All commands of the tool, in the order of the help.
  static var all: [Self] {
    [
      Self(
        "shell", "Read commands from standard input, one a line; so does `storefront` alone.",
        options: [.loggedIn, .wide, .firstLaunch, .waiting]
      ) { call in
        return try await readCommands(call)
      },
      Self(
        "open LINK…", "Open links of the shop, and show the screens afterwards.",
        options: [.plan, .loggedIn, .wide, .firstLaunch]
      ) { call in
        _ = try call.words.first("LINK", atMost: .max)
        let opener = LinkOpener(shop: try call.makeShop(), output: call.output, isPlanOnly: call.has(.plan))
        return await opener.open(call.words.all)
      },
      Self(
        "notify FILE", "Follow the notifications of a file, and show the screens afterwards.",
        options: [.loggedIn, .wide]
      ) { call in
        let file = try call.words.first("FILE")
        return await NoticeFollower(shop: try call.makeShop(), output: call.output).follow(file)
      },
      Self("links", "List the links of the shop, with their old forms.") { call in
        try LinkLister(call.output).list()
        return .success
      },
      Self("aasa", "Write the association file for the site, or check a site's file.", options: [.check]) { call in
        let lister = try LinkLister(call.output)
        if let file = call.value(of: .check) { return lister.compare(with: file) }
        lister.writeAssociationFile()
        return .success
      },
      Self(
        "check", "Explore the whole shop, and report every violation.",
        options: [.states, .steps, .interrupted, .processes, .film, .json]
      ) { call in
        let check = try ShopCheck(call)
        let film = try call.value(of: .film).map { try ShopFilm($0) }
        let report = try await check.report()
        let text = report.text(testing: "AppUnderTest.shop()")
        if call.has(.json) { try call.output.write(json: ["verification": report]) } else { call.output.say(text) }
        try await film?.write(report.violations, of: AppUnderTest.shop())
        return report.isClean ? .success : .failed
      },
      Self(
        "map [LINK…]", "Draw the screens of the shop and the ways between them. Use a release build; it is faster.",
        options: [.svg, .html, .mermaid, .dot, .json, .compare, .loggedIn, .wide, .firstLaunch]
      ) { call in try await ShopMap(call).write() },
      Self("help [COMMAND]", "List the commands and the links, or the options of one command.") { call in
        try call.words.check(atMost: 1)
        call.output.say(try Help.ofTool(call.words.all.first))
        return .success
      },
    ]
  }

  private static func readCommands(_ call: ToolCall) async throws -> ToolStatus {
    let shell = Shell(shop: try call.makeShop(isAttended: true), output: call.output)
    if let file = call.value(of: .waiting) {
      do {
        shell.left = try LeftLink(file)
      } catch {
        call.output.refuse(file, "No shell has kept a link in this file; take it away, or name another.")
        return .link
      }
    }
    await shell.readCommands(call.input)
    return .success
  }
}
