import Wayfinder

/// A command: an entry of the table that help, completions and suggestions are made of.
///
/// One that is added needs a file with the entry, and a line in ``all``.
struct Command {
  /// What is written to have it carried out.
  let name: String
  /// What else may be written.
  let otherNames: [String]
  /// What it does, in a sentence.
  let summary: String
  /// How it is written after `storefront`, and what carries it out there; `nil` where it is no command there.
  let tool: ToolForm?
  /// How it is written in the shell, and what carries it out there; `nil` where it is no command there.
  let shell: ShellForm?

  init(
    _ name: String, _ summary: String, otherNames: [String] = [], tool: ToolForm? = nil, shell: ShellForm? = nil
  ) {
    self.name = name
    self.otherNames = otherNames
    self.summary = summary
    self.tool = tool
    self.shell = shell
  }

  /// All names of it.
  var names: [String] { [name] + otherNames }
}

/// A command as it is written after `storefront`.
struct ToolForm {
  let arguments: [Argument]
  /// What may be written besides ``Option/everywhere``.
  let options: [Option]
  /// What else there is to know; only the help of this command alone prints it.
  let details: String
  /// Carries it out. What it throws is told in a sentence, and ends the tool with ``ToolStatus/failed``.
  let run: @MainActor (ToolCall) async throws -> ToolStatus

  init(
    _ arguments: [Argument] = [], options: [Option] = [], details: String = "",
    run: @escaping @MainActor (ToolCall) async throws -> ToolStatus
  ) {
    self.arguments = arguments
    self.options = options
    self.details = details
    self.run = run
  }
}

/// A command as it is written in the shell.
struct ShellForm {
  let arguments: [Argument]
  /// What else there is to know; only the help of this command alone prints it.
  let details: String
  /// Carries it out. What it throws is told in a sentence.
  let run: (ShellCall) throws -> Void

  init(_ arguments: [Argument] = [], details: String = "", run: @escaping (ShellCall) throws -> Void) {
    self.arguments = arguments
    self.details = details
    self.run = run
  }
}

/// Where a command is written.
nonisolated enum CommandPlace: Hashable, Sendable {
  /// After `storefront`.
  case tool
  /// In its shell.
  case shell
}

extension Command {
  /// The commands of a place, in the order of the table.
  static func all(in place: CommandPlace) -> [Command] { all.filter { $0.arguments(in: place) != nil } }

  /// The command of this name.
  ///
  /// - Throws: ``UsageError`` with the nearest command, where there is none of this name.
  static func named(_ name: String, in place: CommandPlace) throws(UsageError) -> Command {
    let commands = all(in: place)
    if let command = commands.first(where: { $0.names.contains(name) }) { return command }
    if all.contains(where: { $0.names.contains(name) }) {
      throw UsageError(
        place == .tool
          ? "`\(name)` is a command of the shell, which `storefront` without a command starts."
          : "`\(name)` is no command of the shell; write `storefront \(name)` outside of it.")
    }
    let choices = commands.flatMap { command in
      (command.arguments(in: place)?.first?.choices ?? []).map { (word: $0, command: command.name) }
    }
    throw .noCommand(name, known: commands.flatMap(\.names), choices: choices)
  }

  /// What it takes in a place; `nil` where it is no command there.
  func arguments(in place: CommandPlace) -> [Argument]? {
    switch place {
    case .tool: tool?.arguments
    case .shell: shell?.arguments
    }
  }

  /// What else there is to know of it in a place.
  func details(in place: CommandPlace) -> String {
    switch place {
    case .tool: tool?.details ?? ""
    case .shell: shell?.details ?? ""
    }
  }

  /// How it is written in a place, without options.
  func usage(in place: CommandPlace) -> String {
    let words = [name] + (arguments(in: place) ?? []).map(\.usage)
    return ((place == .tool ? ["storefront"] : []) + words).joined(separator: " ")
  }

  /// Holds the words after its name against what it takes.
  ///
  /// - Throws: ``UsageError``.
  func check(_ words: [String], in place: CommandPlace) throws(UsageError) {
    let complaint = arguments(in: place)?.complaint(about: words, for: name, usage: usage(in: place))
    if let complaint { throw UsageError(complaint) }
  }
}
