public import ContextCore
import NavigationCore
public import ViewHierarchy

/// A container of an app that shows one of its view controllers at a time and can switch among them.
///
/// Navigation, tab bar, split and page view controllers work without this protocol. If a container can also receive
/// other view controllers, give it an adapter of its own; see `CustomContainerViewController`.
@MainActor public protocol ViewControllerContainer: CustomContainerViewController {
  /// All view controllers of the container, in order.
  var containedViewControllers: [UIViewController] { get }

  /// The view controllers that the container shows now. By default, those with a view in a superview.
  var shownViewControllers: [UIViewController] { get }

  /// Shows one of the contained view controllers. Call the completion once, when the switch has ended.
  func `switch`(to viewController: UIViewController, animated: Bool, completion: RouteCompletion?)
}

extension ViewControllerContainer {
  /// The contained view controllers with a view in a superview.
  public var shownViewControllers: [UIViewController] {
    containedViewControllers.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// An adapter that reads the container and switches its view controllers.
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

/// An error for an attempt to give a switching container other view controllers.
private struct OnlySwitches: RemediedError, CustomStringConvertible {
  let typeName: String

  nonisolated var description: String { "\(typeName) can switch among what it contains, and not contain anything else" }

  nonisolated var remedy: String { "Write its adapter; see CustomContainerViewController." }
}
