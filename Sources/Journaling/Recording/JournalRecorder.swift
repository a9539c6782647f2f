import DeepLinks
public import Foundation
import LinkTable
package import NavigationCore
public import RouteComposition
import ViewHierarchy

/// Records the events of a window: requests, answers of guards and screens, outcomes, moves of the user, and external facts. Each entry
/// contains the screens after the event.
///
/// ```swift
/// let recorder = JournalRecorder(router, redacting: [CardNumber.self])
/// try recorder.keep(in: file) // so that it outlives a crash
/// let report = recorder.encoded // to be sent with a report
/// ```
///
/// An entry has fewer than 200 bytes. If the capacity is reached, the older half of the entries is dropped. The recorder notices all
/// events except two: pass external facts to ``fact(_:_:_:)``, and taps that cause no request to ``move(_:_:)``.
public final class JournalRecorder {
  private let live: LiveTree
  private let screens: ScreenTable?
  /// The source of the window's events. It retains this recorder until ``stop()``.
  private weak var source: NavigationRecorder?
  private let redaction: Redaction
  private var ring: JournalRing
  private var letters = TreeLetters()
  /// The number of classes whose names are written to the journal already.
  private var namedClasses = 0
  private var file: JournalFile?
  /// The error that ended writing to the file of ``keep(in:)``. `nil` while the recorder writes to a file, or if no file was set.
  public private(set) var keepingFailed: (any Error)?

  private var lastEntry = 0
  private var lastRequest = 0
  /// The journal's numbers of the requests that have not ended, by the identifiers of the requests. At most the latest 1,000.
  private var requests: [Int: Int] = [:]
  /// The journal's numbers of the requests that wait or are under way. A request with `OverlapPolicy.dropIfSame` is not included,
  /// because it may share the outcome of an equal request, and its end is then not reported.
  private var inProgress: Set<Int> = []
  private var facts: [String: String] = [:]
  /// The number of calls of ``move(_:_:)`` and ``fact(_:_:_:)`` under way.
  private var depth = 0
  /// The screens of the latest entry with screens. `nil` at the beginning of a part of the journal, so that its first entry contains the
  /// screens.
  private var lastScreens: WrittenScreens?
  /// The reader of the written lines and the closure that receives the entries; `nil` before a call of ``follow(_:)``.
  private var follower: (reader: JournalReader, receive: (JournalEntry) -> Void)?

  /// Makes a recorder and begins to record.
  ///
  /// - Parameters:
  ///   - router: A router of the window. If it restores positions, the recorder can record the user's position when it drops older
  ///     entries; see ``Journal/position``.
  ///   - capacity: The greatest number of entries to keep, at least 2. Fewer are kept if more would exceed ``Journal/mostBytes``.
  ///   - types: The types of parameters to redact. A request whose context or link contains a value of such a type is recorded
  ///     without any parameters, and cannot be replayed. If this list is not empty, the same applies to a link that leads nowhere.
  public init(_ router: Router, keeping capacity: Int = 500, redacting types: [Any.Type] = []) {
    live = router.live
    screens = router.screens
    source = router.engine.recorder
    redaction = Redaction(types: types)
    ring = JournalRing(capacity: capacity)
    write(JournalLine(began: true))
    source?.broadcast.add(self)
  }

  /// Ends recording. The journal can still be read.
  public func stop() { source?.broadcast.remove(self) }
}

// MARK: - Reading

extension JournalRecorder {
  /// The written journal as UTF-8 text. `Journal(reading:)` can read it at any time.
  public var encoded: Data { Data(ring.lines.text.utf8) }

  /// Returns the journal as recorded so far.
  ///
  /// - Throws: ``JournalError`` if the written text cannot be read. This would be a fault of the package.
  public func journal() throws(JournalError) -> Journal { try Journal(reading: ring.lines.text) }

  /// Calls a closure at once for each entry that is kept, and later for each new entry after the entry is written. Replaces an earlier
  /// closure.
  package func follow(_ receive: @escaping (JournalEntry) -> Void) {
    follower = (JournalReader(), receive)
    follow(ring.lines)
  }

  private func follow(_ lines: [String]) {
    guard let (known, receive) = follower.map({ ($0.reader.entries.count, $0.receive) }) else { return }
    for line in lines { try? self.follower?.reader.read(Data(line.utf8), number: 0) }
    for entry in self.follower?.reader.entries[known...] ?? [] { receive(entry) }
  }

  /// Writes the journal to a file from now on, and replaces the file's contents. Read a journal of an earlier process before this call.
  ///
  /// Each entry is passed to the system as soon as it is recorded, so the entry survives the end of the process. If writing fails later,
  /// ``keepingFailed`` is set, the file may end with an incomplete line, and recording continues without the file.
  /// - Throws: `FileWritingError` if the journal cannot be written.
  public func keep(in url: URL) throws {
    file = try JournalFile(url, ring.lines)
    keepingFailed = nil
  }
}

