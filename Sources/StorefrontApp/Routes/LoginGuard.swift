public import Wayfinder

/// Lets only those pass who are logged in; asks those who are not to log in.
public struct LoginGuard: AnsweringInterceptor {
  let desk: LoginDesk

  /// Answers at once, or when the login screen has been submitted or has left.
  public func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    desk.admit(completion)
  }
}

/// Shows the login screen, and keeps those waiting who want to pass. It knows of the screen's leaving by what UIKit
/// tells the screen.
final class LoginDesk {
  private let session: Session
  private let router: Router
  private let routes: LoginRoutes
  private var waiting: [@MainActor (RoutingResult) -> Void] = []
  private weak var stack: LoginStack?

  init(_ session: Session, _ router: Router, _ routes: LoginRoutes) {
    self.session = session
    self.router = router
    self.routes = routes
    session.whenChanged(\.isLoggedIn) { [weak self] isLoggedIn in
      if isLoggedIn { self?.loggedIn() }
    }
  }

  func admit(_ answer: @escaping @MainActor (RoutingResult) -> Void) {
    if session.isLoggedIn { return answer(.success) }
    guard session.isAttended else { return answer(.failure(LoginRefusal.nobodyThere)) }
    router.within.navigate(to: routes.stack) { outcome in
      switch outcome {
      case .arrived(let stack), .alreadyThere(let stack): self.wait(at: stack, answer)
      default: answer(.failure(LoginRefusal.notShown(because: "\(outcome)")))
      }
    }
  }

  private func wait(at stack: LoginStack, _ answer: @escaping @MainActor (RoutingResult) -> Void) {
    if session.isLoggedIn { return answer(.success) }
    waiting.append(answer)
    guard self.stack !== stack else { return }
    self.stack = stack
    stack.whenLeft { [weak self] in self?.left() }
  }

  private func left() {
    stack = nil
    for answer in takeWaiting() { answer(.failure(LoginRefusal.left)) }
  }

  /// Those who waited go on when the login screen is gone, since they may be about to present over what is in front.
  private func loggedIn() {
    let answers = takeWaiting()
    func goOn() { for answer in answers { answer(.success) } }
    guard let window = router.window else { return goOn() }
    let finder = ClassFinder<LoginStack, Any?>(windowProvider: FixedWindowProvider(window))
    guard let stack = finder.findViewController() else { return goOn() }
    router.perform(.close(stack)) { _ in goOn() }
  }

  private func takeWaiting() -> [@MainActor (RoutingResult) -> Void] {
    defer { waiting = [] }
    return waiting
  }
}

/// Why somebody was not let pass.
nonisolated public enum LoginRefusal: Error, Hashable {
  /// A login is needed, and nobody is there to log in.
  case nobodyThere
  /// The login screen was left without logging in.
  case left
  /// The login screen could not be shown.
  case notShown(because: String)
}

nonisolated extension LoginRefusal: CustomStringConvertible {
  /// The reason as a sentence, with what to do about it.
  public var description: String {
    switch self {
    case .nobodyThere: "This needs a login, and nobody is there to log in; log in first (--logged-in)."
    case .left: "The login screen was left without logging in; open it again and log in."
    case .notShown(let reason): "The login screen could not be shown. \(reason)"
    }
  }
}
