/// The present tree of view controllers of a window, or a tree that is in no window.
package final class LiveTree: ContainerReader {
  package private(set) weak var window: UIWindow?
  /// The root of a tree that is in no window.
  private let rootOutsideWindow: UIViewController?
  /// Whether alerts in front stay. A guard that is being asked may have presented them.
  let keepsAlerts: Bool
  /// Whether the alerts that ask to leave screens are dismissed even if those screens stay.
  let dropsQuestions: Bool
  /// Whether the tree was made for a window. The window may be gone since.
  private let isOfWindow: Bool

  nonisolated deinit {}

  /// - Parameter rootOutsideWindow: The root of a tree that is in no window. The tree retains this root. UIKit presents
  ///   nothing there.
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

  /// Whether the tree was made for a window that no longer exists.
  var isGone: Bool { isOfWindow && window == nil }

  package var root: UIViewController? { window?.treeRoot ?? rootOutsideWindow }

  /// Whether the window of the tree has no root view controller. The value is `false` if there is no window.
  package var isEmpty: Bool { window.map { $0.treeRoot == nil } ?? false }

  /// The modal on top of all others, alerts included; the root if nothing is presented; `nil` if there is no root. An
  /// active search is no modal here.
  package var topmost: UIViewController? {
    guard let root else { return nil }
    guard var top = presentation(coveringFamilyOf: root) else { return root }
    if let front = window?.modalInFront { top = front }
    while let presented = presentation(coveringFamilyOf: top) { top = presented }
    window?.noteFront(top)
    return top
  }

  /// The root, followed by the modals over it, each over the one before. Active searches are left out.
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

  /// The visible view controllers of the topmost modal, or of the root if nothing is presented, from the outermost to
  /// the innermost.
  package var visiblePath: [UIViewController] { pathWithoutModals ?? path(from: topmost) }

  /// The visible view controllers of the current screen, from the outermost to the innermost. Alerts over the current
  /// screen are ignored.
  package var pathInFront: [UIViewController] { path(from: screenInFront) }

  /// The visible view controllers, if each container shows one child and nothing is presented; `nil` otherwise.
  /// `presentedViewController` of the innermost also returns a modal of its containers, so only the innermost is asked.
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

  /// Returns the modal that a root, or a visible view controller in it, presents; `nil` if there is none.
  private func presentation(coveringFamilyOf root: UIViewController) -> UIViewController? {
    if let presented = root.coveringPresented { return presented }
    // `presentedViewController` of a child also returns a modal of its containers. If the innermost child has no modal,
    // its containers have none.
    if let single = singleLeaf(of: root), single.presentedViewController == nil { return nil }
    var pending = [root]
    while let next = pending.popLast() {
      if let presented = next.coveringPresented { return presented }
      pending.append(contentsOf: visibleChildren(of: next))
    }
    return nil
  }

  /// Returns whether the view controller is in this tree, visible or not.
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

  /// Returns whether the view controller is in this tree, also if no search has met it yet. A child without a parent is
  /// known only after a search has met it, so the whole tree may be searched.
  package func containsAnywhere(_ viewController: UIViewController) -> Bool {
    if contains(viewController) { return true }
    if viewController.familyRoot.presenterInTree != nil { return false }
    // The walk records the container of each listed child without a parent.
    forEach { _ in }
    return contains(viewController)
  }

  /// Calls back with all view controllers of the tree. Each view controller comes before its children, and its children
  /// before its own modal.
  package func forEach(_ body: (UIViewController) -> Void) {
    guard let root else { return }
    forEach(from: root, body)
  }

  /// The class names of the view controllers of the tree that have children but no adapter, each name once. No search
  /// looks into these containers.
  package var unsearchedContainers: [String] {
    var names: [String] = []
    forEach { viewController in
      guard !viewController.children.isEmpty, adapter(of: viewController) == nil else { return }
      if !names.contains(viewController.typeName) { names.append(viewController.typeName) }
    }
    return names
  }
}

extension UIViewController {
  /// Whether this is an alert, an action sheet or a share sheet. None of these is ever the current screen.
  package var isAlert: Bool {
    #if !os(tvOS)
      if self is UIActivityViewController { return true }
    #endif
    return self is UIAlertController
  }

  /// Whether the instances of this class are alerts, action sheets or share sheets.
  package static var isAlertClass: Bool {
    #if !os(tvOS)
      if self is UIActivityViewController.Type { return true }
    #endif
    return self is UIAlertController.Type
  }
}

extension LiveTree {
  /// The current screen: the topmost presented view controller that is no alert; the root if there is none.
  package var screenInFront: UIViewController? {
    let top = topmost
    guard let top, top.isAlert else { return top }
    return presentationChain.last { !$0.isAlert } ?? root
  }

  /// Returns the view controller that can present over a given view controller: the topmost modal over it that stays. If
  /// no modal stays, returns the given view controller.
  package func frontPresenter(of viewController: UIViewController) -> UIViewController {
    var presenter = viewController
    while let passed = stayingPresented(over: presenter) { presenter = passed }
    return presenter
  }

  /// Returns the modal that a view controller presents, or the alert that a container around it presents, if this modal
  /// or alert stays; `nil` if there is none.
  private func stayingPresented(over viewController: UIViewController) -> UIViewController? {
    if let presented = viewController.directlyPresented, stays(presented) { return presented }
    var around = viewController.parentInTree
    while let container = around {
      if let presented = container.directlyPresented, presented.isAlert, stays(presented) { return presented }
      around = container.parentInTree
    }
    return nil
  }

  /// Returns whether a modal stays when the screen below it is shown or changed. Only these modals stay:
  ///
  /// - an active search
  /// - an alert while a guard is asked (``keepsAlerts``)
  /// - an alert that asks to leave screens, until all these screens leave
  /// - an alert that presents an alert that stays
  ///
  /// If ``dropsQuestions`` is set, the second and third case do not apply to an alert that asks to leave screens.
  ///
  /// - Parameter leaves: Returns whether a screen is going to leave the tree.
  func stays(_ presented: UIViewController, where leaves: (UIViewController) -> Bool = { _ in false }) -> Bool {
    if presented is UISearchController { return true }
    guard presented.isAlert else { return false }
    let question = presented.screenRecord?.leaveQuestion
    if question == nil || !dropsQuestions {
      if keepsAlerts { return true }
      let asked = question?.askedScreens ?? []
      if asked.contains(where: { contains($0) && !leaves($0) }) { return true }
    }
    // Dismissing this alert would dismiss the alert that it presents.
    guard let above = presented.directlyPresented, above.isAlert else { return false }
    return stays(above, where: leaves)
  }
}
