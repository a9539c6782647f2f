import RouteComposition
import ViewHierarchy
import Wayfinder

/// An app that runs, with the steps that were taken in it since its launch.
package final class RunningCopy<App: RunningApp> {
  package let app: App
  let description: AppUnderTest<App>
  /// The tree and the queue of the window, without a new router for each access.
  let live: LiveTree
  private let queue: NavigationQueue
  private var reader: StateReader<App>
  private let misuse = MisuseWatch()
  /// The steps since the launch, or a path to the restored state and the steps since.
  var steps: [AppStep] = []
  /// The present tree.
  package private(set) var tree: SeenTree
  /// The fingerprint and the position since the last look, if they were needed.
  private var known: (fingerprint: Fingerprint?, position: (NavigationPosition, WrittenScreens)?) = (nil, nil)

  /// The request of the last step, if it waits for the user.
  var waiting: Waiting?
  /// The last screen that asked the user. It may be covered.
  private weak var asker: UIViewController?
  /// The requests that had not ended after their steps.
  private var unanswered: [OpenRequest] = []

  /// Launches the app, and waits for the end of the launch.
  package convenience init(_ description: AppUnderTest<App>) async throws {
    try await self.init(launching: description)
    await settle { true }
    await awaitWhatComesLate(after: .launch)
    misusesAtLaunch = misuse.sentences
  }

  /// Launches the app without waiting for its tasks.
  init(launching description: AppUnderTest<App>) async throws {
    self.description = description
    reader = StateReader(description)
    let watch = misuse
    let app = try await watch.watching { try await description.launched() }
    self.app = app
    let router = app.router
    (live, queue) = (router.live, router.engine.queue)
    tree = SeenTree(live)
    misusesAtLaunch = misuse.sentences
  }

  /// Launches the app and takes steps.
  ///
  /// - Throws: ``WayError`` for the first impossible step, or an error of the launch.
  package static func going(_ way: [AppStep], in description: AppUnderTest<App>) async throws -> RunningCopy {
    let run = try await RunningCopy(description)
    for (index, step) in way.enumerated() {
      guard await run.take(step) else { throw description.error(step, position: index + 1, in: run.app) }
    }
    return run
  }

  /// Launches the app and takes steps.
  ///
  /// - Returns: `nil` if a step is impossible.
  package static func replaying(_ steps: [AppStep], of description: AppUnderTest<App>) async throws -> RunningCopy? {
    do { return try await going(steps, in: description) } catch is WayError { return nil }
  }

  func name(of screen: UIViewController?) -> String { reader.name(of: screen) }

  /// The names of all visible screens, from the outside in.
  var visible: [String] { tree.rows.filter(\.isVisible).map { name(of: $0.screen) } }

  var misuses: [String] { Array(misuse.sentences.dropFirst(misusesAtLaunch.count)) }

  private(set) var misusesAtLaunch: [String] = []

  /// Calls a closure, and collects misuses of UIKit.
  func watching<Result>(_ body: () async throws -> Result) async rethrows -> Result { try await misuse.watching(body) }

  /// Takes a step without checks.
  ///
  /// - Returns: A Boolean value that indicates whether it was possible.
  package func take(_ step: AppStep) async -> Bool {
    let record = await watching { await self.perform(step, planning: false) }
    guard record.isPossible else { return false }
    lookAfter(step, record)
    return true
  }

  /// Takes a step.
  ///
  /// - Parameters:
  ///   - move: The move, if the caller has found it.
  ///   - planning: A Boolean value that indicates whether a request is planned first, to compare.
  /// - Returns: The effects; `nil` if the step is impossible.
  package func taking(_ step: AppStep, by move: AppMove? = nil, planning: Bool = true) async -> Passage? {
    let (before, misusesBefore) = (tree, misuse.sentences.count)
    var passage = Passage(step: step, before: before, after: before)
    passage.waitedBefore = waitingCount
    passage.planned = await misuse.watching { await self.perform(step, by: move, planning: planning) }
    guard let record = passage.planned, record.isPossible else { return nil }
    passage.answered = answered
    lookAfter(step, record)
    passage.after = tree
    passage.waitsAfter = waitingCount
    passage.misuses = Array(misuse.sentences.dropFirst(misusesBefore))
    passage.arrival = passage.request?.record.outcome?.value.map {
      ShownScreens(screen: name(of: $0), front: name(of: passage.atEnd.front(of: $0)))
    }
    if let (_, record) = passage.request, record.outcome == nil {
      (passage.isUserAsked, passage.isGuardAsked) = (live.asksUser, isGuardAsked)
    }
    return passage
  }

  private func lookAfter(_ step: AppStep, _ record: StepRecord) {
    let before = tree
    steps.append(step)
    look()
    guard case .go(let name) = step, record.outcome == nil else { return }
    unanswered.append(OpenRequest(name: name, record: record, before: before, asking: tree))
  }

  private var answered: [OpenRequest] {
    guard !unanswered.isEmpty else { return [] }
    var answered = unanswered.filter { $0.record.outcome != nil }
    for index in answered.indices {
      answered[index].isRefused = description.destination(named: answered[index].name)?.isRefused(app) == true
    }
    return answered
  }

  private func forgetAnswered() {
    if !unanswered.isEmpty { unanswered.removeAll { $0.record.outcome != nil } }
  }

  func cancel(_ record: StepRecord) async {
    await misuse.watching {
      record.handle?.cancel()
      await self.settle(false) { record.outcome != nil }
    }
    look()
  }

  private func perform(_ step: AppStep, by known: AppMove? = nil, planning: Bool) async -> StepRecord {
    let record = StepRecord()
    forgetAnswered()
    switch step {
    case .go(let name):
      guard let destination = description.destination(named: name) else {
        record.isPossible = false
        return record
      }
      request(destination, record, planning: planning)
      await settle(false) { record.outcome != nil }
      await awaitWhatComesLate(after: step, record, at: record.outcome?.value)
      record.isUnderWay = false
    case .user(let name):
      // A move that a screen refuses may have it ask its user.
      let move = known ?? description.move(named: name, in: app)
      record.isPossible = move != nil
      move?.perform()
      await settle { self.isIdle }
      await awaitWhatComesLate(after: step, record, at: tree.front)
    case .set(let name, let value):
      let appSwitch = description.switches.first { $0.name == name }
      record.isPossible = appSwitch?.set(value, in: app) == true
      await settle { self.isIdle }
      await awaitWhatComesLate(after: step, record, at: tree.front)
    }
    return record
  }

  private func request(_ destination: AppDestination<App>, _ record: StepRecord, planning: Bool) {
    record.isRefused = destination.isRefused(app)
    record.reasonToDiffer = destination.reasonToDiffer
    do {
      let request = try destination.request(in: app)
      if planning { record.plan = Result { try app.router.plan(request) } }
      record.handle = app.router.navigate(request) { [live] in
        record.outcomes.append($0)
        // The app may continue by itself before the step is over.
        if record.isUnderWay, record.treeAtEnd == nil { record.treeAtEnd = SeenTree(live) }
      }
    } catch {
      record.outcomes.append(.failed(NavigationFailure(reason: error, remedy: "")))
    }
    record.isRequest = true
  }

  func cancelUnanswered() async {
    guard waitingCount > 0 else { return }
    await misuse.watching {
      for request in self.unanswered { request.record.handle?.cancel() }
      self.unanswered = []
      await self.settle { self.isIdle }
    }
    look()
  }

  var isIdle: Bool { queue.isIdle }

  var waitingCount: Int { isIdle ? 0 : queue.waits.count }

  /// A Boolean value that indicates whether a guard or a screen is asked, by a request or by the user's own move.
  var isAsking: Bool { !queue.waits.isEmpty || isAskingByHand }

  /// A Boolean value that indicates whether a request asks a guard or a screen.
  var isGuardAsked: Bool { queue.waits.requests.contains { if case .asking = $0.reason { true } else { false } } }

  /// A Boolean value that indicates whether a screen is asked because the user leaves it by hand.
  var isAskingByHand: Bool { live.isAskingByHand }

  private var isAtRest: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      app.router.stage.readiness != .inFlight
    #else
      app.window.transitionScheduler.isIdle
    #endif
  }

  /// Lets tasks of the app run, longer if a guard or a screen was asked.
  ///
  /// Jobs of other threads have every fourth turn, because most tasks stay on the main actor, and such a turn takes twenty times as long.
  /// - Parameter othersToo: A Boolean value that indicates whether tasks on other threads have a turn even if all is done.
  func settle(_ othersToo: Bool = true, until isDone: () -> Bool) async {
    var wasAsking = isAsking
    if othersToo { await passTurnOfOthers() } else { await passTurn() }
    for turn in 1..<64 {
      wasAsking = wasAsking || isAsking
      if turn >= (wasAsking ? 8 : 1), isDone() { break }
      if turn >= 4, isAsking, live.asksUser { break }
      if turn % 4 == 3 { await passTurnOfOthers() } else { await passTurn() }
    }
    await hearAnswers()
  }

  /// Waits until a question is on screen or its answer has arrived. If code of the app leaves the main actor, no number of turns is
  /// certain to suffice outside of ``withMainSerialExecutor(_:)``. A covered question stays open.
  private func hearAnswers() async {
    let most = MainSerialExecutor.isInUse ? 96 : 1_000
    var turns = 0
    while turns < most, isAtRest, isAsking {
      if live.asksUser || asker.map(live.contains) == true { break }
      if turns < 64 { await passTurnOfOthers() } else { await passTurnOfThreads() }
      turns += 1
    }
    // The reaction may need another turn.
    if turns > 0 { for _ in 0..<2 { await passTurn() } }
  }

  /// The state of the app, and the number of misuses of UIKit.
  var moment: (Fingerprint, Int) {
    (reader.fingerprint(of: app, SeenTree(live), queue, live), misuse.sentences.count)
  }

  /// The present state. Random walks do not need it.
  var fingerprint: Fingerprint {
    if let fingerprint = known.fingerprint { return fingerprint }
    let fingerprint = reader.fingerprint(of: app, tree, queue, live)
    known.fingerprint = fingerprint
    return fingerprint
  }

  /// The fingerprint of the present state, for a dictionary.
  package var stateKey: SIMD2<UInt64> { [fingerprint.first, fingerprint.second] }

  /// The position of the user, and the screens that it describes.
  var writtenPosition: (position: NavigationPosition, written: WrittenScreens) {
    if let position = known.position { return position }
    let position = app.router.writtenPosition
    known.position = position
    return position
  }

  func look() {
    known = (nil, nil)
    forgetAnswered()
    tree = SeenTree(live)
    if let asking = live.asking { asker = asking }
  }
}
