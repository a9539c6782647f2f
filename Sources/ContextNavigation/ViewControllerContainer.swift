public import ContextCore
import NavigationCore
public import ViewHierarchy

/// A container of an app's own that shows one of its view controllers at a time, and can switch among them.
///
/// Navigation, tab bar, split and page view controllers are known without it. A container that can also be given other
/// view controllers brings an adapter of its own; see `CustomContainerViewController`.
@MainActor public protocol ViewControllerContainer: CustomContainerViewController {
  /// All that it contains, in its order.
  var containedViewControllers: [UIViewController] { get }

  /// Those of them that it shows now; by default those whose view is in a view.
  var shownViewControllers: [UIViewController] { get }

  /// Shows one of those that it contains. The completion is called once, when that has ended.
  func `switch`(to viewController: UIViewController, animated: Bool, completion: RouteCompletion?)
}

extension ViewControllerContainer {
  /// Those whose view is in a view.
  public var shownViewControllers: [UIViewController] {
    containedViewControllers.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Reads the container, and switches it.
  public var adapter: any ContainerAdapter { SwitchingAdapter(container: self) }
}

private struct SwitchingAdapter: ContainerAdapter {
  let container: any ViewControllerContainer

  var containedViewControllers: [UIViewController] { container.containedViewControllers }

  var visibleViewControllers: [UIViewController] { container.shownViewControllers }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.switch(to: viewController, animated: animated, completion: completion)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let isSame = viewControllers == container.containedViewControllers
    completion(isSame ? .success : .failure(OnlySwitches(typeName: container.typeName)))
  }
}

/// A container of an app's own was to contain something else.
private struct OnlySwitches: RemediedError, CustomStringConvertible {
  let typeName: String

  nonisolated var description: String { "\(typeName) can switch among what it contains, and not contain anything else" }

  nonisolated var remedy: String { "Write its adapter; see CustomContainerViewController." }
}
