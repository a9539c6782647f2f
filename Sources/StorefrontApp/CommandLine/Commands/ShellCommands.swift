import Wayfinder

extension ShellCommand {
  /// All commands of the shell, in the order of the help.
  static var all: [Self] { links + moves + screens + records }

  private static var links: [Self] {
    [
      Self("open LINK", "Open a link of the shop, and show the screens afterwards.") { call in
        try call.shell.follow(link: call.words.first("LINK"))
      },
      Self("plan LINK", "Print what `open` would do, and change nothing.") { call in
        let link = try call.words.first("LINK")
        do {
          call.output.say(try call.shop.plan(opening: link).description)
        } catch let failure as NavigationFailure {
          call.output.refuse(link, failure, in: call.shop)
        }
      },
      Self("notify KIND [WORDS]", "Follow a notification, as in `notify order 1001 shipped`.") { call in
        _ = try call.words.first("KIND", of: Notice.kinds, atMost: .max)
        guard let notice = Notice(words: call.words.all) else {
          let forms = "Write `notify order N STATUS`, `notify promotion N` or `notify chat MESSAGE`"
          throw Refusal("\(forms); STATUS is one of \(OrderStatus.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        call.shell.follow(call.line) { completion in
          call.shell.recorder.move(notice.move) { call.shop.followOrFail(notice, completion: completion) }
        }
      },
      Self("links", "List the links of the shop, with their old forms.") { call in
        try LinkLister(call.output).list()
      },
    ]
  }

  private static var moves: [Self] {
    [
      Self("back [TITLE]", "Press the back button, or the one with this title.") { call in
        try call.tell(call.shell.goBack(call.words.text))
      },
      Self("tab NAME", "Choose a tab: \(Tab.allCases.map(\.rawValue).joined(separator: ", ")).") { call in
        try call.tell(call.shell.chooseTab(call.words.first("NAME", of: Tab.allCases.map(\.rawValue))))
      },
      Self("dismiss", "Swipe the topmost sheet away.") { call in
        try call.tell(call.shell.dismiss())
      },
      Self("tap [TITLE]", "Tap the button with this title, or list all titles.") { call in
        try call.shell.tap(call.words.text, call)
      },
      Self("answer [TITLE]", "Answer the alert in front.") { call in
        try call.tell(call.shell.answerAlert(call.words.text))
      },
      Self("page DIRECTION", "Turn a page: next, previous.") { call in
        try call.tell(call.shell.turnPage(call.words.first("DIRECTION", of: ["next", "previous"])))
      },
      Self("login", "Submit the login screen.") { call in
        try call.tell(call.shell.logIn())
      },
      Self("logout", "Log out.") { call in
        try call.tell(call.shell.logOut())
      },
    ]
  }

  private static var screens: [Self] {
    let names = NamedScreen.allCases.map(\.rawValue)
    let switches = ShopSwitch.allCases.map(\.rawValue)
    return [
      Self("show SCREEN [N]", "Show a screen that has no link: \(names.joined(separator: ", ")).") { call in
        let name = try call.words.first("SCREEN", of: names, atMost: 2)
        try NamedScreen(rawValue: name).map { try call.shell.show($0, call.words.all.dropFirst().first, call.line) }
      },
      Self("share N", "Share a product; the same as `show share N`.") { call in
        try call.shell.show(.share, call.words.first("N"), call.line)
      },
      Self("tree", "Print the screens: ● is visible, ↑ is presented.") { call in
        if let tree = call.shop.router.tree { call.output.show(tree.description) }
      },
      Self("flow", "Print the pages of onboarding and checkout; ← marks the current one.") { call in
        call.shell.drawFlows()
      },
      Self("position", "Print the position of the user as one line of JSON.") { call in
        call.output.say(call.shop.router.position.json)
      },
      Self("restore POSITION", "Restore a position that `position` has printed, or that a file holds.") { call in
        _ = try call.words.first("POSITION", atMost: .max)
        try call.shell.restore(call.words.text, call.line)
      },
      Self("set [NAME] [on|off]", "Print or set the switches: \(switches.joined(separator: ", ")).") { call in
        try call.words.check(atMost: 2)
        let name = try call.words.choice(at: 0, of: switches)
        let state = try call.words.choice(at: 1, of: ["on", "off"])
        call.shell.set(name.flatMap { ShopSwitch(rawValue: $0) }, state.map { $0 == "on" })
      },
    ]
  }

  private static var records: [Self] {
    [
      Self("journal [FILE]", "Print the journal of the shop, or write it to a file.") { call in
        try call.words.check(atMost: 1)
        try call.shell.tellJournal(call.words.all.first)
      },
      Self("replay FILE", "Replay the journal of a file, and print the first difference.") { call in
        try call.shell.replay(call.words.first("FILE"))
      },
      Self("film FILE [JOURNAL]", "Draw the journal of the shop, or of a file, into a page with a film strip.") {
        call in
        try call.shell.film(call.words.first("FILE", atMost: 2), call.words.all.dropFirst().first)
      },
      Self("help [COMMAND]", "List the commands and the links, or say how to write one command.") { call in
        try call.words.check(atMost: 1)
        call.output.say(try Help.ofShell(call.words.all.first))
      },
      Self("quit", "Leave the shell; so does `exit`.") { call in
        call.shell.isOver = true
      },
    ]
  }
}
