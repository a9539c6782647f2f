package import NavigationCore
package import ViewHierarchy

/// Lets a transition of the app's own make its change, and waits until nothing of it is in flight.
package struct OwnTransitionChange: TreeChange {
  let name: String
  let live: LiveTree
  let willPerform: (OnceOnly<RoutingResult>, String) -> Void
  let start: (@escaping @MainActor (RoutingResult) -> Void) throws -> Void

  /// - Parameters:
  ///   - willPerform: Told what the transition answers with, so that a wait without end can be ended.
  ///   - start: Begins the transition, which answers once.
  package init(
    name: String, live: LiveTree, willPerform: @escaping (OnceOnly<RoutingResult>, String) -> Void,
    start: @escaping (@escaping @MainActor (RoutingResult) -> Void) throws -> Void
  ) {
    self.name = name
    self.live = live
    self.willPerform = willPerform
    self.start = start
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    let unanswered = RoutingResult.failure(NavigationError.transitionDidNotAnswer(name))
    let answer = OnceOnly(ifReleased: unanswered) { result in
      guard case .success = result, let window = live.window else { return completion(result) }
      Settling.whenSettled(window) { completion(.success) }
    }
    willPerform(answer, name)
    do {
      try start { answer($0) }
    } catch {
      answer(.failure(error))
    }
  }
}
