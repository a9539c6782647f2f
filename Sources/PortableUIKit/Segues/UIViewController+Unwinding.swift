// The search for the destination of an unwind segue, and the way back to it. The order of the search follows Apple's
// pages `allowedChildrenForUnwinding(from:)`, `childContaining(_:)` and `unwind(for:towards:)`. The first view
// controller that has the action is the destination.
extension UIViewController {
  func hasUnwindAction(_ action: String) -> Bool { SegueActions.unwind(action, of: self) != nil }

  /// The children except the one that contains the source. The children of a stack are in reverse order, so that the
  /// nearest one answers.
  func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    let children = childList.filter { $0 !== containing }
    return self is UINavigationController ? children.reversed() : children
  }

  func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var node = source.source
    while let parent = node.parentLink {
      if parent === self { return node }
      node = parent
    }
    return nil
  }

  /// Shows a child on the way back to the destination.
  func showWhenUnwinding(_ child: UIViewController) {
    if let navigation = self as? UINavigationController {
      guard navigation.lastChild !== child, child.parentLink === self else { return }
      navigation.popToViewController(child, animated: nearestPresenter == nil)
    } else if let tabs = self as? UITabBarController, child.parentLink === self {
      tabs.selectedViewController = child
    }
  }

  func unwind(_ drawn: InterfaceSegue, _ type: UIStoryboardSegue.Type, sender: Any?) {
    let action = drawn.element["unwindAction"] ?? ""
    let beginning = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(action), sender: sender)
    guard let destination = unwindDestination(beginning) else {
      return UIKitMisuse.report(unansweredUnwind: action, from: self)
    }
    let segue = type.init(madeFor: SegueRequest(drawn.identifier, from: self, to: destination))
    let isAnimated = drawn.element.flag("animates") ?? true
    segue.action = { [unowned segue] in
      if isAnimated { segue.goBack() } else { UIView.performWithoutAnimation { segue.goBack() } }
    }
    prepare(for: segue, sender: sender)
    SegueActions.unwind(action, of: destination)?(destination, segue)
    segue.perform()
  }

  /// Returns the nearest view controller that accepts the unwind segue. The search visits the parents first, each with
  /// its other children, and then the presenter.
  private func unwindDestination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var node = self
    while let outer = node.parentLink ?? node.presentingLink {
      if let found = outer.unwindDestination(within: source) { return found }
      node = outer
    }
    return nil
  }

  private func unwindDestination(within source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.unwindDestination(within: source) { return found }
    }
    let wants = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    return wants ? self : nil
  }
}

extension UIStoryboardSegue {
  /// Dismisses the modals over the destination, and has each container around it show it.
  fileprivate func goBack() {
    let root = destination.rootAncestor
    var (node, presenter) = (source.rootAncestor, UIViewController?.none)
    while node !== root, let next = node.presentingLink {
      presenter = next
      node = next.rootAncestor
    }
    // The modal that the destination presents covers it as well.
    presenter?.dismiss(animated: true)
    var way: [(container: UIViewController, child: UIViewController)] = []
    var child = destination
    while let parent = child.parentLink {
      way.append((parent, child))
      child = parent
    }
    for step in way.reversed() { step.container.unwind(for: self, towards: step.child) }
  }
}
