import NavigationCore
import ViewHierarchy

/// Lets a transition of the app's own make its change, and waits until nothing of it is in flight.
struct OwnTransitionChange: TreeChange {
  let name: String
  let live: LiveTree
  let willPerform: (OnceOnly<RoutingResult>, String) -> Void
  let start: (@escaping () -> Void) throws -> Void

  func apply(completion: @escaping (RoutingResult) -> Void) {
    let unanswered = RoutingResult.failure(NavigationError.transitionDidNotAnswer(name))
    let answer = OnceOnly(ifReleased: unanswered) { result in
      guard case .success = result, let window = live.window else { return completion(result) }
      Settling.whenSettled(window) { completion(.success) }
    }
    willPerform(answer, name)
    do {
      try start { answer(.success) }
    } catch {
      answer(.failure(error))
    }
  }
}
