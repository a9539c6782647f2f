import DeepLinks
public import Foundation
import LinkTable
package import NavigationCore
public import RouteComposition
import ViewHierarchy

/// Writes down what happens in a window: requests, answers of guards, moves of the user, outside facts and outcomes, in order,
/// each with the screens after it.
///
/// ```swift
/// let recorder = JournalRecorder(router, redacting: [CardNumber.self])
/// try recorder.keep(in: file)     // so that it outlives a crash
/// let report = recorder.encoded   // to be sent with a report
/// ```
///
/// An entry has less than 200 bytes, and there are so many at most as are kept: older ones go. What is around the app and changes
/// is told by ``fact(_:_:_:)``; taps that lead to no request, by ``move(_:_:)``. All else is noticed.
public final class JournalRecorder {
  private let live: LiveTree
  private let screens: ScreenTable?
  /// What tells of the window; it holds this.
  private weak var source: NavigationRecorder?
  private let redaction: Redaction
  private var ring: JournalRing
  private var letters = TreeLetters()
  /// How many of the classes have a line.
  private var namedClasses = 0
  private var file: JournalFile?
  /// Why the journal is not kept in its file any more; `nil` while it is, and where it never was.
  public private(set) var keepingFailed: (any Error)?

  private var lastEntry = 0
  private var lastRequest = 0
  /// The requests that have not ended, by the numbers that the window has for them.
  private var requests: [Int: Int] = [:]
  /// Those of them that end by themselves; one that shares the outcome of another does not.
  private var underWay: Set<Int> = []
  private var facts: [String: String] = [:]
  /// How many calls of ``move(_:_:)`` and ``fact(_:_:_:)`` are under way.
  private var depth = 0
  /// The screens after the last entry that has them.
  private var lastScreens: WrittenScreens?
  /// Reads what is written, for who follows it.
  private var follower: (reader: JournalReader, tell: (JournalEntry) -> Void)?

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - router: A router of the window, which is held weakly. If it restores positions, a journal that has lost its beginning
  ///     says where the user was by then.
  ///   - capacity: How many entries are kept at most. There are fewer where so many would have more bytes than are read
  ///     (``Journal/mostBytes``).
  ///   - types: The types of parameters that are not written down. A request whose context, or whose link, has a value of such
  ///     a type in it is written without all its parameters, and cannot be replayed.
  public init(_ router: Router, keeping capacity: Int = 500, redacting types: [Any.Type] = []) {
    live = router.live
    screens = router.screens
    source = router.engine.recorder
    redaction = Redaction(types: types)
    ring = JournalRing(capacity: capacity)
    write(JournalLine(began: true))
    source?.broadcast.add(self)
  }

  /// Ends recording. What was written can still be read.
  public func stop() { source?.broadcast.remove(self) }
}

// MARK: - Reading

extension JournalRecorder {
  /// The journal as it is written: text in UTF-8, a line an entry, at any time whole.
  public var encoded: Data { Data(ring.lines.text.utf8) }

  /// The journal as it is by now.
  ///
  /// - Throws: ``JournalError``, should this version not read what it has written.
  public func journal() throws(JournalError) -> Journal { try Journal(reading: ring.lines.text) }

  /// Tells of each entry when it has been written, and at once of those that were.
  package func follow(_ tell: @escaping (JournalEntry) -> Void) {
    follower = (JournalReader(), tell)
    follow(ring.lines)
  }

  private func follow(_ lines: [String]) {
    guard let (known, tell) = follower.map({ ($0.reader.entries.count, $0.tell) }) else { return }
    for line in lines { try? self.follower?.reader.read(Data(line.utf8), number: 0) }
    for entry in self.follower?.reader.entries[known...] ?? [] { tell(entry) }
  }

  /// Keeps the journal in a file too, in the place of what that held: read it before, if it is the last process's.
  ///
  /// Each entry is handed to the system when it happens, and is there although the process ends the moment after. The file says
  /// at any time what ``encoded`` says, but for a last line that may not be finished.
  /// - Throws: `FileWritingError`. If it cannot be written later, ``keepingFailed`` says so, and recording goes on.
  public func keep(in url: URL) throws {
    file = try JournalFile(url, ring.lines)
    keepingFailed = nil
  }
}

// MARK: - Telling

extension JournalRecorder {
  /// Tells of a move of the user that leads to no request, such as a tap on what pushes a screen by itself, and makes it.
  ///
  /// - Parameters:
  ///   - name: The move, as a replay finds it: `tap “Buy”`.
  ///   - body: What comes of it. Requests that it makes are written as the app's own.
  public func move<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    try telling(JournalLine(move: name), body)
  }

  /// Tells of something around the app, and makes the change.
  ///
  /// - Parameters:
  ///   - name: What it is: `logged in`.
  ///   - value: What it is set to: `on`.
  ///   - body: Changes it. Requests that it makes are written as the app's own.
  public func fact<Result>(_ name: String, _ value: String, _ body: () throws -> Result) rethrows -> Result {
    let (name, value) = (name.firstScalars(60), value.firstScalars(60))
    defer { if facts[name] != nil || facts.count < Journal.mostFacts { facts[name] = value } }
    return try telling(JournalLine(fact: name, is: value), body)
  }

  /// Tells of something around the app that is so.
  public func fact(_ name: String, _ value: String) { fact(name, value) {} }

  private func telling<Result>(_ line: JournalLine, _ body: () throws -> Result) rethrows -> Result {
    write(line, isQuiet: depth == 0 && underWay.isEmpty)
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { noteTold() }
    }
    return try body()
  }

  /// Writes that the screens have changed, and has the window not take that for a move of its own.
  private func noteTold() {
    source?.changed()
    let stage = WindowStage(live)
    guard stage.readiness != .inFlight else { return stage.whenSettled { [weak source] in source?.changed() } }
    if letters.write(live) != lastScreens { write(JournalLine(changed: true)) }
  }
}

