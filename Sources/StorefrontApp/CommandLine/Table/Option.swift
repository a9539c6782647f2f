/// Something that may be written after a command of the tool, wherever it likes, and that begins with two hyphens.
nonisolated struct Option: Hashable, Sendable {
  /// How it is written.
  let name: String
  /// What has to stand after it; nothing after most.
  let value: Argument?
  /// What it does, in a sentence.
  let summary: String

  init(_ name: String, _ summary: String, value: Argument? = nil) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// The option as the usage has it.
  var usage: String { [name, value?.name].compactMap(\.self).joined(separator: " ") }
}

nonisolated extension Option {
  static let json = Option("--json", "Write one JSON object a line, whatever is to be said.")
  static let help = Option("--help", "Say how a command is written, as -h does.")
  static let version = Option("--version", "Print the version.")
  static let plan = Option("--plan", "Say what opening would do, and do nothing.")
  static let loggedIn = Option("--logged-in", "Begin with somebody logged in.")
  static let wide = Option("--wide", "Begin in a window with room for two columns.")
  static let firstLaunch = Option("--first-launch", "Begin by showing how the shop works.")
  static let check = Option("--check", "Compare a site's file with the links.", value: .one("FILE", .file))
  static let waiting = Option(
    "--waiting", "Keep a link that waits for a login in a file, also for a later run.", value: .one("FILE", .file))

  static let svg = Option("--svg", "Draw a picture.")
  static let html = Option("--html", "Draw a page that can be searched, in one file.")
  static let mermaid = Option("--mermaid", "Draw it as Mermaid, which many pages show as a picture.")
  static let dot = Option("--dot", "Draw it for Graphviz.")
  static let compare = Option("--compare", "Compare it with one that was kept.", value: .one("OLD", .file))

  static let states = Option(
    "--states", "Explore at most so many states; 10000 unless another is said.", value: .one("N", .word))
  static let steps = Option(
    "--steps", "Go at most so many steps from the launch; 12 unless another is said.", value: .one("N", .word))
  static let interrupted = Option(
    "--interrupted", "Interrupt each navigation in so many states; 3 unless another is said.", value: .one("N", .word))
  static let processes = Option(
    "--processes", "Explore in so many processes; as many as there are cores unless another is said.",
    value: .one("N", .word))

  /// What may be written after every command.
  static let everywhere = [json, help, version]
}
