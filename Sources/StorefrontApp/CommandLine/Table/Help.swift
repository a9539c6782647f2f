import Wayfinder

/// Says how the commands of a place are written, or one of them; made of the table.
struct Help {
  private let place: CommandPlace
  private let command: Command?
  private let patterns: [String]

  /// - Parameter command: The command to say more about; all of the place where there is none.
  /// - Throws: Should the links of the shop contradict each other.
  init(_ place: CommandPlace, of command: Command? = nil) throws {
    self.place = place
    self.command = command
    patterns = try Links().routes.patterns
  }

  /// Help of a command by its name: as it is written in this place, or where it is none there, in the other.
  ///
  /// - Throws: ``UsageError`` where there is none of this name at all.
  init(_ place: CommandPlace, named name: String) throws {
    let isHere = Command.all(in: place).contains { $0.names.contains(name) }
    let other: CommandPlace = place == .tool ? .shell : .tool
    let isThere = Command.all(in: other).contains { $0.names.contains(name) }
    let shown = isThere && !isHere ? other : place
    try self.init(shown, of: try .named(name, in: shown))
  }

  func tell(_ output: Output) {
    output.tell(report) { output.say(command.map(text) ?? (place == .tool ? toolText : shellText)) }
  }

  private var report: Report {
    let commands = command.map { [$0] } ?? Command.all(in: place)
    let entries = commands.map { command in
      let details = command.details(in: place)
      return Report.Entry(
        name: command.name, usage: usage(command), summary: command.summary, details: details.isEmpty ? nil : details)
    }
    return Report(command: "help", commands: entries, links: command == nil ? patterns : nil)
  }

  private func usage(_ command: Command) -> String {
    place == .tool ? command.toolUsage : command.usage(in: .shell)
  }
}

// MARK: - One command

extension Help {
  private func text(_ command: Command) -> String {
    var parts = ["Usage: \(usage(command))", command.summary]
    if !command.otherNames.isEmpty {
      parts[1] += " Also written \(command.otherNames.map { "`\($0)`" }.joined(separator: ", "))."
    }
    let details = command.details(in: place)
    if !details.isEmpty { parts.append(details) }
    let choices = (command.arguments(in: place) ?? []).filter { !$0.choices.isEmpty && !$0.name.contains("|") }
    if !choices.isEmpty {
      parts.append(
        choices.map { "\($0.name) is one of \($0.choices.joined(separator: ", "))." }.joined(separator: "\n"))
    }
    if place == .tool { parts.append(Self.list(options: (command.tool?.options ?? []) + Option.everywhere)) }
    return parts.joined(separator: "\n\n")
  }
}

// MARK: - All commands

extension Help {
  private var toolText: String {
    """
    storefront is a demo shop, moved by links and commands.

    Usage: storefront COMMAND [OPTIONS]
           storefront [OPTIONS]         the same as `storefront shell`

    Commands:
    \(commandList)

    `storefront help COMMAND` says more about one, and names its options.

    \(Self.list(options: Self.options))

    \(linkList)

    Status at the end: \(ToolStatus.explanation)
    """
  }

  private var shellText: String {
    """
    \(commandList)

    `help COMMAND` says more about one.

    \(linkList)
    """
  }

  private var commandList: String {
    Self.columns(
      Command.all(in: place).map { command in
        let arguments = (command.arguments(in: place) ?? []).map(\.usage)
        return ((command.names.joined(separator: ", ") + " " + arguments.joined(separator: " ")), command.summary)
      })
  }

  private var linkList: String { LinkLister.introduction + "\n" + patterns.map { "  \($0)" }.joined(separator: "\n") }

  /// The options of all commands, each once.
  private static var options: [Option] {
    var options: [Option] = []
    for option in Command.all.flatMap({ $0.tool?.options ?? [] }) + Option.everywhere where !options.contains(option) {
      options.append(option)
    }
    return options
  }

  private static func list(options: [Option]) -> String {
    "Options:\n" + columns(options.map { ($0.usage, $0.summary) })
  }

  /// Two columns, what is written on the left. What is too wide for its column stands in a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    rows.map { left, right in
      let left = left.trimmingCharacters(in: .whitespaces)
      let gap = left.count < columnWidth ? String(repeating: " ", count: columnWidth - left.count) : "\n"
      return "  \(left)\(gap == "\n" ? gap + String(repeating: " ", count: columnWidth + 2) : gap)\(right)"
    }.joined(separator: "\n")
  }

  private static let columnWidth = 22
}
