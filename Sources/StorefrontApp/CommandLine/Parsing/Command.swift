import Wayfinder

/// A command of the tool or of its shell, with its usage, its help and the code that performs it.
struct Command<Action> {
  /// The name and the arguments, as in `open LINK…`.
  let usage: String
  /// One sentence for the list of commands.
  let summary: String
  /// The options that the command takes.
  let options: [Option]
  /// Performs the command, and throws ``Refusal`` if its words are wrong.
  let action: Action

  init(_ usage: String, _ summary: String, options: [Option] = [], action: Action) {
    self.usage = usage
    self.summary = summary
    self.options = options
    self.action = action
  }

  /// A Boolean value that indicates whether words may follow the name.
  var takesWords: Bool { usage != name }

  /// The first word of the usage.
  var name: String { String(usage.prefix { $0 != " " }) }
}

/// A command that the user writes after `storefront`.
typealias ToolCommand = Command<@MainActor (ToolCall) async throws -> ToolStatus>
/// A command that the user writes in the shell.
typealias ShellCommand = Command<@MainActor (ShellCall) throws -> Void>

extension ToolCommand {
  /// Returns the tool's command of this name.
  static func named(_ name: String) throws(Refusal) -> ToolCommand {
    if let command = all.first(where: { $0.name == name }) { return command }
    if ShellCommand.all.contains(where: { $0.name == name }) {
      throw Refusal("`\(name)` is a command of the shell, which `storefront` without a command starts.")
    }
    throw Refusal(noCommand: name, known: all.map(\.name))
  }
}

extension ShellCommand {
  /// Returns the shell's command of this name. `exit` is another name of `quit`.
  static func named(_ name: String) throws(Refusal) -> ShellCommand {
    if let command = all.first(where: { $0.name == (name == "exit" ? "quit" : name) }) { return command }
    if ToolCommand.all.contains(where: { $0.name == name }) {
      throw Refusal("`\(name)` is no command of the shell; write `storefront \(name)` outside of it.")
    }
    throw Refusal(noCommand: name, known: all.map(\.name))
  }
}

nonisolated extension Refusal {
  fileprivate init(noCommand name: String, known: [String]) {
    let remedy = name.contains("://") ? "write `open` before a link" : known.hint(nearest: name)
    self.init("\(name.quotedOnOneLine) is not a command; \(remedy ?? "`help` lists the commands").")
  }
}
