@testable import NavigationCore
import Walks

/// A goal without view controllers. A test defines its questions and its change.
final class FakeGoal: Goal {
  let name: String
  var sameness: AnyHashable? { name }
  var questions: () throws -> [Question] = { [] }
  var threatened: () throws -> [Question] = { [] }
  /// The body of the only change that the goal makes.
  var finish: (@escaping (Outcome<Void>) -> Void) -> Void = { $0(.arrived(())) }
  /// The sequels of the first commits, before the last commit makes the change.
  var parts: [Sequel] = []
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
  }

  func resolve(_ run: Executor) throws -> any Proposal {
    diary.lines.append("resolve \(name)")
    return FakeProposal(of: self, Resolution(guards: try questions()))
  }
}

final class FakeProposal: Proposal {
  private let goal: FakeGoal
  let resolution: Resolution

  init(of goal: FakeGoal, _ resolution: Resolution) { (self.goal, self.resolution) = (goal, resolution) }

  func describe(in plan: inout RoutePlan) {}

  func build(_ run: Executor) throws -> any Commit {
    goal.diary.lines.append("build \(goal.name)")
    return FakeCommit(of: goal, late: Resolution(leaving: try goal.threatened()))
  }
}

final class FakeCommit: Commit {
  private let goal: FakeGoal
  let late: Resolution?

  init(of goal: FakeGoal, late: Resolution) { (self.goal, self.late) = (goal, late) }

  func steps(_ run: Executor) throws -> [TransactionStep] {
    goal.diary.lines.append("commit \(goal.name)")
    switch goal.parts.first {
    case .askFirst?: throw Refusal()
    case .some: return []
    case nil: return [.change(FakeChange(goal.finish))]
    }
  }

  func made(_ run: Executor) -> Sequel { goal.parts.isEmpty ? .done : goal.parts.removeFirst() }

  func rollBack(because reason: any Error) -> Sequel { goal.parts.isEmpty ? .failed : goal.parts.removeFirst() }
}

/// A change whose end a test controls.
final class FakeChange: TreeChange {
  let footprint = Footprint.nothing
  let name = "a change"
  private let finish: (@escaping (Outcome<Void>) -> Void) -> Void

  init(_ finish: @escaping (@escaping (Outcome<Void>) -> Void) -> Void) { self.finish = finish }

  func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    finish { outcome in
      if case .failed(let failure) = outcome { answer(.failure(failure)) } else { answer(.success) }
    }
  }
}

/// A stage whose readiness a test controls.
final class FakeStage: Stage {
  var isOpen = true
  /// A Boolean value that indicates whether a transition is in flight. A test ends the transition.
  var isInFlight = false
  var revision: Int?
  let visibleScreens: [String] = []
  private var waiting: [@MainActor () -> Void] = []
  private var settling: [@MainActor () -> Void] = []

  var readiness: StageReadiness { isOpen ? .ready : .hidden }

  func whenReady(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }

  func check() {}

  func whenSettled(_ body: @escaping @MainActor () -> Void) {
    if isInFlight { settling.append(body) } else { body() }
  }

  func scope<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  func checkpoint(before changes: [TransactionStep]) -> (any Checkpoint)? { nil }

  func settle() {
    isInFlight = false
    let bodies = settling
    settling = []
    for body in bodies { body() }
  }

  func open() {
    isOpen = true
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }
}

/// A queue whose requests need no view controllers.
struct QueueUnderTest {
  let gate = FakeStage()
  let broadcast = EventBroadcast()
  let queue: NavigationQueue
  let diary = Diary()

  init() { queue = NavigationQueue(stage: gate, events: NavigationRecorder(broadcast: broadcast) { [] }) }

  @discardableResult func ask(
    _ name: String, _ policy: OverlapPolicy = .waitTurn, _ configure: (FakeGoal) -> Void = { _ in }
  ) -> Navigation.Asker {
    let goal = FakeGoal(name, diary)
    configure(goal)
    return ask(goal, policy) { [diary] outcome in diary.lines.append("\(name): \(outcome.kind)") }
  }

  @discardableResult func ask(
    _ goal: FakeGoal, _ policy: OverlapPolicy = .waitTurn, _ ended: @escaping (Outcome<Void>) -> Void
  ) -> Navigation.Asker {
    let asker = Navigation.Asker()
    asker.whenEnded { outcome, _ in ended(outcome) }
    queue.enqueue(Navigation(Executor(goal, on: gate, recorder: queue.events), asker: asker), policy: policy)
    return asker
  }

  var outcomes: [String] { diary.lines.filter { $0.contains(":") } }
}

extension Outcome {
  /// The name of the outcome's case, without its value.
  var kind: String {
    switch self {
    case .arrived: "arrived"
    case .alreadyThere: "alreadyThere"
    case .redirected: "redirected"
    case .superseded(let request): "superseded by \(request.name)"
    case .blocked(.request(let request)): "blocked by \(request.name)"
    case .blocked(.refusal(let name, _)): "refused by \(name)"
    case .blocked(.screen(let name)): "held by \(name)"
    case .cancelled: "cancelled"
    case .failed(let failure): "failed, \(failure.reason)"
    }
  }
}

/// A guard that keeps its completions until a test answers.
final class FakeGuard {
  private var answers: [OnceOnly<RoutingResult>] = []
  private(set) var asked = 0
  let name: String

  init(_ name: String) { self.name = name }

  func question(_ position: Int = 0) -> Question {
    Question(id: .global(position), name: { self.name }) { answer in
      self.asked += 1
      self.answers.append(answer)
      return nil
    }
  }

  func answer(_ result: RoutingResult = .success) { answers.removeFirst()(result) }

  func forget() { answers = [] }
}
