import NavigationCore
import ViewHierarchy

/// Presents a screen that was built, from wherever its action says.
struct PresentScreenChange: TreeChange {
  let live: LiveTree
  let screen: UIViewController
  let host: UIViewController
  let presentation: Presentation
  let animated: Bool

  func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      let presenter = try SearchScope.with(tree: live) {
        let presenter = try presentation.presenter(around: host, in: live)
        presentation.configure(screen)
        DismissalGuard.watch(screen)
        return presenter
      }
      PresentChange(presented: screen, presenter: presenter, animated: animated).apply(completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// Lets an action of the app's own join a screen.
struct OpaqueChange: TreeChange {
  let live: LiveTree
  let screen: UIViewController
  let host: UIViewController
  let join: AnyJoin
  let animated: Bool
  /// Told what the action answers with, so that a wait without end can be ended.
  let willPerform: (OnceOnly<RoutingResult>) -> Void

  func apply(completion: @escaping (RoutingResult) -> Void) {
    let answer = OnceOnly(ifReleased: RoutingResult.failure(NavigationError.transitionDidNotAnswer(join.name()))) {
      result in
      guard case .failure(let reason) = result else { return completion(result) }
      completion(.failure(blamed(reason, on: join.name(), "action")))
    }
    willPerform(answer)
    SearchScope.with(tree: live) { join.perform(screen, host, animated) { answer($0) } }
  }
}

/// Another change, with the step named where it fails.
struct LabelledChange: TreeChange {
  let change: any TreeChange
  let label: () -> String

  func apply(completion: @escaping (RoutingResult) -> Void) {
    change.apply { result in
      guard case .failure(let reason) = result else { return completion(result) }
      completion(.failure(NavigationFailure(caught: reason, step: label())))
    }
  }
}
