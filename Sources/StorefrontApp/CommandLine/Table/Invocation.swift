/// What the arguments of the tool ask for.
struct Invocation {
  enum Request {
    /// To carry out a command.
    case command(Command)
    /// To say how one command is written, by its name, or all.
    case help(String?)
    /// To print the version.
    case version
  }

  let request: Request
  /// What stands after the command.
  let words: [String]
  /// The options, with what stands after those that need something.
  let options: [Option: String]

  /// Whether the arguments ask for JSON, also if something is wrong with them.
  static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains(Option.json.name)
  }

  /// Reads the arguments. Without a command they ask for the shell.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: [String]) throws(UsageError) {
    let (words, options) = try Self.sort(arguments)
    let name = words.first
    self.words = Array(words.dropFirst())
    self.options = options
    if options[.version] != nil {
      request = .version
    } else if options[.help] != nil {
      request = .help(name)
    } else {
      let command = try name.map { name throws(UsageError) in try Command.named(name, in: .tool) } ?? .shellItself
      request = .command(command)
      let allowed = Option.everywhere + (command.tool?.options ?? [])
      if let option = options.keys.sorted(by: { $0.name < $1.name }).first(where: { !allowed.contains($0) }) {
        let others = Command.all.filter { $0.tool?.options.contains(option) == true }.map { "`\($0.name)`" }
        throw UsageError("`\(option.name)` goes with \(others.listed), and not with `\(command.name)`.")
      }
      try command.check(self.words, in: .tool)
    }
  }

  /// Tells words and options apart. What stands after `--` is a word, whatever it begins with.
  private static func sort(_ arguments: [String]) throws(UsageError) -> ([String], [Option: String]) {
    var (words, options): ([String], [Option: String]) = ([], [:])
    let known = Set(Command.all.flatMap { $0.tool?.options ?? [] } + Option.everywhere)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? Option.help.name : parts[0]
      guard let option = known.first(where: { $0.name == name }) else {
        throw .noOption(name, known: known.map(\.name).sorted())
      }
      options[option] = try value(of: option, parts.dropFirst().first, &rest)
    }
    return (words, options)
  }

  private static func value(
    of option: Option, _ written: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = option.value else {
      guard written == nil else { throw UsageError("`\(option.name)` takes no value; write it alone.") }
      return ""
    }
    guard let found = written ?? rest.popFirst(), !found.isEmpty else {
      throw UsageError("`\(option.name)` needs \(value.article) \(value.name); write `\(option.usage)`.")
    }
    return found
  }
}

extension Command {
  /// How it is written after `storefront`, with its options, or with a word for them where they are many.
  var toolUsage: String {
    let options = (tool?.options ?? []) + [.json]
    let written = options.count > 6 ? ["[OPTIONS]"] : options.map { "[\($0.usage)]" }
    return ([usage(in: .tool)] + written).joined(separator: " ")
  }
}
