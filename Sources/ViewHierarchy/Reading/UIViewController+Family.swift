extension UIViewController {
  /// The outermost container around this view controller; itself where there is none.
  package var familyRoot: UIViewController {
    guard var root = parentInTree else { return self }
    while let parent = root.parentInTree { root = parent }
    return root
  }

  /// What this very view controller presents, leaving out what is on its way off.
  ///
  /// UIKit answers `presentedViewController` for a child with what its ancestor presents, so the answer for one that has an
  /// ancestor is held against who presents it.
  package var directlyPresented: UIViewController? {
    guard let presented = presentedViewController, !presented.isGoing else { return nil }
    return parentInTree == nil || presented.presenterInTree === self ? presented : nil
  }

  /// What covers this very view controller. A search that is active is presented too, but is a part of the screen that is
  /// searched; what it presents covers it.
  var coveringPresented: UIViewController? { cover { $0 is UISearchController }?.presented }

  /// The modal over this view controller, and its presenter: this view controller, or the last modal that is passed.
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

  /// The view controller that cannot present a screen from here because it presents another already: this one, or one that
  /// UIKit would hand the presentation on to.
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

  /// The view controller that UIKit hands a presentation on to: the outermost container, or the nearest that defines a context
  /// if the style asks for that (Apple's page `UIViewController.definesPresentationContext`).
  private func presenter(handedOn screen: UIViewController) -> UIViewController {
    switch screen.modalPresentationStyle {
    case .currentContext, .overCurrentContext: break
    default: return familyRoot
    }
    var presenter = self
    while !presenter.definesPresentationContext, let parent = presenter.parentInTree { presenter = parent }
    return presenter
  }

  /// Whether it, or the presented view controller it belongs to, is on its way off.
  package var isLeaving: Bool { familyRoot.isGoing }

  /// Whether it, a presented view controller, is on its way off.
  ///
  /// Apple promises `isBeingDismissed` inside the callbacks only; before and between them the transition tells, which goes from
  /// the topmost of those that leave to who presents the lowest.
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

  /// The class, as failures, plans and trees name it.
  package var typeName: String { TypeName.of(type(of: self)) }
}

/// Puts classes into words.
package enum TypeName {
  /// How often that was done; a test holds it against zero where nobody reads.
  package private(set) static var made = 0
  /// Each class is put into words once; the runtime takes as long for that as for a search.
  private static var known: [ObjectIdentifier: String] = [:]

  package static func of(_ type: UIViewController.Type) -> String {
    made += 1
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
