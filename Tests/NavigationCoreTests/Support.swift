@testable import NavigationCore

/// A request that does what a test says, without any view controller.
final class FakeWork: NavigationWork {
  static var lastID = 0
  let id: Int
  let name: String
  var sameness: AnyHashable? { name }
  var questions: () throws -> [Question] = { [] }
  var threatened: () throws -> [Question] = { [] }
  var finish: (@escaping (Outcome<Void>) -> Void) -> Void = { $0(.arrived(())) }
  /// What the first commits come to, before the last one that finishes it.
  var parts: [Commitment] = []
  var diary: Diary
  var onAbandon: () -> Void = {}

  init(_ name: String, _ diary: Diary) {
    Self.lastID += 1
    id = Self.lastID
    self.name = name
    self.diary = diary
  }

  var summary: RequestSummary { RequestSummary(id: id, name: name) }

  func resolve() throws -> [Question] {
    diary.lines.append("resolve \(name)")
    return try questions()
  }

  func forget() {}

  func prepare() throws {}

  func build() throws -> [Question] {
    diary.lines.append("build \(name)")
    return try threatened()
  }

  func commit(completion: @escaping (Commitment) -> Void) {
    diary.lines.append("commit \(name)")
    if !parts.isEmpty { return completion(parts.removeFirst()) }
    finish { completion(.ended($0)) }
  }

  func abandon() { onAbandon() }
}

final class Diary {
  var lines: [String] = []
}

final class Gate: NavigationGate {
  var isOpen = true
  private var waiting: [@MainActor () -> Void] = []

  func whenOpen(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }

  func open() {
    isOpen = true
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }
}

/// A queue whose requests need no view controllers.
struct QueueUnderTest {
  let gate = Gate()
  let broadcast = EventBroadcast()
  let queue: NavigationQueue
  let diary = Diary()

  init() { queue = NavigationQueue(gate: gate, events: NavigationRecorder(broadcast: broadcast) { [] }) }

  @discardableResult func ask(
    _ name: String, _ policy: OverlapPolicy = .waitTurn, _ configure: (FakeWork) -> Void = { _ in }
  ) -> Navigation.Asker {
    let asker = Navigation.Asker()
    let work = FakeWork(name, diary)
    configure(work)
    let diary = diary
    asker.whenEnded { outcome, _ in diary.lines.append("\(name): \(outcome.kind)") }
    queue.enqueue(Navigation(work: work, asker: asker), policy: policy)
    return asker
  }

  var outcomes: [String] { diary.lines.filter { $0.contains(":") } }
}

extension Outcome {
  /// The case, without what it carries.
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

/// A guard that keeps what it is to answer with until a test answers.
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

struct Refusal: Error {}
