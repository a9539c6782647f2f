public import NavigationCore
import ViewHierarchy

/// A guard made of a screen: lets requests through once a condition holds, and asks a screen until then.
///
/// ```swift
/// let signedIn: Gate = .gate(until: { session.isSignedIn }, asking: login)
/// ```
///
/// One gate can guard steps, and be added to the router that guards pages, contexts and modules; all that wait at it share one
/// screen in each window. It asks in front of whatever is there, with the window's standing router. When the screen has
/// answered, or has gone, the condition is looked at again: where it holds the requests go on in the order in which they
/// came, each resolved afresh, and where it does not they end ``Outcome/blocked(by:)``. What the gate has shown it takes away
/// before they go on, and also when the last of them is cancelled.
///
/// Gates that ask for the same class of screen take turns in a window. A request at the second gate waits until the first has
/// its answer. Then the second gate checks its own condition, and asks if that does not hold.
///
/// Requests for the gate's own screen pass, and those that name it as a screen below their destination, such as one for
/// registering on top of a login; so do those that only take away what is there. What is merely shown over whatever is in front
/// does not. Restoring a position shows no screen of a gate: screens behind a closed one are left out.
public final class Gate: AnsweringInterceptor {
  private let screenName: String
  private let screen: ObjectIdentifier
  private let condition: () -> Bool
  private let isOwn: (_ goal: any GuardedGoal, _ place: AnyObject) -> Bool
  private let beforeAsking: () throws -> Void
  let ask: (Router, @escaping @MainActor (Outcome<Void>) -> Void) -> NavigationHandle

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - isOpen: The condition; looked at for each request, and again when the screen has answered or gone.
  ///   - request: Leads to the screen that makes the condition hold.
  ///   - beforeAsking: What it throws refuses the request at once, without showing anything: where nobody is there to
  ///     answer, as in a command of one shot.
  public init<Screen: Answering>(
    until isOpen: @escaping () -> Bool, asking request: NavigationRequest<Screen>,
    beforeAsking: @escaping () throws -> Void = {}
  ) {
    screenName = TypeName.of(Screen.self)
    screen = ObjectIdentifier(Screen.self)
    condition = isOpen
    self.beforeAsking = beforeAsking
    isOwn = { goal, place in
      if goal.leads(through: { $0 is Screen.Type }) { return true }
      guard let stage = place as? WindowStage, let window = stage.live.window else { return false }
      let own = Router(window: window).resolved(request).makeGoal(stage).sameness
      return own != nil && own == goal.sameness
    }
    ask = { router, completion in
      router.ask(request) { outcome in completion(outcome.map { _ in }) }
    }
  }

  /// Asks for a request that is not known. Without a window there is nobody to ask.
  public func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(isOpen ? .success : .failure(nowhereToAsk))
  }

  /// Answers at once where the condition holds or the request may pass, and otherwise when the screen has answered or left.
  public func perform(
    with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let subject = request.subject
    guard isClosed(to: subject.wanted, in: subject.place) else { return completion(.success) }
    guard subject.wanted.mayShowGates else { return completion(.failure(GateRefusal.notShown(screen: screenName))) }
    do {
      try beforeAsking()
    } catch {
      return completion(.failure(error))
    }
    guard let window = request.router?.window else {
      return completion(.failure(nowhereToAsk))
    }
    let visitor = GateVisitor(at: self, completion)
    request.whenCancelled { visitor.leave() }
    let engine = WindowEngine.of(window)
    // The asking is over if its screen has left, although that may not have been told yet.
    engine.observer.tellDepartures()
    engine.keeping(GateLines()).line(for: screen, in: window).append(visitor)
  }

  /// Whether the condition holds now.
  var isOpen: Bool { condition() }

  /// Whether the condition does not hold now. Asks nobody.
  package var isClosed: Bool { !isOpen }

  /// Whether a request that wants this would have to wait. Asks nobody.
  package func isClosed(to goal: any GuardedGoal, in place: AnyObject) -> Bool {
    isClosed && !goal.onlyTakesAway && !isOwn(goal, place)
  }

  /// The answer to the visitors for whom the screen was asked.
  func result(after outcome: Outcome<Void>) -> RoutingResult { isOpen ? .success : .failure(refusal(outcome)) }

  var nowhereToAsk: GateRefusal { .nowhereToAsk(screen: screenName) }

  private func refusal(_ outcome: Outcome<Void>) -> GateRefusal {
    switch outcome {
    case .arrived, .alreadyThere: .stillClosed(screen: screenName)
    case .cancelled: .leftWithoutAnswer(screen: screenName)
    default: .notAsked(screen: screenName, because: "\(outcome)")
    }
  }
}

extension Gate: NamedRole {
  package var roleName: String { "Gate(asking: \(screenName))" }
}

extension Gate {
  /// The gate that a guard is, by itself or on a step of another context.
  package static func of(_ interceptor: Any) -> Gate? {
    if let gate = interceptor as? Gate { return gate }
    return (interceptor as? any WrappingRole).flatMap { of($0.wrapped) }
  }
}
