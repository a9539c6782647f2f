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
