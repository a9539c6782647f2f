extension UIViewController {
  /// The outermost container around this view controller, or the view controller itself if it is in none.
  package var familyRoot: UIViewController {
    guard var root = parentInTree else { return self }
    while let parent = root.parentInTree { root = parent }
    return root
  }

  /// The modal that this view controller itself presents, unless the modal is being dismissed.
  ///
  /// `presentedViewController` of a child also returns a modal of its containers. So the value is `nil` if the modal of
  /// a child has another presenter.
  package var directlyPresented: UIViewController? {
    guard let presented = presentedViewController, !presented.isGoing else { return nil }
    return parentInTree == nil || presented.presenterInTree === self ? presented : nil
  }

  /// The modal that this view controller or its active search presents; `nil` if there is none. The active search itself
  /// does not count, because it belongs to the searched screen.
  var coveringPresented: UIViewController? { cover { $0 is UISearchController }?.presented }

  /// Returns the first modal over this view controller that is not passed, with its presenter; `nil` if there is none.
  /// The presenter is this view controller or the last passed modal.
  ///
  /// - Parameter isPassed: Returns whether a modal is passed. The search then continues with the modal on it.
  package func cover(
    passing isPassed: (UIViewController) -> Bool
  ) -> (presented: UIViewController, presenter: UIViewController)? {
    var presenter = self
    while let presented = presenter.directlyPresented {
      guard isPassed(presented) else { return (presented, presenter) }
      presenter = presented
    }
    return nil
  }

  /// Returns the view controller whose modal prevents a presentation of `screen` from here, and that modal. Returns
  /// `nil` if there is none.
  ///
  /// UIKit may pass the presentation to a container. So the method also checks the container that would present, and
  /// the containers around that one. An active search prevents the presentation only if this view controller itself
  /// presents the search.
  func busyPresenter(for screen: UIViewController) -> (presenter: UIViewController, presented: UIViewController)? {
    if let presented = directlyPresented, presented !== screen { return (self, presented) }
    var next: UIViewController? = presenter(handedOn: screen)
    while let presenter = next {
      if presenter !== self, let presented = presenter.directlyPresented, presented !== screen,
        !(presented is UISearchController)
      {
        return (presenter, presented)
      }
      next = presenter.parentInTree
    }
    return nil
  }

  /// Returns the view controller to which UIKit passes a presentation. In most styles, this is the outermost container.
  /// In a style for the current context, it is the nearest view controller that defines a presentation context, this
  /// view controller included; the outermost container if none does (Apple's page
  /// `UIViewController.definesPresentationContext`).
  private func presenter(handedOn screen: UIViewController) -> UIViewController {
    switch screen.modalPresentationStyle {
    case .currentContext, .overCurrentContext: break
    default: return familyRoot
    }
    var presenter = self
    while !presenter.definesPresentationContext, let parent = presenter.parentInTree { presenter = parent }
    return presenter
  }

  /// Whether this view controller, or the modal that it belongs to, is being dismissed.
  package var isLeaving: Bool { familyRoot.isGoing }

  /// Whether this modal is being dismissed.
  ///
  /// Apple promises `isBeingDismissed` only inside the callbacks. Before and between them, the transition is read: it
  /// leads from the topmost leaving modal to the presenter of the lowest.
  var isGoing: Bool {
    if isBeingDismissed { return true }
    #if PUBLIC_UIKIT
      guard let presenter = presentingViewController,
        let transition = transitionCoordinator ?? presenter.transitionCoordinator
      else { return false }
      let staying = transition.viewController(forKey: .to)
      var next = transition.viewController(forKey: .from)
      var isAmongThem = false
      while let top = next {
        if top === staying { return isAmongThem }
        if top === self { isAmongThem = true }
        next = top.presentingViewController
      }
    #endif
    return false
  }

  /// The name of the class in failures, plans and trees.
  package var typeName: String { TypeName.of(type(of: self)) }
}

/// Names classes.
package enum TypeName {
  /// The number of times that a name was read. Tests check that the number does not change if nothing needs a name.
  package private(set) static var made = 0
  /// The names of classes. A name is made once for each class, because the runtime takes long for it.
  private static var known: [ObjectIdentifier: String] = [:]

  package static func of(_ type: UIViewController.Type) -> String {
    made += 1
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
