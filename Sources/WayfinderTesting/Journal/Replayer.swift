import Journaling
import Wayfinder

/// Replays one journal in one app.
///
/// Events are matched with the entries of the journal. The events of tasks may come a little earlier than in the journal. They wait for
/// their entry, and the screens are compared after that.
final class Replayer<App: RunningApp> {
  private let description: AppUnderTest<App>
  private let app: App
  private let journal: Journal
  private let comparesTitles: Bool
  private let patience: Duration
  private var own = OwnEntries()
  private var waiting: CheckedContinuation<Void, Never>?
  /// The numbers of the requests in the replay, by their numbers in the journal.
  private var requests: [Int: Int] = [:]
  private var handles: [Int: NavigationHandle] = [:]
  private var before: JournalEntry.Screens = .asBefore
  private var steps: [AppStep] = []
  private var notes: [String] = []
  private var agreed = 0
  /// The number of requests that the replay itself has made.
  private var madeRequests = 0
  /// Receives each entry after its replay.
  var follow: (JournalEntry) -> Void = { _ in }
  /// A Boolean value that indicates whether the app has made a request by itself.
  var hasOwnRequest: Bool { own.entries.count { $0.kind.madeRequest != nil } > madeRequests }

  init(
    _ description: AppUnderTest<App>, _ app: App, _ journal: Journal, comparesTitles: Bool, patience: Duration
  ) {
    (self.description, self.app, self.journal) = (description, app, journal)
    (self.comparesTitles, self.patience) = (comparesTitles, patience)
  }

  func run() async -> Replay {
    await goToTheBeginning()
    let recorder = JournalRecorder(app.router, keeping: .max)
    defer { recorder.stop() }
    recorder.follow { [weak self] in self?.hear($0) }
    // That recording has begun here is no entry of a journal that has lost its beginning.
    if journal.entries.first?.kind != .began { own.match(0) }
    for (index, entry) in journal.entries.enumerated() {
      if let number = entry.kind.requestThatWasMade, requests[number] == nil { continue }
      if let ending = await match(entry, at: index, recorder) { return ended(ending) }
      if entry.screens != .asBefore { before = entry.screens }
      // The screens of an entry may come in a later turn.
      if entry.kind == .changed, difference(after: entry) != nil { await rest() }
      if let difference = difference(after: entry) { return ended(.differs(at: entry, difference)) }
      agreed += 1
      follow(entry)
    }
    if let surplus = own.surplus, let last = journal.entries.last {
      return ended(.differs(at: last, "then: nothing of it\nnow:  \(surplus.kind), before this"))
    }
    return ended(.same)
  }

  /// Finds the event of an entry. If it does not come by itself, makes it happen.
  private func match(_ entry: JournalEntry, at index: Int, _ recorder: JournalRecorder) async -> Replay.Ending? {
    // Another entry has the cause of a change.
    if entry.kind == .changed { return nil }
    if take(entry) { return nil }
    if entry.kind.isByHand { await rest() }
    if take(entry) { return nil }
    let known = own.entries.count
    if let reason = await bring(entry, at: index, recorder) { return .stopped(at: entry, reason) }
    if let number = entry.kind.madeRequest, handles[number] != nil, own.entries.indices.contains(known),
      let made = own.entries[known].kind.madeRequest
    {
      requests[number] = made
      own.match(known)
      return nil
    }
    let deadline = Task { [patience] in
      try? await Task.sleep(for: patience)
      if !Task.isCancelled { wake() }
    }
    defer { deadline.cancel() }
    let end = ContinuousClock.now + patience
    while !take(entry) {
      let contrary = own.open.first { contradicts(entry.kind, own.entries[$0].kind) }
      guard contrary == nil, ContinuousClock.now < end else {
        if let reason = entry.kind.reasonAgainstReplaying { return .stopped(at: entry, reason) }
        guard let other = contrary ?? own.open.first else {
          return .differs(at: entry, "it did not happen within \(patience)")
        }
        return .differs(at: entry, "then: \(entry.kind)\nnow:  \(own.entries[other].kind)")
      }
      await withCheckedContinuation { waiting = $0 }
    }
    return nil
  }

  /// Matches an entry with the first equal event that is still open. Returns `false` if there is none.
  private func take(_ entry: JournalEntry) -> Bool {
    guard let found = own.open.first(where: { isSame(entry.kind, own.entries[$0].kind) }) else { return false }
    if let number = entry.kind.madeRequest { requests[number] = own.entries[found].kind.madeRequest }
    own.match(found)
    return true
  }

