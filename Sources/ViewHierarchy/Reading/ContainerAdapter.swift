public import NavigationCore

/// A view controller that shows other view controllers, as a navigation or a tab bar controller does.
///
/// The router finds, reveals and rearranges the children through a ``ContainerAdapter``. Containers of your own conform
/// to ``CustomContainerViewController``, which provides the adapter.
@MainActor public protocol ContainerViewController: UIViewController {}

/// A container of your own with an adapter that reads and changes its children.
///
/// The router reads and changes the children only through the adapter. A hidden child that the adapter lists need not
/// be added to the container. Searches do not look into a container of your own that does not conform to this protocol.
@MainActor public protocol CustomContainerViewController: ContainerViewController {
  /// The adapter of this container.
  var adapter: any ContainerAdapter { get }
}

/// Reads and changes the children of a container.
@MainActor public protocol ContainerAdapter {
  /// All contained view controllers, in order.
  var containedViewControllers: [UIViewController] { get }

  /// The contained view controllers that are visible now.
  var visibleViewControllers: [UIViewController] { get }

  /// Returns the view controllers that the container will contain after it has shown a child. A stack, for instance,
  /// loses the screens above the child.
  ///
  /// The default implementation returns all contained view controllers.
  func containedViewControllers(afterMakingVisible viewController: UIViewController) -> [UIViewController]

  /// Shows one of the contained view controllers. Your implementation must call the completion once, when the change has
  /// ended.
  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)

  /// Replaces all contained view controllers in one change. Your implementation must call the completion once, when the
  /// change has ended.
  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ContainerAdapter {
  /// Returns all contained view controllers: by default, showing a child removes none.
  public func containedViewControllers(afterMakingVisible viewController: UIViewController) -> [UIViewController] {
    containedViewControllers
  }
}

extension ContainerAdapter {
  /// Returns whether a container contains the child that it has to show. If the child is missing, calls the completion
  /// with ``NotContained``.
  func holds(
    _ viewController: UIViewController, in container: UIViewController,
    _ completion: @MainActor (RoutingResult) -> Void
  ) -> Bool {
    if containedViewControllers.holds(viewController) { return true }
    completion(.failure(NotContained(container: container.typeName, child: viewController.typeName)))
    return false
  }
}

/// An error for a container that has to show a view controller but does not contain it.
nonisolated struct NotContained: RemediedError, CustomStringConvertible {
  let container: String
  let child: String

  var description: String { "\(container) does not contain the \(child) that it is to show" }

  var remedy: String { "Put it into the container first, or show one that the container holds." }
}

/// A type that finds the adapter of each container. A router that is given a locator uses it for every container, also
/// for UIKit's.
@MainActor public protocol ContainerAdapterLocator {
  /// Returns the adapter for a container; `nil` if the locator does not know the container.
  func adapter(for container: any ContainerViewController) -> (any ContainerAdapter)?
}

/// A locator that finds the adapters of navigation, tab bar, split and page view controllers, and of every
/// ``CustomContainerViewController``.
public struct DefaultContainerAdapterLocator: ContainerAdapterLocator {
  /// Creates the locator that routers use by default.
  public nonisolated init() {}

  /// Returns the adapter for a container; `nil` if the locator does not know the container.
  public func adapter(for container: any ContainerViewController) -> (any ContainerAdapter)? {
    Self.adapter(of: container)
  }

  static func adapter(of viewController: UIViewController) -> (any ContainerAdapter)? {
    // The traits of a class are remembered, so reading them costs less than a cast.
    if ScreenTraits.of(viewController).contains(.isCustom) {
      return (viewController as? any CustomContainerViewController)?.adapter
    }
    return switch viewController {
    case let stack as UINavigationController: NavigationControllerAdapter(stack)
    case let tabs as UITabBarController: TabBarControllerAdapter(tabs)
    case let split as UISplitViewController: SplitViewControllerAdapter(split)
    case let pages as UIPageViewController: PageViewControllerAdapter(pages)
    default: nil
    }
  }
}

extension UINavigationController: ContainerViewController {}
extension UITabBarController: ContainerViewController {}

/// The adapter of a navigation controller. The top view controller is visible.
struct NavigationControllerAdapter: ContainerAdapter {
  private let stack: UINavigationController

  init(_ stack: UINavigationController) { self.stack = stack }

  var containedViewControllers: [UIViewController] { stack.viewControllers }

  var visibleViewControllers: [UIViewController] {
    guard let top = stack.topViewController else { return [] }
    return [top]
  }

