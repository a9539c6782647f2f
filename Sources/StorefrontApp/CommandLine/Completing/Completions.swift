import Wayfinder

/// A shell that completes what is typed.
nonisolated enum CompletedShell: String, CaseIterable {
  case bash, zsh
}

/// What a shell completes `storefront` with, made of the table of commands and of the links.
struct Completions {
  let commands = Command.all(in: .tool)
  /// The links, as far as they are the same for all values.
  let links: [String]

  /// - Throws: Should the links of the shop contradict each other.
  init() throws(LinkTableError) {
    var links: [String] = []
    for pattern in try Links().routes.patterns {
      let beginning = pattern.prefix { $0 != "?" }.split(separator: ":", omittingEmptySubsequences: false)[0]
      let link = "store://" + beginning
      if !links.contains(link) { links.append(link) }
    }
    self.links = links
  }

  func script(for shell: CompletedShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    }
  }

  /// The options of a command, all that may be written after it.
  func options(of command: Command) -> [Option] { (command.tool?.options ?? []) + Option.everywhere }

  /// The options after which a file has to stand.
  var optionsOfFiles: [Option] {
    commands.flatMap { $0.tool?.options ?? [] }.filter { $0.value?.kind == .file }
  }
}
