import Wayfinder

// Screens that have no link, and what is there.
extension Command {
  static let show = Command(
    "show", "Show a screen that has no link.",
    shell: ShellForm(
      [.one("SCREEN", .choice(NamedScreen.allCases.map(\.rawValue))), .optional("N", .word)],
      details: """
        gallery, share and removal need the number of a product. receipt may have that of an order; the others have none.
        """
    ) { call in try call.shell.show(call.words, call) })

  static let share = Command(
    "share", "Share a product; the same as `show share N`.",
    shell: ShellForm([.one("N", .word)]) { call in try call.shell.show(["share"] + call.words, call) })

  static let tree = Command(
    "tree", "Print the screens: ● is visible, ↑ is presented.", shell: ShellForm { $0.tell(nil) })

  static let flow = Command(
    "flow", "Print the pages of onboarding and checkout; ← marks the current one.",
    shell: ShellForm { $0.shell.drawFlows($0) })

  static let position = Command(
    "position", "Print where you are, as one line of JSON.", shell: ShellForm { $0.shell.tellPosition($0) })

  static let restore = Command(
    "restore", "Go to where a position says; it is as `position` prints it, or in a file.",
    shell: ShellForm([.one("POSITION", .text)]) { call in try call.shell.restore(call.text, call) })

  static let set = Command(
    "set", "Print the switches, or set one of them.",
    shell: ShellForm([
      .optional("NAME", .choice(ShopSwitch.allCases.map(\.rawValue))), .optional("on|off", .choice(["on", "off"])),
    ]) { call in try call.shell.set(call) })
}
