import RouteComposition
import ViewHierarchy
import Wayfinder

/// An app that runs, with the steps that were taken in it since its launch.
package final class RunningCopy<App: RunningApp> {
  package let app: App
  let description: AppUnderTest<App>
  /// The tree of the app's window, and the line of its requests. They are asked all the time, for which no router is to be made.
  let live: LiveTree
  private let queue: NavigationQueue
  private var reader: StateReader<App>
  private let misuse = MisuseWatch()
  /// The steps since the launch; where it was brought to a state otherwise, a way there and the steps since.
  var steps: [AppStep] = []
  /// What is there now.
  package private(set) var tree: SeenTree
  /// What was read of the app since it was last looked at, where it was asked for.
  private var known: (fingerprint: Fingerprint?, position: (NavigationPosition, WrittenScreens)?) = (nil, nil)

  /// What was asked for by the last step and waits for the user.
  var waiting: Waiting?
  /// What has asked the user last; it may be covered by now.
  private weak var asker: UIViewController?
  /// What steps have asked for and had not ended after them.
  private var unanswered: [OpenRequest] = []

  /// Launches the app, and lets what the launch has begun end.
  package convenience init(_ description: AppUnderTest<App>) async throws {
    try await self.init(launching: description)
    await settle { true }
    await awaitWhatComesLate(after: .launch)
    misusesAtLaunch = misuse.sentences
  }

  /// Launches the app. Nothing that the launch has begun later has come yet.
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

  /// Launches the app and takes the steps.
  ///
  /// - Throws: ``WayError`` for the first step that cannot be taken; what the launch throws.
  package static func going(_ way: [AppStep], in description: AppUnderTest<App>) async throws -> RunningCopy {
    let run = try await RunningCopy(description)
    for (index, step) in way.enumerated() {
      guard await run.take(step) else { throw description.error(step, position: index + 1, in: run.app) }
    }
    return run
  }

  /// Launches the app and takes the steps.
  ///
  /// - Returns: `nil` where a step cannot be taken.
  package static func replaying(_ steps: [AppStep], of description: AppUnderTest<App>) async throws -> RunningCopy? {
    do { return try await going(steps, in: description) } catch is WayError { return nil }
  }

  func name(of screen: UIViewController?) -> String { reader.name(of: screen) }

  /// All that the user sees, as reports name it, from the outside in; of several beside each other the last one last.
  var visible: [String] { tree.rows.filter(\.isVisible).map { name(of: $0.screen) } }

  /// What UIKit was misused for since the launch.
  var misuses: [String] { Array(misuse.sentences.dropFirst(misusesAtLaunch.count)) }

  /// What UIKit was misused for by the launch.
  private(set) var misusesAtLaunch: [String] = []

  /// Does something, and watches whether UIKit is misused.
  func watching<Result>(_ body: () async throws -> Result) async rethrows -> Result { try await misuse.watching(body) }

  /// Takes a step without checking anything.
  ///
  /// - Returns: Whether it could be taken.
  package func take(_ step: AppStep) async -> Bool {
    let asked = await watching { await self.perform(step, planning: false) }
    guard asked.isPossible else { return false }
    lookAfter(step, asked)
    return true
  }

  /// Takes a step.
  ///
  /// - Parameters:
  ///   - move: The move, where it is the user's and was just looked for.
  ///   - planning: Whether a destination is planned before, to compare.
  /// - Returns: What happened; `nil` where the step cannot be taken here.
  package func taking(_ step: AppStep, by move: AppMove? = nil, planning: Bool = true) async -> Passage? {
    let (before, misusesBefore) = (tree, misuse.sentences.count)
    var passage = Passage(step: step, before: before, after: before)
    passage.waitedBefore = waitingCount
    passage.planned = await misuse.watching { await self.perform(step, by: move, planning: planning) }
    guard let asked = passage.planned, asked.isPossible else { return nil }
    passage.answered = answered
    lookAfter(step, asked)
    passage.after = tree
    passage.waitsAfter = waitingCount
    passage.misuses = Array(misuse.sentences.dropFirst(misusesBefore))
    passage.arrival = passage.request?.asked.outcome?.value.map {
      Arrival(screen: name(of: $0), front: name(of: passage.atEnd.front(of: $0)))
    }
    if let (_, asked) = passage.request, asked.outcome == nil {
      (passage.isUserAsked, passage.isSomebodyAsked) = (live.asksUser, isSomebodyAsked)
    }
    return passage
  }

  /// Looks at what is there after a step that was taken.
  private func lookAfter(_ step: AppStep, _ asked: Asked) {
    let before = tree
    steps.append(step)
    look()
    guard case .go(let name) = step, asked.outcome == nil else { return }
    unanswered.append(OpenRequest(name: name, asked: asked, before: before, asking: tree))
  }

  /// What steps have asked for and had not ended after them, and has ended by now.
  private var answered: [OpenRequest] {
    guard !unanswered.isEmpty else { return [] }
    var answered = unanswered.filter { $0.asked.outcome != nil }
    for index in answered.indices {
      answered[index].isRefused = description.destination(named: answered[index].name)?.isRefused(app) == true
    }
    return answered
  }

  /// Lets go of what has ended, and of what it has arrived at.
  private func forgetAnswered() {
    if !unanswered.isEmpty { unanswered.removeAll { $0.asked.outcome != nil } }
  }

  /// Ends a request that waits, as one that is not wanted any more.
  func cancel(_ asked: Asked) async {
    await misuse.watching {
      asked.handle?.cancel()
      await self.settle(false) { asked.outcome != nil }
    }
    look()
  }

  private func perform(_ step: AppStep, by known: AppMove? = nil, planning: Bool) async -> Asked {
    let asked = Asked()
    forgetAnswered()
    switch step {
    case .go(let name):
      guard let destination = description.destination(named: name) else {
        asked.isPossible = false
        return asked
      }
      asked.isRefused = destination.isRefused(app)
      asked.reasonToDiffer = destination.reasonToDiffer
      do {
        let request = try destination.request(in: app)
        if planning { asked.plan = Result { try app.router.plan(request) } }
        asked.handle = app.router.navigate(request) { [live] in
          asked.outcomes.append($0)
          // What the app goes on to by itself may come before the step is over.
          if asked.isBeingTaken, asked.treeAtEnd == nil { asked.treeAtEnd = SeenTree(live) }
        }
      } catch {
        asked.outcomes.append(.failed(NavigationFailure(reason: error, remedy: "")))
      }
      asked.isRequest = true
      await settle(false) { asked.outcome != nil }
      await awaitWhatComesLate(after: step, asked, at: asked.outcome?.value)
      asked.isBeingTaken = false
    case .user(let name):
      // A move that a screen refuses may have it ask its user.
      let move = known ?? description.move(named: name, in: app)
      asked.isPossible = move != nil
      move?.perform()
      await settle { self.isIdle }
      await awaitWhatComesLate(after: step, asked, at: tree.front)
    case .set(let name, let value):
      let appSwitch = description.switches.first { $0.name == name }
      asked.isPossible = appSwitch?.set(value, in: app) == true
      await settle { self.isIdle }
      await awaitWhatComesLate(after: step, asked, at: tree.front)
    }
    return asked
  }

  /// Ends what steps have asked for and nobody has answered.
  func cancelUnanswered() async {
    guard waitingCount > 0 else { return }
    await misuse.watching {
      for request in self.unanswered { request.asked.handle?.cancel() }
      self.unanswered = []
      await self.settle { self.isIdle }
    }
    look()
  }

  /// Whether nothing waits or is under way.
  var isIdle: Bool { queue.isIdle }

  /// How many requests wait.
  var waitingCount: Int { isIdle ? 0 : queue.waits.count }

  /// Whether somebody is asked: by a request, or as the user's hand would leave a screen.
  var isAsking: Bool { !queue.waits.isEmpty || isAskingByHand }

  /// Whether a guard or a screen is asked by a request.
  var isSomebodyAsked: Bool { queue.waits.requests.contains { if case .asking = $0.reason { true } else { false } } }

  /// Whether somebody is asked as the user's hand would leave a screen.
  var isAskingByHand: Bool { live.isAskingByHand }

  /// Whether no transition is in flight, nor waits for its turn.
  private var isAtRest: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      app.router.stage.readiness != .inFlight
    #else
      app.window.transitionScheduler.isIdle
    #endif
  }

  /// Lets tasks run that the app has begun; longer where somebody was asked, whom the step may have answered.
  ///
  /// What goes on by way of other threads has its turn after three of the main actor's: most tasks never leave that, and a turn of
  /// others takes twenty times as long.
  /// - Parameter othersToo: Whether tasks are waited for that go on by way of other threads, however soon all is done.
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

  /// Lets an answer be heard, or a question be put. Until then somebody is asked, and there is no screen that asks. Where the app's
  /// code leaves the main actor for that, no number of turns is enough, unless other threads are left alone; and where a question
  /// is covered by another screen it stays so.
  private func hearAnswers() async {
    let most = MainSerialExecutor.isInUse ? 96 : 1_000
    var turns = 0
    while turns < most, isAtRest, isAsking {
      if live.asksUser || asker.map(live.contains) == true { break }
      if turns < 64 { await passTurnOfOthers() } else { await passTurnOfThreads() }
      turns += 1
    }
    // What comes of it may take a turn more.
    if turns > 0 { for _ in 0..<2 { await passTurn() } }
  }

  /// What tells that something has come: the state that the app is in, and how often UIKit was misused.
  var moment: (Fingerprint, Int) {
    (reader.fingerprint(of: app, SeenTree(live), queue, live), misuse.sentences.count)
  }

  /// The state that the app is in now. A walk at random never asks for it.
  var fingerprint: Fingerprint {
    if let fingerprint = known.fingerprint { return fingerprint }
    let fingerprint = reader.fingerprint(of: app, tree, queue, live)
    known.fingerprint = fingerprint
    return fingerprint
  }

  /// The fingerprint of the present state, for a dictionary.
  package var stateKey: SIMD2<UInt64> { [fingerprint.first, fingerprint.second] }

  /// Where the user is, and what of the tree that has.
  var writtenPosition: (position: NavigationPosition, written: WrittenScreens) {
    if let position = known.position { return position }
    let position = app.router.writtenPosition
    known.position = position
    return position
  }

  /// Looks at what is there now.
  func look() {
    known = (nil, nil)
    forgetAnswered()
    tree = SeenTree(live)
    if let asking = live.asking { asker = asking }
  }
}

