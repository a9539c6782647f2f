import Wayfinder

// What happened in the shop.
extension Command {
  static let journal = Command(
    "journal", "Print what happened in the shop, or write it to a file.",
    shell: ShellForm([.optional("FILE", .file)]) { call in try call.shell.tellJournal(call) })

  static let replay = Command(
    "replay", "Replay the journal of a file, and say whether it came out the same.",
    shell: ShellForm([.one("FILE", .file)]) { call in try call.shell.replay(call) })
}