// MARK: - Moves and facts

extension JournalRecorder {
  /// Records and performs a move of the user that causes no request, such as a tap on a cell that pushes a screen itself.
  ///
  /// - Parameters:
  ///   - name: The name by which a replay finds the move, such as `tap “Buy”`.
  ///   - body: Performs the move. Requests that it makes are recorded as the app's own; see ``JournalRequest/isOwn``.
  public func move<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    try recording(JournalLine(move: name), body)
  }

  /// Records the new value of an external fact, and performs the change.
  ///
  /// The headings of a journal contain the values of the first 32 facts only.
  ///
  /// - Parameters:
  ///   - name: The name of the fact, such as `logged in`. The first 60 Unicode scalars are recorded.
  ///   - value: The new value, such as `on`. The first 60 Unicode scalars are recorded.
  ///   - body: Performs the change. Requests that it makes are recorded as the app's own; see ``JournalRequest/isOwn``.
  public func fact<Result>(_ name: String, _ value: String, _ body: () throws -> Result) rethrows -> Result {
    let (name, value) = (name.firstScalars(60), value.firstScalars(60))
    defer { if facts[name] != nil || facts.count < Journal.mostFacts { facts[name] = value } }
    return try recording(JournalLine(fact: name, is: value), body)
  }

  /// Records the new value of an external fact. The change has happened already.
  public func fact(_ name: String, _ value: String) { fact(name, value) {} }

  private func recording<Result>(_ line: JournalLine, _ body: () throws -> Result) rethrows -> Result {
    write(line, isQuiet: depth == 0 && inProgress.isEmpty)
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { recordChangedScreens() }
    }
    return try body()
  }

  /// Notifies the window that the app may have changed the screens. Otherwise the window would take the change for a move of the user.
  ///
  /// Writes an entry if the screens differ from the latest entry and no transition is in flight. If a transition is in flight, notifies
  /// the window again after the transition.
  private func recordChangedScreens() {
    source?.changed()
    let stage = WindowStage(live)
    guard stage.readiness != .inFlight else { return stage.whenSettled { [weak source] in source?.changed() } }
    if letters.write(live) != lastScreens { write(JournalLine(changed: true)) }
  }
}

// MARK: - Events

extension JournalRecorder: NavigationWitness {
  package func requested(_ request: MadeRequest) {
    let isOwn = request.isMadeByGuard || depth > 0
    lastRequest += 1
    var line = line(request)
    line.r = lastRequest
    if request.policy != .waitTurn { line.policy = "\(request.policy)" }
    if isOwn { line.own = true }
    write(line, isQuiet: !isOwn && inProgress.isEmpty)
    requests[request.summary.id] = lastRequest
    if request.policy != .dropIfSame { inProgress.insert(lastRequest) }
    if requests.count > 1_000, let oldest = requests.keys.min(), let number = requests.removeValue(forKey: oldest) {
      inProgress.remove(number)
    }
  }

  package func answered(_ request: Int, guard name: String, agreed: Bool) {
    guard let number = requests[request] else { return }
    write(JournalLine(r: number, guard: name, agreed: agreed))
  }

  package func settled(_ request: Int, _ outcome: Outcome<Void>) {
    guard let number = requests.removeValue(forKey: request) else { return }
    inProgress.remove(number)
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
    let hasDropped = ring.needsPart(isQuiet: isQuiet) && beginPart(knowsPlace: isQuiet)
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

  /// Begins a part of the journal before the next entry. Returns `true` if older entries were dropped.
  ///
  /// - Parameter knowsPlace: A Boolean value that indicates whether the next entry begins at the user's present position. If it is
  ///   `false`, the part has no position.
  private func beginPart(knowsPlace: Bool) -> Bool {
    lastScreens = nil
    var position: NavigationPosition?
    if knowsPlace, let screens, let window = live.window {
      position = Router(window: window).restoring(screens).position
    }
    return ring.beginPart(dropped: lastEntry, position: position, facts: facts)
  }

  /// Adds the present screens to a line. Adds no screens if they are the same as before. If a transition is in flight, sets the line's
  /// `flying` instead.
  ///
  /// - Returns: The lines for the names of new classes. They must precede the line.
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
    let hidden = redaction.applies(to: context) ? context.map { "\(name) with \(type(of: $0))" } : nil
    switch request.mark {
    case .link(let link, let pattern, let value):
      if hidden == nil, !redaction.applies(to: value), pattern != nil || redaction.types.isEmpty {
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

  /// Returns the line of a screen in the printed tree; `nil` if the screen is not in the tree.
  private func position(of screen: AnyObject) -> Int? {
    ScreenTree.printedOrder(of: live).firstIndex { $0 === screen }
  }
}

nonisolated extension String {
  /// Returns the first Unicode scalars of the string. A limit on characters would not limit the length, because one character can
  /// contain any number of scalars.
  fileprivate func firstScalars(_ count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
  }
}