  func containedViewControllers(afterMakingVisible viewController: UIViewController) -> [UIViewController] {
    let all = stack.viewControllers
    guard let position = all.position(of: viewController) else { return all }
    return Array(all[...position])
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard holds(viewController, in: stack, completion) else { return }
    let remaining = containedViewControllers(afterMakingVisible: viewController)
    setContainedViewControllers(remaining, animated: animated, completion: completion)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let before = stack.viewControllers
    var kept = 0
    while kept < min(before.count, viewControllers.count), before[kept] === viewControllers[kept] { kept += 1 }
    replace(from: kept, by: Array(viewControllers[kept...]), animated, completion: completion)
  }

  /// Keeps the first `kept` view controllers of the stack, and replaces all above them by `rest`.
  func replace(
    from kept: Int, by rest: [UIViewController], _ animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    change(from: kept, to: rest, animated: animated)
    Settling.afterTransition(of: stack) { completion(.success) }
  }

  /// Calls `pushViewController` or `popToViewController` if one such call makes the change, because apps override these
  /// methods. Otherwise sets the whole list.
  private func change(from kept: Int, to rest: [UIViewController], animated: Bool) {
    let before = stack.viewControllers
    if let details = rest.last as? UINavigationController, !before.holds(details),
      let split = stack.splitViewController, split.isCollapsed
    {
      // UIKit allows a stack in a stack only in a collapsed split, and only the split can put it there.
      change(from: kept, to: Array(rest.dropLast()), animated: false)
      return split.showDetails(details)
    }
    if kept == before.count, rest.count == 1 {
      stack.pushViewController(rest[0], animated: animated)
    } else if rest.isEmpty, 0 < kept, kept < before.count {
      stack.popToViewController(before[kept - 1], animated: animated)
    } else {
      stack.setViewControllers(before[..<kept] + rest, animated: animated)
    }
  }
}

/// The adapter of a tab bar controller. The selected tab is visible. While the More stack shows another screen than a
/// tab, the More stack is visible instead.
struct TabBarControllerAdapter: ContainerAdapter {
  private let tabs: UITabBarController

  init(_ tabs: UITabBarController) { self.tabs = tabs }

  var containedViewControllers: [UIViewController] { tabs.viewControllers ?? [] }

  var visibleViewControllers: [UIViewController] {
    Array(tabs.shownChild)
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    // UIKit can also select the More stack, which is no tab.
    let isMoreStack = viewController is UINavigationController && viewController.parent === tabs
    guard isMoreStack || holds(viewController, in: tabs, completion) else { return }
    tabs.selectedViewController = viewController
    Settling.afterTransition(of: tabs) { completion(.success) }
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    tabs.setViewControllers(viewControllers, animated: animated)
    Settling.afterTransition(of: tabs) { completion(.success) }
  }
}

/// The conformances of a class of view controllers. They are found once for each class, because a cast to a protocol
/// costs more than the rest of a search.
struct ScreenTraits: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let isContainer = ScreenTraits(rawValue: 1 << 0)
  /// A navigation controller without an adapter of its own.
  static let isStack = ScreenTraits(rawValue: 1 << 1)
  /// A tab bar controller without an adapter of its own.
  static let isTabs = ScreenTraits(rawValue: 1 << 2)
  static let isInterceptable = ScreenTraits(rawValue: 1 << 3)
  static let isConfirming = ScreenTraits(rawValue: 1 << 4)
  /// A container that provides its own adapter.
  static let isCustom = ScreenTraits(rawValue: 1 << 5)

  private static var known: [ObjectIdentifier: ScreenTraits] = [:]

  static func of(_ viewController: UIViewController) -> ScreenTraits {
    let type = ObjectIdentifier(type(of: viewController))
    if let traits = known[type] { return traits }
    let traits = found(viewController)
    known[type] = traits
    return traits
  }

  private static func found(_ viewController: UIViewController) -> ScreenTraits {
    var traits: ScreenTraits = []
    if viewController is any ContainerViewController {
      traits.insert(.isContainer)
      if viewController is any CustomContainerViewController {
        traits.insert(.isCustom)
      } else {
        if viewController is UINavigationController { traits.insert(.isStack) }
        if viewController is UITabBarController { traits.insert(.isTabs) }
      }
    }
    if viewController is any RoutingInterceptable { traits.insert(.isInterceptable) }
    if viewController is any LeaveConfirming { traits.insert(.isConfirming) }
    return traits
  }
}

extension UIViewController {
  /// Whether this is a ``ContainerViewController``, read from the traits of its class without a cast.
  package var isContainer: Bool { ScreenTraits.of(self).contains(.isContainer) }
}
