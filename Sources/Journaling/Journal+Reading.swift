public import Foundation
import NavigationCore
import ViewHierarchy

nonisolated extension Journal {
  /// Reads a journal from UTF-8 text.
  ///
  /// A last line without a line break is ignored, because a process may have ended while it wrote the line.
  ///
  /// - Throws: ``JournalError`` if the text is too large, has a newer version, is no journal, or has a malformed or misplaced line.
  /// - Complexity: Linear in the number of bytes. No more than ``mostBytes`` are read.
  public init(reading bytes: some Sequence<UInt8>) throws(JournalError) {
    try self.init(bytes: Array(bytes.prefix(Self.mostBytes + 1)))
  }

  private init(bytes: [UInt8]) throws(JournalError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge(mostBytes: Self.mostBytes) }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines.removeLast()
    var reader = JournalReader()
    for (index, line) in lines.enumerated() { try reader.read(Data(line), number: index + 1) }
    self = try reader.journal()
  }

  /// Reads a journal from a string. A last line without a line break is ignored.
  ///
  /// - Throws: ``JournalError``.
  public init(reading text: String) throws(JournalError) { try self.init(reading: text.utf8) }

  /// Reads a journal from a file. A last line without a line break is ignored. The whole file is refused if it has more than
  /// ``mostBytes``.
  ///
  /// - Throws: ``JournalError``, or an error of the file system.
  public init(contentsOf url: URL) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    try self.init(reading: try handle.read(upToCount: Self.mostBytes + 1) ?? Data())
  }
}

/// Reads a journal line by line. Checks that each line is well-formed, and that the numbers of entries and requests are consecutive.
nonisolated struct JournalReader {
  /// The greatest length of the heading, in bytes. The heading may contain a position.
  static let mostBytesOfHeading = 32_768
  /// The greatest length of any other line, in bytes. It exceeds the length of written lines, so that later versions of the package can
  /// add members.
  private static let mostBytesOfLine = 1_000

  private var heading: JournalLine?
  private var letters = TreeLetters()
  private(set) var entries: [JournalEntry] = []
  private var firstRequest: Int?
  private var lastRequest = 0
  private var open: Set<Int> = []

  mutating func read(_ line: Data, number: Int) throws(JournalError) {
    guard line.count <= (heading == nil ? Self.mostBytesOfHeading : Self.mostBytesOfLine) else {
      throw .line(number, "it is too long")
    }
    // The heading of a newer version may have another form, so only its version is decoded first.
    struct Version: Codable { let journal: Int }
    if heading == nil {
      guard let version = try? JSONDecoder().decode(Version.self, from: line).journal, version > 0 else {
        throw .noJournal
      }
      guard version <= Journal.currentVersion else { throw .newer(version: version, known: Journal.currentVersion) }
    }
    guard let line = try? JSONDecoder().decode(JournalLine.self, from: line) else {
      throw .line(number, "it is not written as the lines of journals are")
    }
    if heading == nil {
      guard line.dropped ?? 0 >= 0, line.facts?.count ?? 0 <= Journal.mostFacts else {
        throw .line(number, "it says what no journal says")
      }
      heading = line
    } else if let type = line.type {
      guard letters.classes.count < TreeLetters.mostClasses else { throw .line(number, "it names too many classes") }
      letters.add(type)
    } else {
      do throws(Wrong) { entries.append(try entry(line)) } catch { throw .line(number, error.reason) }
    }
  }

  func journal() throws(JournalError) -> Journal {
    guard let heading else { throw .noJournal }
    return Journal(
      version: Journal.currentVersion, dropped: heading.dropped ?? 0, position: heading.position,
      facts: heading.facts ?? [:], entries: entries)
  }

  private struct Wrong: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private mutating func entry(_ line: JournalLine) throws(Wrong) -> JournalEntry {
    let next = (entries.last?.number ?? heading?.dropped ?? 0) &+ 1
    guard let number = line.n, number == next else { throw Wrong("entry \(next) should stand there") }
    return JournalEntry(
      number: number, kind: try kind(line), screens: try screens(line),
      isCut: line.by == JournalRequest.Form.cut.rawValue)
  }

  private mutating func kind(_ line: JournalLine) throws(Wrong) -> JournalEntry.Kind {
    if let request = line.request {
      guard let r = line.r, r > 0, firstRequest == nil || r == lastRequest &+ 1 else {
        throw Wrong("request \(lastRequest &+ 1) should stand there")
      }
      guard let form = JournalRequest.Form(rawValue: line.by ?? "") else {
        throw Wrong("it does not say by what it was asked")
      }
      let policy = line.policy.map { name in OverlapPolicy.allCases.first { "\($0)" == name } } ?? .waitTurn
      guard let policy else { throw Wrong("it has an unknown policy") }
      (firstRequest, lastRequest) = (firstRequest ?? r, r)
      open.insert(r)
      return .request(
        r, JournalRequest(text: request, form: form, position: line.at, policy: policy, isOwn: line.own == true))
    }
    if let name = line.guard, let agreed = line.agreed {
      return .answer(request: try known(line.r), guard: name, agreed: agreed)
    }
    if let outcome = line.outcome {
      let r = try known(line.r)
      guard let outcome = JournalOutcome(rawValue: outcome) else { throw Wrong("it has an unknown outcome") }
      open.remove(r)
      return .outcome(request: r, outcome)
    }
    if let move = line.moved { return .moved(move) }
    if let move = line.move { return .move(move) }
    if let fact = line.fact, let value = line.is { return .fact(fact, value: value) }
    if line.changed == true { return .changed }
    if line.began == true, entries.isEmpty { return .began }
    throw Wrong("it does not say what happened")
  }

  /// Returns the number of a request that may be open at this line, and throws an error for any other number.
  ///
  /// A request of the journal is open until its outcome. If entries were dropped, any earlier request may be open.
  private func known(_ r: Int?) throws(Wrong) -> Int {
    guard let r, r > 0 else { throw Wrong("it does not say about which request it is") }
    if open.contains(r) { return r }
    guard let heading, heading.dropped ?? 0 > 0, r < firstRequest ?? .max else {
      throw Wrong("it is about request \(r), which is not open there")
    }
    return r
  }

  private func screens(_ line: JournalLine) throws(Wrong) -> JournalEntry.Screens {
    if line.flying == true { return .inFlight }
    guard let written = line.titles else { return .asBefore }
    guard let titles = UInt32(written, radix: 16) else { throw Wrong("it does not say which screens there are") }
    if let text = line.tree {
      guard let tree = letters.read(text) else { throw Wrong("its screens cannot be read") }
      return .tree(JournalTree(tree, titles: titles))
    }
    guard let shape = line.shape.flatMap({ UInt32($0, radix: 16) }) else {
      throw Wrong("it does not say which screens there are")
    }
    return .tree(JournalTree(shape: shape, titles: titles))
  }
}
