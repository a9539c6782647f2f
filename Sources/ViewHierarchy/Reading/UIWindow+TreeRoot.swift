// The root of a window's routers: the window's root view controller, or the child of a `RouterRootController` below it.
// No other file reads the parents and presenters on the way to the root.

/// The holder of the root of a window's routers.
enum RootHolder {
  /// The window: the root is its own root view controller.
  case window
  /// A container: the root is its child. The container is the window's root view controller, or below it.
  case container(RouterRootController)
  /// No holder: the window's root belongs to other code, and the container below that root is gone for now.
  case nowhere
}

extension UIWindow {
  var rootHolder: RootHolder {
    guard RouterRootController.isInUse, let top = rootViewController else { return .window }
    if let container = top as? RouterRootController { return .container(container) }
    guard let known = top.screenRecord?.containersBelow, !known.isEmpty else { return .window }
    return known.lazy.compactMap(\.containerOfRouters).first { $0.outermost === top }.map(RootHolder.container)
      ?? .nowhere
  }

  /// The root view controller of the window's routers.
  ///
  /// If the window's ``RouterRootController`` is gone, the value is `nil`, and setting it changes nothing. The window's
  /// own root then belongs to other code.
  package var treeRoot: UIViewController? {
    get {
      switch rootHolder {
      case .window: rootViewController
      case .container(let container): container.rootViewController
      case .nowhere: nil
      }
    }
    set {
      switch rootHolder {
      case .window: rootViewController = newValue
      case .container(let container): container.rootViewController = newValue
      case .nowhere: break
      }
    }
  }

  /// The view in which one root takes the place of another: the view of the container, or the window.
  package var viewOfTreeRoot: UIView {
    if case .container(let container) = rootHolder { container.view } else { self }
  }
}

extension RouterRootController {
  /// Records on all view controllers above this container that the container is below them.
  func noteAbove() {
    var next = parent ?? presentingViewController
    while let current = next {
      let record = current.madeScreenRecord
      record.containersBelow.removeAll { $0.viewController == nil }
      if !record.containersBelow.contains(where: { $0.viewController === self }) {
        record.containersBelow.append(WeakScreen(self))
      }
      next = current.parent ?? current.presentingViewController
    }
  }
}

extension WeakScreen {
  fileprivate var containerOfRouters: RouterRootController? { viewController as? RouterRootController }
}

extension UIViewController {
  /// The container around this view controller; `nil` for the root of a tree, even inside a ``RouterRootController``.
  package var parentInTree: UIViewController? {
    guard let parent, !(parent is RouterRootController) else { return nil }
    return parent
  }

  /// The view controller of the tree that presents this view controller, or that presents a container around it; `nil`
  /// if there is none.
  ///
  /// UIKit passes a presentation to the outermost view controller, which may be above a ``RouterRootController``. The
  /// child of that container then counts as the presenter. If the container itself is presented, the view controllers
  /// in it have no presenter.
  package var presenterInTree: UIViewController? {
    guard let presenter = presentingViewController else { return nil }
    guard RouterRootController.isInUse else { return presenter }
    if isInContainer { return nil }
    if let container = presenter as? RouterRootController { return container.rootViewController }
    let containers = presenter.screenRecord?.containersBelow.lazy.compactMap(\.containerOfRouters)
    return containers?.first { $0.isWithin(presenter) }?.rootViewController ?? presenter
  }

  /// The view controller above all others, read through every container and presenter.
  var outermost: UIViewController {
    var top = self
    while let above = top.parent ?? top.presentingViewController { top = above }
    return top
  }

  /// Whether a ``RouterRootController`` contains this view controller, at any depth.
  private var isInContainer: Bool {
    var next = parent
    while let current = next {
      if current is RouterRootController { return true }
      next = current.parent
    }
    return false
  }

  /// Returns whether this view controller is `other`, or is inside `other`.
  private func isWithin(_ other: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }
}
