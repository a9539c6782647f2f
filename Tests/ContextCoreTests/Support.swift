import ContextCore
import NavigationCore
import Testing
import Walks

// A stack of fake elements, without view controllers.

enum Screen: String, Hashable, Codable, Sendable {
  case feed, order, chat, login, shut
}

typealias Context = NavigationContext<Screen>
typealias Step = NavigationStep<Screen>

nonisolated struct OrderPayload: NavigationContextPayloadProtocol, Hashable, Codable, Sendable {
  var id: Int
}

nonisolated struct ChatPayload: NavigationContextPayloadProtocol, Equatable {
  var id: Int
}

func order(_ id: Int) -> Context { Context(type: .order, payload: OrderPayload(id: id)) }

final class Element: NavigationElementProtocol {
  let name: String
  private var context: Any?

  init(_ name: String) { self.name = name }

  func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
    self.context = context
  }

  func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? { context as? NavigationContext<ContextType> }
}

/// A stack that transitions change. A test can also change it directly.
final class Stack: NavigationStackProviderProtocol {
  var elements: [Element] = []
  let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func getNavigationStack() -> [Element] {
    diary.lines.append("read [\(names)]")
    return elements
  }

  var names: String { elements.map(\.name).joined(separator: " ") }
}

final class Elements: NavigationElementFactoryProtocol {
  let diary: Diary
  var make: (Context) -> Element? = { Element("\($0.type.rawValue)") }

  init(_ diary: Diary) { self.diary = diary }

  func makeElement(for context: Context) -> Element? {
    diary.lines.append("make \(context.type)")
    return make(context)
  }
}

/// The transitions that push and pop elements. To reuse an element, they pop all elements above it.
final class Transitions: NavigationTransitionProviderProtocol {
  let stack: Stack
  let diary: Diary
  var redirection: (Context) -> Context? = { _ in nil }
  var end: (Context?, @escaping RouteCompletion) -> Void = { $1(.success) }

  init(_ stack: Stack) {
    self.stack = stack
    diary = stack.diary
  }

  func redirect(for context: Context, in stack: [Element]) -> Context? {
    diary.lines.append("redirect \(context.type)")
    return redirection(context)
  }

  func makeReuseTransition(for context: Context, in stack: [Element]) -> (any NavigationTransitionProtocol)? {
    diary.lines.append("reuse \(context.type)")
    guard let position = stack.lastIndex(where: { $0.hasContext(context) }) else { return nil }
    return transition(context) { $0.elements = Array($0.elements[...position]) }
  }

  func makePresentTransition(for element: Element, in stack: [Element]) -> (any NavigationTransitionProtocol)? {
    let context = element.getNavigationContext(withContextType: Screen.self)
    diary.lines.append("present \(element.name)")
    if context?.type == .shut { return nil }
    return transition(context) { $0.elements.append(element) }
  }

  func makeDismissTransition(for context: Context, in stack: [Element]) -> (any NavigationTransitionProtocol)? {
    guard let position = stack.lastIndex(where: { $0.hasContext(context) }) else { return nil }
    return transition(context) { $0.elements.remove(at: position) }
  }

  private func transition(_ context: Context?, _ change: @escaping (Stack) -> Void) -> FakeTransition {
    FakeTransition { [stack, end] completion in
      change(stack)
      end(context, completion)
    }
  }
}

struct FakeTransition: NavigationTransitionProtocol {
  let body: (@escaping RouteCompletion) -> Void

  func perform(completion: RouteCompletion?) { body { completion?($0) } }
}

struct FakeRouter {
  let diary = Diary()
  let stack: Stack
  let elements: Elements
  let transitions: Transitions
  let router: ContextRouter<Elements, Stack, Transitions>

  init() {
    stack = Stack(diary)
    elements = Elements(diary)
    transitions = Transitions(stack)
    router = ContextRouter(elementFactory: elements, stackProvider: stack, transitionProvider: transitions)
  }

  /// Returns the outcome of steps that have nothing to wait for.
  func outcome(_ steps: Step..., sequence: SequencePolicy = .stepByStep) -> Outcome<Void>? {
    var ended: Outcome<Void>?
    router.perform(steps: steps, sequence: sequence) { ended = $0 }
    return ended
  }
}

extension Outcome {
  /// The outcome in a word or two.
  var kind: String {
    switch self {
    case .arrived: "arrived"
    case .alreadyThere: "already there"
    case .redirected(let request): "redirected to \(request.name)"
    case .superseded(let request): "superseded by \(request.name)"
    case .blocked: "blocked"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
