public import NavigationCore
import ViewHierarchy

/// A guard that allows requests while a condition holds, and otherwise asks a screen first.
///
/// ```swift
/// let signedIn: Gate = .gate(until: { session.isSignedIn }, asking: login)
/// ```
///
/// One gate can guard several steps. Add it to a router to guard pages, contexts and modules too. All requests that
/// wait at a gate share one screen in each window. The gate shows this screen with the window's default router.
///
/// When the screen has answered or left, the gate evaluates the condition again. After an answer, the screens that were
/// shown in order to ask are removed first. If the condition holds, the requests continue in the order of their
/// arrival, and each is resolved again. If not, they end ``Outcome/blocked(by:)``. When the last waiting request is
/// cancelled, the gate removes its screen.
///
/// Gates that ask for the same class of screen take turns in a window. A request at the second gate waits until the
/// first gate has its answer. Then the second gate evaluates its own condition, and asks if the condition does not
/// hold.
///
/// A gate always allows three kinds of requests:
///
/// - a request for the gate's own screen
/// - a request whose route contains this screen below the destination, such as a registration on top of a login
/// - a request that only removes screens
///
/// A request of the second kind needs a route with a step for the gate's screen. A route that presents over the current
/// screen has no such step, even if the gate's screen is the current screen.
///
/// Restoring a position does not show the screen of a gate. It leaves out the screens behind a closed gate.
public final class Gate: AnsweringInterceptor {
  private let screenName: String
  private let screen: ObjectIdentifier
  private let condition: () -> Bool
  private let isOwn: (_ goal: any GuardedGoal, _ place: AnyObject) -> Bool
  private let beforeAsking: () throws -> Void
  let ask: (Router, @escaping @MainActor (Outcome<Void>) -> Void) -> NavigationHandle

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - isOpen: The condition. It is evaluated for each request, and again when the screen has answered or left.
  ///   - request: A request for the screen that the gate asks, such as a login.
  ///   - beforeAsking: A closure that runs each time a request would have to wait at the gate. If it throws an error,
  ///     the gate refuses the request with this error and shows nothing. Throw an error if no user can answer, as in a
  ///     command-line tool.
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

  /// Answers at once, without asking the screen. This form has no request, so the gate has no window to ask in. It
  /// allows the call if the condition holds, and refuses it otherwise.
  public func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(isOpen ? .success : .failure(nowhereToAsk))
  }

  /// Answers with the completion, once.
  ///
  /// The gate allows the request at once if the condition holds, or if the request is of a kind that the gate always
  /// allows; see ``Gate``. It refuses the request at once if the request restores a position, if `beforeAsking` throws
  /// an error, or if there is no window to ask in. Otherwise the gate answers after its screen has answered or left.
  public func perform(
    with context: Any?, for request: GuardedRequest, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let subject = request.subject
    guard isClosed(to: subject.guardedGoal, in: subject.place) else { return completion(.success) }
    guard subject.guardedGoal.mayShowGates else {
      return completion(.failure(GateRefusal.notShown(screen: screenName)))
    }
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
    // A question ends when the departure of its screen is reported. So departures are reported first, and the request
    // does not wait for a screen that has left.
    engine.observer.reportDepartures()
    engine.keeping(GateLines()).line(for: screen, in: window).append(visitor)
  }

  /// Whether the condition holds now.
  var isOpen: Bool { condition() }

  /// Whether the condition does not hold now. Asks no screen.
  package var isClosed: Bool { !isOpen }

  /// Returns whether the gate would stop a request now. Asks no screen.
  ///
  /// - Parameters:
  ///   - goal: The goal of the request.
  ///   - place: The stage of the request.
  package func isClosed(to goal: any GuardedGoal, in place: AnyObject) -> Bool {
    isClosed && !goal.onlyRemoves && !isOwn(goal, place)
  }

  /// Returns the answer for the waiting requests after the gate's question has ended: success if the condition holds
  /// now, and otherwise a refusal that depends on the outcome of the question.
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
  /// Returns the gate that a guard is or wraps, or `nil` if there is none. A gate is wrapped if it was adapted to the
  /// context of a step.
  package static func of(_ interceptor: Any) -> Gate? { unwrapped(interceptor) as? Gate }
}