  private func ended(_ ending: Replay.Ending) -> Replay {
    Replay(ending: ending, agreed: agreed, steps: steps, notes: notes)
  }

  /// Restores the state before the first entry, as far as the journal has it.
  private func goToTheBeginning() async {
    guard journal.dropped > 0 else { return }
    for (name, value) in journal.facts.sorted(by: { $0.key < $1.key }) {
      if description.set(name, to: value, in: app) { continue }
      notes.append("Before the first entry “\(name)” was “\(value)”, and the app under test has no such switch.")
    }
    if let position = journal.position, app.router.screens != nil {
      let outcome = await app.router.outcome(of: .restore(position))
      if outcome.value == nil { notes.append("The position before the first entry could not be restored: \(outcome)") }
    } else {
      notes.append(
        "The journal has lost its beginning and does not say where the user was, so that it begins at the launch.")
    }
  }
}

// MARK: - Waiting

extension Replayer {
  private func hear(_ entry: JournalEntry) {
    own.append(entry)
    wake()
  }

  /// Waits until tasks are at rest. A person takes the next step no earlier.
  private func rest() async {
    var quietTurns = 0
    while quietTurns < 20 {
      let known = own.entries.count
      await Task.yield()
      quietTurns = own.entries.count == known ? quietTurns + 1 : 0
    }
  }

  private func wake() {
    let continuation = waiting
    waiting = nil
    continuation?.resume()
  }
}

/// The events of a replay, and their matches in the journal.
private struct OwnEntries {
  private(set) var entries: [JournalEntry] = []
  private(set) var screens: [JournalEntry.Screens] = []
  /// The events without a match. Changes of the screens have none.
  private(set) var open: [Int] = []
  private var last = 0

  mutating func append(_ entry: JournalEntry) {
    if entry.kind != .changed { open.append(entries.count) }
    entries.append(entry)
    screens.append(entry.screens == .asBefore ? screens.last ?? .asBefore : entry.screens)
  }

  /// The first event without a match before the last matched one.
  var surplus: JournalEntry? { open.first { $0 < last }.map { entries[$0] } }

  mutating func match(_ index: Int) {
    open.removeAll { $0 == index }
    last = max(last, index)
  }

  /// Returns the screens after all matched events, or also after later ones; none if an earlier event has no match.
  func screens(later isLater: Bool) -> [JournalEntry.Screens] {
    guard open.first.map({ $0 > last }) ?? true else { return [] }
    return isLater ? screens[last...].reversed() : [screens[last]]
  }
}

// MARK: - Making it happen

extension Replayer {
  /// Makes an entry happen, or waits for it. Returns the reason if it cannot be replayed.
  private func bring(_ entry: JournalEntry, at index: Int, _ recorder: JournalRecorder) async -> String? {
    switch entry.kind {
    case .request(let number, let request) where !request.isOwn && request.reasonAgainstReplaying == nil:
      let next = journal.entries.dropFirst(index + 1).first?.kind
      return await make(number, request, cancelled: next == .outcome(request: number, .cancelled))
    case .outcome(let number, .cancelled): handles[number]?.cancel()
    case .moved(let name): return move(name)
    case .move where entry.isCut: return "its name was too long for an entry."
    case .move(let name): return recorder.move(name) { move(name, mayFail: true) }
    case .fact(let name, let value):
      steps.append(.set(name, to: value))
      let isSet = recorder.fact(name, value) { description.set(name, to: value, in: app) }
      if !isSet { return "the app under test has no switch “\(name)” that can be “\(value)”." }
    case .began, .request, .answer, .outcome, .changed: break
    }
    return nil
  }

  /// Makes a request, and cancels it first if the journal says so.
  private func make(_ number: Int, _ request: JournalRequest, cancelled isCancelled: Bool) async -> String? {
    let name = request.stepName
    do {
      guard let made = try description.request(named: name, in: app) else {
        return
          "nothing is called “\(name)” in the app under test. Add a destination of that name, or say by resolving(_:) "
          + "what it stands for."
      }
      steps.append(.go(name))
      guard isCancelled else {
        madeRequests += 1
        handles[number] = app.router.navigate(made.policy(request.policy)) { _ in }
        return nil
      }
      let task = Task { [router = app.router] in _ = await router.outcome(of: made.policy(request.policy)) }
      task.cancel()
      await task.value
      return nil
    } catch {
      return "making its request failed: \(error)"
    }
  }

