public import ContextCore
import NavigationCore
public import ViewHierarchy

/// A container of the app's own class that shows one of its view controllers at a time, and can switch to another.
///
/// Navigation, tab bar, split and page view controllers need no conformance. The router adds no view controllers to the
/// container, and removes none. To allow this, conform to `CustomContainerViewController` with an adapter of your own.
@MainActor public protocol ViewControllerContainer: CustomContainerViewController {
  /// All view controllers of the container, in order.
  var containedViewControllers: [UIViewController] { get }

  /// The view controllers that the container shows now.
  ///
  /// By default, these are the contained view controllers whose view is loaded and has a superview.
  var shownViewControllers: [UIViewController] { get }

  /// Shows one of the contained view controllers.
  ///
  /// - Parameters:
  ///   - viewController: The contained view controller to show.
  ///   - animated: A Boolean value that indicates whether the switch is animated.
  ///   - completion: A closure that your implementation must call once, when the switch has ended.
  func `switch`(to viewController: UIViewController, animated: Bool, completion: RouteCompletion?)
}

extension ViewControllerContainer {
  /// The contained view controllers whose view is loaded and has a superview.
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

/// An error of an attempt to add or remove view controllers of a ``ViewControllerContainer``.
private struct OnlySwitches: RemediedError, CustomStringConvertible {
  let typeName: String

  nonisolated var description: String { "\(typeName) can switch among what it contains, and not contain anything else" }

  nonisolated var remedy: String { "Write its adapter; see CustomContainerViewController." }
}
