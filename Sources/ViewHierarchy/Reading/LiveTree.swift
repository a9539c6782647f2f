/// The view controllers of a window as they are now, or of a tree that is in none.
package final class LiveTree: ContainerReader {
  package private(set) weak var window: UIWindow?
  /// The root of a tree that is in no window.
  private let rootOutsideWindow: UIViewController?
  /// Whether alerts in front stay, as a guard that is being asked may have shown them.
  let keepsAlerts: Bool
  /// Whether the alerts of leave questions go, although the screens that they ask about stay.
  let dropsQuestions: Bool
  /// Whether it is the tree of a window, which may have gone.
  private let isOfWindow: Bool

  nonisolated deinit {}

  /// - Parameter rootOutsideWindow: The root of a tree that is in no window, which is kept from there on. UIKit presents nothing
  ///   there.
  package init(
    window: UIWindow?, rootOutsideWindow: UIViewController? = nil,
    locator: any ContainerAdapterLocator = DefaultContainerAdapterLocator(), keepsAlerts: Bool = false,
    dropsQuestions: Bool = false
  ) {
    self.window = window
    isOfWindow = window != nil
    self.rootOutsideWindow = rootOutsideWindow
    self.keepsAlerts = keepsAlerts
    self.dropsQuestions = dropsQuestions
    super.init(locator: locator)
  }

  /// Whether its window no longer exists.
  var isGone: Bool { isOfWindow && window == nil }

  package var root: UIViewController? { window?.treeRoot ?? rootOutsideWindow }

  /// Whether its window has no root view controller.
  package var isEmpty: Bool { window.map { $0.treeRoot == nil } ?? false }

  /// The modal on top of all others, alerts included; the root if nothing is presented.
  package var topmost: UIViewController? {
    guard let root else { return nil }
    guard var top = presentation(coveringFamilyOf: root) else { return root }
    if let front = window?.modalInFront { top = front }
    while let presented = presentation(coveringFamilyOf: top) { top = presented }
    window?.noteFront(top)
    return top
  }

  /// The root, followed by the modals over it, each over the one before.
  package var presentationChain: [UIViewController] {
    guard let root else { return [] }
    var chain = [root]
    var top = root
    while let presented = presentation(coveringFamilyOf: top) {
      chain.append(presented)
      top = presented
    }
    return chain
  }

  /// The visible view controllers from the topmost family, outermost first.
  package var visiblePath: [UIViewController] { pathWithoutModals ?? path(from: topmost) }

  /// The view controllers that the current screen consists of, outermost first.
  package var pathInFront: [UIViewController] { path(from: screenInFront) }

  /// The visible view controllers, if each container shows one child and nothing is presented; `nil` otherwise. One
  /// question to the innermost is enough: UIKit answers for it with the modal of its containers.
  private var pathWithoutModals: [UIViewController]? {
    guard var last = root else { return [] }
    var path = [last]
    while true {
      switch shownChild(of: last) {
      case .leaf, .one(nil): return last.presentedViewController == nil ? path : nil
      case .one(let child?):
        path.append(child)
        last = child
      case .byAdapter: return nil
      }
    }
  }

  private func path(from top: UIViewController?) -> [UIViewController] {
    var path: [UIViewController] = []
    var next = top
    while let viewController = next {
      path.append(viewController)
      next = lastVisibleChild(of: viewController)
    }
    return path
  }

  /// The modal over a family, presented by a visible member of it.
  private func presentation(coveringFamilyOf root: UIViewController) -> UIViewController? {
    if let presented = root.coveringPresented { return presented }
    // UIKit answers for a child with the modal of its containers. If the innermost has none, none of them has.
    if let single = singleLeaf(of: root), single.presentedViewController == nil { return nil }
    var pending = [root]
    while let next = pending.popLast() {
      if let presented = next.coveringPresented { return presented }
      pending.append(contentsOf: visibleChildren(of: next))
    }
    return nil
  }

  /// Whether the view controller is in this tree, visible or not.
  package func contains(_ viewController: UIViewController) -> Bool {
    guard let root else { return false }
    var top = viewController.familyRoot
    if top === root { return true }
    if top.presenterInTree != nil, top === window?.modalInFront { return true }
    while top !== root {
      guard let presenter = top.presenterInTree else { return containerListing(top) != nil }
      if top.isGoing { return false }
      top = presenter.familyRoot
    }
    return true
  }

  /// Whether the view controller is in this tree, even if no search has met it in the container that lists it.
  package func containsAnywhere(_ viewController: UIViewController) -> Bool {
    if contains(viewController) { return true }
    if viewController.familyRoot.presenterInTree != nil { return false }
    // The walk meets all that containers list.
    forEach { _ in }
    return contains(viewController)
  }

  /// Calls back with all view controllers of the tree, each container before its children, each family before its
  /// modals.
  package func forEach(_ body: (UIViewController) -> Void) {
    guard let root else { return }
    forEach(from: root, body)
  }

  /// The names of view controllers of the tree that contain others and have no adapter, so that no search looks into
  /// them.
  package var unsearchedContainers: [String] {
    var names: [String] = []
    forEach { viewController in
      guard !viewController.children.isEmpty, adapter(of: viewController) == nil else { return }
      if !names.contains(viewController.typeName) { names.append(viewController.typeName) }
    }
    return names
  }
}
