/// The arguments of the tool, divided into words and options.
struct Invocation {
  /// The command's name and the words after it.
  private(set) var words: [String] = []
  /// The options with their values; the value is empty if the option has none.
  private(set) var options: [Option: String] = [:]

  /// Divides the arguments. Options may have any place; every argument after `--` is a word.
  ///
  /// - Throws: ``Refusal`` if an option is unknown or its value is wrong.
  init(_ arguments: [String]) throws(Refusal) {
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      if argument == "--" {
        words += remaining
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Option(rawValue: parts[0] == "-h" ? "--help" : parts[0]) else {
        let hint = Option.allCases.map(\.rawValue).hint(nearest: parts[0]) ?? "`storefront help` lists the options"
        throw Refusal("\(parts[0].quotedOnOneLine) is not an option; \(hint).")
      }
      options[option] = try Self.value(of: option, parts.dropFirst().first, &remaining)
    }
  }

  private static func value(
    of option: Option, _ written: String?, _ remaining: inout ArraySlice<String>
  ) throws(Refusal) -> String {
    guard let value = option.value else {
      guard written == nil else { throw Refusal("`\(option.rawValue)` takes no value; write it alone.") }
      return ""
    }
    guard let found = written ?? remaining.popFirst(), !found.isEmpty else {
      throw Refusal("`\(option.rawValue)` needs \(value.withArticle); write `\(option.usage)`.")
    }
    return found
  }

  /// Returns the command that the first word names, or the shell if there are no words.
  ///
  /// - Throws: ``Refusal`` if there is no such command, or if it does not take one of the options.
  func command() throws(Refusal) -> ToolCommand {
    let command = try ToolCommand.named(words.first ?? "shell")
    let foreign = options.keys.filter { !command.options.contains($0) }.min { $0.rawValue < $1.rawValue }
    guard let foreign else { return command }
    let others = ToolCommand.all.filter { $0.options.contains(foreign) }.map { "`\($0.name)`" }
    throw Refusal("`\(foreign.rawValue)` goes with \(others.listed), and not with `\(command.name)`.")
  }
}
