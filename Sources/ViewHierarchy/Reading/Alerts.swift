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

  /// The modal that stays directly over a view controller, or the alert that stays over a container around it; `nil` if
  /// there is none.
  private func stayingPresented(over viewController: UIViewController) -> UIViewController? {
    if let presented = viewController.directlyPresented, stays(presented) { return presented }
    var around = viewController.parentInTree
    while let container = around {
      if let presented = container.directlyPresented, presented.isAlert, stays(presented) { return presented }
      around = container.parentInTree
    }
    return nil
  }

  /// Whether a modal stays when the screen below it is shown or changed.
  ///
  /// An active search stays. An alert stays while a guard is asked (``keepsAlerts``). The alert of a question also stays
  /// as long as an asked screen stays. If questions are dropped (``dropsQuestions``), the alert of a question does not
  /// stay for these two reasons. An alert also stays below an alert that stays.
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
