import TestStage
import Wayfinder

/// A container of the app that shows one of its children at a time and has its own adapter.
class DrawerScreen: UIViewController, CustomContainerViewController {
  private(set) var drawers: [UIViewController] = []
  private(set) var open: UIViewController?
  private(set) var changes = 0

  var adapter: any ContainerAdapter { DrawerAdapter(self) }

  convenience init(_ drawers: UIViewController..., open: Int = 0) {
    self.init()
    fill(drawers)
    show(drawers[open])
  }

  func fill(_ newDrawers: [UIViewController]) {
    changes += 1
    for old in drawers where !newDrawers.contains(old) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for new in newDrawers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    drawers = newDrawers
    if let open, !newDrawers.contains(open) { self.open = nil }
    if open == nil, let last = newDrawers.last { show(last) }
  }

  func show(_ drawer: UIViewController) {
    open?.viewIfLoaded?.removeFromSuperview()
    open = drawer
    if let view = drawer.view { self.view.addSubview(view) }
  }

  /// The names of the children, with a mark at the open child.
  var outline: String {
    drawers.map { "\(type(of: $0))".replacingOccurrences(of: "Screen", with: "") + ($0 === open ? "*" : "") }
      .joined(separator: " ")
  }
}

/// The adapter of drawers.
struct DrawerAdapter: ContainerAdapter {
  let container: DrawerScreen

  init(_ container: DrawerScreen) { self.container = container }

  var containedViewControllers: [UIViewController] { container.drawers }

  var visibleViewControllers: [UIViewController] { container.open.map { [$0] } ?? [] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.show(viewController)
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.fill(viewControllers)
    completion(.success)
  }
}

/// An action that adds a drawer.
struct AddDrawer<Drawers: DrawerScreen>: ContainerAction {
  func perform(
    with viewController: UIViewController, on drawers: Drawers, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    drawers.fill(drawers.drawers + [viewController])
    drawers.show(viewController)
    completion(.success)
  }
}

/// A container that provides no adapter. Only a locator of the app makes its adapter.
final class CarouselScreen: UIViewController, ContainerViewController {
  let drawers: DrawerScreen

  init(_ drawers: DrawerScreen) {
    self.drawers = drawers
    super.init(nibName: nil, bundle: nil)
    addChild(drawers)
    view.addSubview(drawers.view)
    drawers.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }
}

/// A locator that adds an adapter for carousels to the default ones, and counts its calls.
final class CarouselLocator: ContainerAdapterLocator {
  private(set) var timesAsked = 0

  func adapter(for container: any ContainerViewController) -> (any ContainerAdapter)? {
    timesAsked += 1
    guard let carousel = container as? CarouselScreen else {
      return DefaultContainerAdapterLocator().adapter(for: container)
    }
    return CarouselAdapter(carousel: carousel)
  }
}

/// The adapter of a carousel, which shows its only child.
private struct CarouselAdapter: ContainerAdapter {
  let carousel: CarouselScreen

  var containedViewControllers: [UIViewController] { [carousel.drawers] }
  var visibleViewControllers: [UIViewController] { [carousel.drawers] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }
}
