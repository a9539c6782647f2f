extension Command {
  static let shellItself = Command(
    "shell", "Read commands from standard input, one a line; so does `storefront` alone.",
    tool: ToolForm(
      options: [.loggedIn, .wide, .firstLaunch, .waiting],
      details: """
        `help` lists its commands. An empty line does nothing, nor does one that begins with #. On a terminal the shell asks
        for each command. Its status is 0, at `quit` or at the end of the input. With --waiting a link that waits for a login
        lies in a file; where the shell ends before the login, a later one opens the link when somebody has logged in.
        """
    ) { call in
      let shell = Shell(shop: try call.makeShop(isAttended: true), output: call.output)
      if let file = call.options[.waiting] {
        do {
          shell.left = try LeftLink(file)
        } catch {
          shell.refuse("\(file.shownOnOneLine): No shell has kept a link in this file; take it away, or name another.")
          return .link
        }
      }
      await shell.readCommands(call.input)
      return .success
    })
}
