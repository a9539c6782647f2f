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
