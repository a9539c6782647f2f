import Wayfinder

/// Carries out commands, a line each. Whatever a line holds, the answer is a sentence and never a trap.
public final class Shell {
  let shop: Storefront
  let output: Output
  /// Writes down what happens in the shop.
  let recorder: JournalRecorder
  /// What takes more than a turn; the next command waits for it.
  var inProgress: Task<Void, Never>?
  /// Where a link lies that waits for a login, for a later run; `nil` where none is kept.
  var left: LeftLink?
  /// Whether the last command has been carried out.
  var isOver = false

  /// Makes a shell for a shop whose transitions end at once.
  ///
  /// - Parameter isJSON: Whether all that it says is one JSON object a line.
  public init(shop: Storefront, output: Output, isJSON: Bool = false) {
    self.shop = shop
    self.output = isJSON ? output.inJSON(true) : output
    recorder = JournalRecorder(shop.router, keeping: 5_000)
    for one in ShopSwitch.allCases { recorder.fact(one.rawValue, shop.isOn(one) ? "on" : "off") }
  }

  /// Carries out one command. An empty line is none, and so is a comment.
  ///
  /// - Returns: `false` if it was the last.
  public func run(_ command: String) -> Bool { run(.bytes(Array(command.utf8))) }

  /// Carries out the commands of the input, to its end or to `quit`.
  ///
  /// - Parameter input: Gives the next bytes; `nil` at the end.
  func readCommands(_ input: () -> [UInt8]?) async {
    var lines = LineSplitter()
    output.greet("`help` lists the commands and the links, `quit` leaves.")
    openWhatWasLeft()
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
    // The terminal's own next line begins below.
    output.greet("")
  }

  /// Waits for what takes more than a turn.
  public func finish() async {
    await inProgress?.value
    inProgress = nil
  }

  private func run(_ line: LineSplitter.Line) -> Bool {
    switch line {
    case .tooLong: refuse("The line is longer than \(LineSplitter.mostBytes) bytes; nothing was done.")
    case .bytes(let bytes):
      if let text = String(bytes: bytes, encoding: .utf8) {
        carryOut(text.trimmingCharacters(in: .whitespaces.union(.newlines)))
      } else {
        refuse("The line is not UTF-8; nothing was done.")
      }
    }
    openWhatWasLeft()
    return !isOver
  }

  private func carryOut(_ line: String) {
    guard !line.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else {
      return refuse("The line contains a control character; nothing was done.")
    }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return }
    do {
      let command = try Command.named(name, in: .shell)
      try carryOut(command, Array(words.dropFirst()), line)
    } catch let error as UsageError {
      refuse(error.description, .usage, line)
    } catch let refusal as Refusal {
      refuse(refusal.description, refusal.kind, line)
    } catch {
      refuse("\(error)", .refused, line)
    }
  }

  private func carryOut(_ command: Command, _ words: [String], _ line: String) throws {
    if let first = words.first, ["--help", "-h"].contains(first) { return try Help(.shell, of: command).tell(output) }
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    try command.check(words, in: .shell)
    try command.shell?.run(ShellCall(shell: self, words: words, line: line))
  }

  func refuse(_ sentence: String, _ kind: Report.Kind = .refused, _ line: String? = nil) {
    output.refuse(Report(command: line, outcome: Report.Ending(kind: kind, text: sentence)))
  }
}