// MARK: - Hearing

extension JournalRecorder: NavigationWitness {
  package func requested(_ request: MadeRequest) {
    let isOwn = request.isMadeByGuard || depth > 0
    lastRequest += 1
    var line = line(request)
    line.r = lastRequest
    if request.policy != .waitTurn { line.policy = "\(request.policy)" }
    if isOwn { line.own = true }
    write(line, isQuiet: !isOwn && underWay.isEmpty)
    requests[request.summary.id] = lastRequest
    if request.policy != .dropIfSame { underWay.insert(lastRequest) }
    if requests.count > 1_000, let oldest = requests.keys.min() { requests[oldest] = nil }
  }

  package func answered(_ request: Int, guard name: String, agreed: Bool) {
    guard let number = requests[request] else { return }
    write(JournalLine(r: number, guard: name, agreed: agreed))
  }

  package func settled(_ request: Int, _ outcome: Outcome<Void>) {
    guard let number = requests.removeValue(forKey: request) else { return }
    underWay.remove(number)
    write(JournalLine(r: number, outcome: JournalOutcome(outcome).rawValue))
  }

  package func userMoved(_ move: NavigationEvent.Move) {
    guard depth == 0 else { return }
    let tabs = live.visiblePath.compactMap { $0 as? UITabBarController }.last
    let name =
      switch move {
      case .back: "back"
      case .tab: tabs.map { "tab \($0.selectedIndex)" } ?? "tab"
      case .swipe: "swipe down"
      case .page: "page"
      }
    write(JournalLine(moved: name))
  }
}

// MARK: - Writing

extension JournalRecorder {
  private func write(_ line: JournalLine, isQuiet: Bool = false) {
    var line = line
    let hasDropped = ring.wantsPart(isQuiet: isQuiet) && beginPart(knowsPlace: isQuiet)
    lastEntry += 1
    line.n = lastEntry
    let names = describeScreens(in: &line)
    let json = line.fittingJSON(shape: shape)
    for name in names { ring.append(name: name) }
    ring.append(json)
    do {
      if hasDropped { try file?.rewrite(ring.lines) } else { try file?.append(names + [json]) }
    } catch {
      (file, keepingFailed) = (nil, error)
    }
    if follower != nil { follow(names + [json]) }
  }

  /// - Parameter knowsPlace: Whether the user is by now where the next entry begins.
  private func beginPart(knowsPlace: Bool) -> Bool {
    lastScreens = nil
    var position: NavigationPosition?
    if knowsPlace, let screens, let window = live.window {
      position = Router(window: window).restoring(screens).position
    }
    return ring.beginPart(dropped: lastEntry, position: position, facts: facts)
  }

  /// Adds the screens as they are by now, unless they are as before.
  ///
  /// - Returns: The lines of the classes that are new.
  private func describeScreens(in line: inout JournalLine) -> [String] {
    guard WindowStage(live).readiness != .inFlight else {
      line.flying = true
      return []
    }
    let screens = letters.write(live)
    guard screens != lastScreens else { return [] }
    lastScreens = screens
    line.titles = String(screens.titles.value, radix: 16)
    line.tree = screens.letters
    defer { namedClasses = letters.classes.count }
    return letters.classes[namedClasses...].map { JournalLine(type: $0).fittingJSON(shape: shape) }
  }

  private func shape(_ tree: String) -> UInt32 { letters.read(tree)?.shape ?? 0 }
}

// MARK: - Requests

extension JournalRecorder {
  private func line(_ request: MadeRequest) -> JournalLine {
    func line(_ text: String, _ form: JournalRequest.Form, at position: Int? = nil) -> JournalLine {
      JournalLine(request: text, by: form.rawValue, at: position)
    }
    let (context, name) = (request.context, request.summary.name)
    let hidden = redaction.concerns(context) ? context.map { "\(name) with \(type(of: $0))" } : nil
    switch request.mark {
    case .link(let link, let pattern, let value):
      if hidden == nil, !redaction.concerns(value), pattern != nil || redaction.types.isEmpty {
        return line(link, .link)
      }
      return line(pattern ?? "a link that leads nowhere", .redacted)
    case .back: return line(name, .back)
    case .dismissAll: return line(name, .dismissAll)
    case .tab(let position): return line(name, .tab, at: position)
    case .close(let screen): return line(name, .close, at: position(of: screen))
    case .pop(let screen): return line(name, .pop, at: position(of: screen))
    case .name(let given):
      if let hidden { return line(hidden, .redacted) }
      return line(given(), .name)
    case nil:
      if let hidden { return line(hidden, .redacted) }
      return line(name + (context.map { " with \(type(of: $0))" } ?? ""), .type)
    }
  }

  /// The position of a screen's line in the printed tree; `nil` for one that is not there.
  private func position(of screen: AnyObject) -> Int? {
    ScreenTree.printedOrder(of: live).firstIndex { $0 === screen }
  }
}

nonisolated extension String {
  /// The beginning of it. Scalars are counted, as a character may have any number of them.
  fileprivate func firstScalars(_ count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
  }
}
