/// What the arguments of the tool ask for.
nonisolated struct Invocation: Equatable {
  enum Action: Equatable {
    case open([String])
    case notify(file: String)
    case links
    case aasa(comparing: String?)
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
           storefront notify FILE [--json] [--logged-in] [--wide]
           storefront links [--json]
           storefront aasa [--check FILE]
           storefront [--json] [--logged-in] [--wide] [--first-launch]

    The first opens links of the shop, one after the other, and prints what was planned, what happened and the screens
    after it; with --plan only what was planned, and nothing is done. It ends with 0 if all arrived, 2 for wrong usage,
    3 for blocked, refused or cancelled, 4 for a malformed or unknown link, 5 for a failure.
    The second follows the notifications in a file of JSON, one after the other, and prints what happened and the screens
    after it. They are a list of objects: {"kind": "order", "order": 1001, "status": "shipped"},
    {"kind": "promotion", "product": 42}, {"kind": "chat", "message": "Hello"}. It ends as the first does, with 4 for a
    file that says something else; nothing is done then.
    The third lists the links of the shop. The fourth writes the association file by which a site hands its links to the
    app; with --check it compares a site's file with them, and ends with 5 where they differ, 4 for a file that is none.
    The last reads commands from standard input, one a line; `help` lists them.
    With --first-launch the shop begins by showing how it works.
    """

  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var checked: String?
    var rest = arguments[...]
    var position = 0
    while let argument = rest.popFirst() {
      defer { position += 1 }
      switch argument {
      case "--plan": isPlanOnly = true
      case "--json": isJSON = true
      case "--logged-in": isLoggedIn = true
      case "--wide": isWide = true
      case "--first-launch": isFirstLaunch = true
      case "--check":
        guard let file = rest.popFirst() else { throw UsageError("--check needs a file.") }
        checked = file
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
      if checked != nil { throw UsageError("--check goes with `aasa`.") }
      return
    }
    guard checked == nil || command == "aasa" else { throw UsageError("--check goes with `aasa`.") }
    if command == "links" || command == "aasa" {
      guard words.count == 1 else { throw UsageError("`\(command)` takes nothing more.") }
      guard !isPlanOnly else { throw UsageError("--plan needs `open` and a link.") }
      action = command == "links" ? .links : .aasa(comparing: checked)
      return
    }
    if command == "notify" {
      guard words.count == 2 else { throw UsageError("`notify` needs one file.") }
      guard !isPlanOnly else { throw UsageError("--plan needs `open` and a link.") }
      action = .notify(file: words[1])
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