/// What was asked for by a step, and what has come of it.
final class Asked {
  var isPossible = true
  var isRequest = false
  var isRefused = false
  var reasonToDiffer: String?
  var plan: Result<RoutePlan, any Error>?
  var outcomes: [Outcome<UIViewController>] = []
  var handle: NavigationHandle?
  /// What was there when it had ended; for what is no request, where the app has gone on by itself since.
  var treeAtEnd: SeenTree?
  /// Whether the step is not over. What was there is not kept for one that ends later: that would keep screens alive.
  var isBeingTaken = true

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  var outcome: Outcome<UIViewController>? { outcomes.first }
}

/// One step and what it did: what the checks look at.
package struct Passage {
  let step: AppStep
  let before: SeenTree
  var after: SeenTree
  var planned: Asked?
  var misuses: [String] = []
  var waitedBefore = 0
  var waitsAfter = 0
  /// What a destination has shown.
  package var arrival: Arrival?
  /// Whether a screen in front is asked by somebody.
  var isUserAsked = false
  /// Whether a guard or a screen is asked by a request.
  var isSomebodyAsked = false
  /// What steps before have asked for and has ended with this one.
  var answered: [OpenRequest] = []

  /// What was there when the step had ended, whatever the app has gone on to by itself since.
  var atEnd: SeenTree { planned?.treeAtEnd ?? after }

  /// Whether the user has seen a view controller when the step had ended, or sees it since.
  func shows(_ screen: UIViewController) -> Bool { after.shows(screen) || planned?.treeAtEnd?.shows(screen) == true }

  /// Returns a Boolean value that indicates whether only an alert hides a view controller, which asked to leave a screen before
  /// the step and still does.
  func showsBehindLeaveQuestion(_ screen: UIViewController) -> Bool {
    before.front === atEnd.front && atEnd.front?.asksToLeave == true && atEnd.showsBehindFront(screen)
  }

  /// What has left the tree.
  var left: [UIViewController] { before.screens(leftIn: after) }

  /// What was asked for, and its name, where the step went to a destination.
  var request: (name: String, asked: Asked)? {
    guard case .go(let name) = step, let planned, planned.isRequest else { return nil }
    return (name, planned)
  }
}

/// Collects what UIKit is misused for. Apple's UIKit tells of nothing.
struct MisuseWatch {
  #if os(iOS) || os(tvOS) || os(visionOS)
    var sentences: [String] { [] }

    func watching<Result>(_ body: () async throws -> Result) async rethrows -> Result { try await body() }
  #else
    private let log = MisuseLog()

    var sentences: [String] { log.entries.map(\.sentence) }

    func watching<Result>(_ body: () async throws -> Result) async rethrows -> Result {
      try await UIKitMisuse.$log.withValue(log) { try await body() }
    }
  #endif
}
