// What a user does.
extension Command {
  static let back = Command(
    "back", "Press the back button, or one with this title.",
    shell: ShellForm([.optional("TITLE", .text)]) { call in try call.answer { try $0.goBack(call.text) } })

  static let tab = Command(
    "tab", "Choose a tab.",
    shell: ShellForm([.one("NAME", .choice(Tab.allCases.map(\.rawValue)))]) { call in
      try call.answer { try $0.chooseTab(call.text) }
    })

  static let dismiss = Command(
    "dismiss", "Swipe the topmost sheet away.", shell: ShellForm { call in try call.answer { try $0.dismiss() } })

  static let tap = Command(
    "tap", "Tap what bears this title; without one, name all that can be tapped.",
    shell: ShellForm([.optional("TITLE", .text)]) { call in try call.shell.tap(call.text, call) })

  static let answer = Command(
    "answer", "Answer the alert in front.",
    shell: ShellForm([.optional("TITLE", .text)]) { call in try call.answer { try $0.answerAlert(call.text) } })

  static let page = Command(
    "page", "Turn a page.",
    shell: ShellForm([.one("DIRECTION", .choice(["next", "previous"]))]) { call in
      try call.answer { try $0.turnPage(call.text.lowercased()) }
    })

  static let login = Command(
    "login", "Submit the login screen.", shell: ShellForm { call in try call.answer { try $0.logIn() } })

  static let logout = Command("logout", "Log out.", shell: ShellForm { call in try call.answer { try $0.logOut() } })
}
