import Wayfinder

/// The texts that `help` and `--help` print.
enum Help {
  /// Returns the help of the tool, or of one command.
  static func ofTool(_ name: String?) throws -> String { try name.map { try of(ToolCommand.named($0)) } ?? tool() }

  /// Returns the help of the shell, or of one command.
  static func ofShell(_ name: String?) throws -> String { try name.map { try of(ShellCommand.named($0)) } ?? shell() }

  static func of(_ command: ShellCommand) -> String { "Usage: \(command.usage)\n\n\(command.summary)" }

  private static func of(_ command: ToolCommand) -> String {
    let usage = "Usage: storefront \(command.usage)" + (command.options.isEmpty ? "" : " [OPTIONS]")
    return [usage, command.summary, list(command.options + [.help, .version])].joined(separator: "\n\n")
  }

  private static func tool() throws -> String {
    """
    storefront is a demo shop, moved by links and commands.

    Usage: storefront COMMAND [OPTIONS]
           storefront [OPTIONS]         the same as `storefront shell`

    Commands:
    \(columns(ToolCommand.all.map { ($0.usage, $0.summary) }))

    `storefront help COMMAND` lists the options of one command.

    \(list(Option.allCases))

    \(try links())

    Status at the end: \(ToolStatus.explanation)
    """
  }

  private static func shell() throws -> String {
    """
    \(columns(ShellCommand.all.map { ($0.usage, $0.summary) }))

    \(try links())
    """
  }

  private static func links() throws -> String {
    ([LinkLister.introduction] + (try Links().routes.patterns.map { "  \($0)" })).joined(separator: "\n")
  }

  private static func list(_ options: [Option]) -> String {
    "Options:\n" + columns(options.map { ($0.usage, $0.summary) })
  }

  /// Sets rows in two columns. If the left side is too wide, the right side begins on the next line.
  private static func columns(_ rows: [(left: String, right: String)]) -> String {
    let width = 22
    return rows.map { left, right in
      let blanks = String(repeating: " ", count: left.count < width ? width - left.count : width + 2)
      return "  \(left)\(left.count < width ? "" : "\n")\(blanks)\(right)"
    }.joined(separator: "\n")
  }
}
