import Wayfinder

/// Performs commands, one on each line. Every line has an answer, also a line that cannot be understood.
public final class Shell {
  let shop: Storefront
  let output: Output
  /// Records the journal of the shop.
  let recorder: JournalRecorder
  /// A command that continues after its call; the next command waits for its end.
  var inProgress: Task<Void, Never>?
  /// The link that waits for a login, in a file for a later run; `nil` without a file.
  var storedLink: StoredLink?
  /// A Boolean value that indicates whether the shell has performed its last command.
  var isOver = false

  /// Creates a shell for a shop whose transitions end at once.
  public init(shop: Storefront, output: Output) {
    self.shop = shop
    self.output = output
    recorder = JournalRecorder(shop.router, keeping: 5_000)
    for shopSwitch in ShopSwitch.allCases { recorder.fact(shopSwitch.rawValue, shop.isOn(shopSwitch) ? "on" : "off") }
  }

  /// Performs one command, and ignores empty lines and comments.
  ///
  /// - Returns: `false` if the command was the last.
  public func run(_ command: String) -> Bool { run(.bytes(Array(command.utf8))) }

  /// Performs the commands of the input until its end or `quit`.
  ///
  /// - Parameter input: Returns the next bytes, or `nil` at the end.
  func readCommands(_ input: () -> [UInt8]?) async {
    var lines = LineSplitter()
    output.greet("`help` lists the commands and the links, `quit` leaves.")
    openLinkOfEarlierRun()
    output.prompt()
    while let bytes = input() {
      for line in lines.feed(bytes) {
        guard run(line) else { return }
        await Task.yield()
        await finish()
        output.prompt()
      }
    }
    if let last = lines.finish() { _ = run(last) }
    await finish()
    // The prompt of the terminal begins on a new line.
    output.greet("")
  }

  /// Waits for the end of a command that continues after its call.
  public func finish() async {
    await inProgress?.value
    inProgress = nil
  }

  private func run(_ line: LineSplitter.Line) -> Bool {
    switch line {
    case .tooLong: output.refuse("The line is longer than \(LineSplitter.mostBytes) bytes; nothing was done.")
    case .bytes(let bytes):
      if let text = String(bytes: bytes, encoding: .utf8) {
        perform(text.trimmingCharacters(in: .whitespaces.union(.newlines)))
      } else {
        output.refuse("The line is not UTF-8; nothing was done.")
      }
    }
    openLinkOfEarlierRun()
    return !isOver
  }

  private func perform(_ line: String) {
    guard !line.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else {
      return output.refuse("The line contains a control character; nothing was done.")
    }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return }
    do {
      try perform(ShellCommand.named(name), Array(words.dropFirst()), line)
    } catch {
      output.refuse("\(error)")
    }
  }

  private func perform(_ command: ShellCommand, _ words: [String], _ line: String) throws {
    if let first = words.first, ["--help", "-h"].contains(first) { return output.say(Help.of(command)) }
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    let call = ShellCall(shell: self, words: Words(words, of: command.name, usage: command.usage), line: line)
    if !command.takesWords { try call.words.check(atMost: 0) }
    try command.action(call)
  }
}