  private func move(_ name: String, mayFail: Bool = false) -> String? {
    let moves = description.moves(in: app)
    let found =
      description.move(named: name, among: moves, in: app) ?? moves.first { $0.name.hasPrefix(name + " ") }
      ?? (name == "page" ? moves.onlyOne { $0.name.hasSuffix(" page") } : nil)
    guard let found else {
      let there = moves.prefix(8).map(\.name).joined(separator: ", ")
      return "the user cannot “\(name)” there; there is: \(there.isEmpty ? "nothing" : there)."
    }
    steps.append(.user(found.name))
    return found.perform() || mayFail ? nil : "the user's move “\(found.name)” was refused."
  }
}

extension [AppMove] {
  fileprivate func onlyOne(where suits: (AppMove) -> Bool) -> AppMove? {
    let suiting = filter(suits)
    return suiting.count == 1 ? suiting[0] : nil
  }
}

extension JournalRequest {
  fileprivate var reasonAgainstReplaying: String? {
    switch form {
    case .type: "\(text) was asked for without a link or a name. Give the request one by named(_:)."
    case .redacted: "the parameters of \(text) were not written down."
    case .cut: "its link or name was too long for an entry."
    case .link, .name, .back, .dismissAll, .tab, .close, .pop: nil
    }
  }

  fileprivate var stepName: String {
    switch form {
    case .close, .pop: "\(text) at \(position ?? -1)"
    default: text
    }
  }
}

// MARK: - Comparing

extension Replayer {
  /// Returns the difference after an entry; `nil` if there is none, or if later entries decide.
  ///
  /// A change of the screens may come after its reaction, other than in the journal. So the screens must be equal at one moment since the
  /// last entry.
  private func difference(after entry: JournalEntry) -> String? {
    guard case .tree(let before) = before, entry.screens != .inFlight else { return nil }
    var first: String?
    for case .tree(let after) in own.screens(later: entry.kind == .changed) {
      guard let difference = difference(from: before, to: after) else { return nil }
      first = first ?? difference
    }
    return first
  }

  private func difference(from before: JournalTree, to after: JournalTree) -> String? {
    guard before.hasSameScreens(as: after) else {
      guard let old = before.screens, let new = after.screens else {
        return "The screens are others; they were too many to be written down. Now there are:\n\(app.window.snapshot())"
      }
      return old.difference(to: new)
    }
    guard !comparesTitles || before.hasSameTitles(as: after) else {
      return "The screens are the same, but a title is another. Now there are:\n\(app.window.snapshot())"
    }
    return nil
  }

  private func isSame(_ then: JournalEntry.Kind, _ now: JournalEntry.Kind) -> Bool {
    switch (then, now) {
    case (.request(_, let request), .request(_, let other)): return request.text == other.text
    case (.answer(let number, let name, let agreed), .answer(let own, let other, let agrees)):
      return requests[number] == own && name == other && agreed == agrees
    case (.outcome(let number, let outcome), .outcome(let own, let other)):
      return requests[number] == own && outcome == other
    default: return then == now
    }
  }
}

extension Replayer {
  /// Returns a Boolean value that indicates whether an event contradicts an entry about the same request.
  private func contradicts(_ then: JournalEntry.Kind, _ now: JournalEntry.Kind) -> Bool {
    switch (then, now) {
    case (.answer(let number, let name, let agreed), .answer(let own, let other, let agrees)):
      requests[number] == own && name == other && agreed != agrees
    case (.answer(let number, _, _), .outcome(let own, _)): requests[number] == own
    case (.outcome(let number, let outcome), .outcome(let own, let other)):
      requests[number] == own && outcome != other
    default: false
    }
  }
}

extension JournalEntry.Kind {
  fileprivate var madeRequest: Int? { if case .request(let number, _) = self { number } else { nil } }

  /// The number of the request that this entry is about.
  fileprivate var requestThatWasMade: Int? {
    switch self {
    case .answer(let number, _, _), .outcome(let number, _): number
    case .request, .began, .moved, .move, .fact, .changed: nil
    }
  }

  /// A Boolean value that indicates whether a person caused the entry, and not the app.
  fileprivate var isByHand: Bool {
    switch self {
    case .request(_, let request): !request.isOwn
    case .moved, .move, .fact: true
    case .outcome(_, let outcome): outcome == .cancelled
    case .answer, .began, .changed: false
    }
  }

  fileprivate var reasonAgainstReplaying: String? {
    if case .request(_, let request) = self, !request.isOwn { request.reasonAgainstReplaying } else { nil }
  }
}
