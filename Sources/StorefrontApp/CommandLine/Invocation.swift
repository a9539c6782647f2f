/// What the arguments of the tool ask for.
nonisolated struct Invocation: Equatable {
  enum Action: Equatable {
    case open([String])
    case shell
    case help
  }

  var action = Action.shell
  var isPlanOnly = false
  var isJSON = false
  var isLoggedIn = false
  var isWide = false
  var isFirstLaunch = false

  static let usage = """
    usage: storefront open URL… [--plan] [--json] [--logged-in] [--wide] [--first-launch]
           storefront [--json] [--logged-in] [--wide] [--first-launch]

    The first opens links of the shop, one after the other, and prints what was planned, what happened and the screens
    after it; with --plan only what was planned, and nothing is done. It ends with 0 if all arrived, 2 for wrong usage,
    3 for blocked, refused or cancelled, 4 for a malformed or unknown link, 5 for a failure.
    The second reads commands from standard input, one a line; `help` lists them.
    With --first-launch the shop begins by showing how it works.
    """

  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    for (position, argument) in arguments.enumerated() {
      switch argument {
      case "--plan": isPlanOnly = true
      case "--json": isJSON = true
      case "--logged-in": isLoggedIn = true
      case "--wide": isWide = true
      case "--first-launch": isFirstLaunch = true
      case "--help", "-h": action = .help
      case "help" where position == 0: action = .help
      default:
        guard !argument.hasPrefix("-") else { throw UsageError("“\(argument)” is not an option.") }
        words.append(argument)
      }
    }
    if action == .help { return }
    guard let command = words.first else {
      if isPlanOnly { throw UsageError("--plan needs `open` and a link.") }
      return
    }
    guard command == "open" else { throw UsageError("“\(command)” is not a command.") }
    guard words.count > 1 else { throw UsageError("`open` needs a link.") }
    action = .open(Array(words.dropFirst()))
  }
}

/// What is wrong with the arguments.
nonisolated struct UsageError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
