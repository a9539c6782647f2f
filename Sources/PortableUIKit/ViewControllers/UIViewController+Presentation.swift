extension UIViewController {
  var nearestPresenter: UIViewController? {
    if presentedLink != nil { return self }
    var node = parentLink
    while let candidate = node, candidate.presentedLink == nil { node = candidate.parentLink }
    return node
  }

  var nearestPresented: UIViewController? {
    if presentingLink != nil { return self }
    var node = parentLink
    while let candidate = node, candidate.presentingLink == nil { node = candidate.parentLink }
    return node
  }

  /// Presents a modal as Apple's page `present(_:animated:completion:)` says. A refused presentation is reported as a
  /// misuse, and its completion is not called.
  func presentModal(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let isUnasked = modal.presentationControllerStore == nil
    // A modal that no controller can present is not asked for its context.
    let general = refusal(of: modal)
    let presenter = general == nil ? presentationContext(for: modal) : self
    if let kind = general ?? presenter.refusalToPresent {
      if isUnasked { modal.presentationControllerStore = nil }
      let third = kind == .presenterAlreadyPresents ? nearestPresenter?.presentedLink ?? presenter.presentedLink : nil
      return UIKitMisuse.report(kind, modal, kind == .presentingChild ? modal.parentLink : self, third)
    }
    let queue = queueForModals()
    presenter.presentedLink = modal
    modal.presentingLink = presenter
    let transition = PresentTransition(
      modal, on: presenter, source: self, animated: animated && queue != nil, completion: completion)
    if let queue { queue.enqueue(transition) } else { transition.carryOutUnseen() }
  }

  /// Dismisses a modal as Apple's page `dismiss(animated:completion:)` says.
  func dismissModal(animated: Bool, completion: (() -> Void)?) {
    guard let modal = nearestPresenter?.presentedLink ?? nearestPresented, let presenter = modal.presentingLink else {
      // Without a modal to dismiss, the completion still runs.
      if let completion { (stateWindow?.transitionScheduler ?? .unattached).enqueue(completion) }
      return
    }
    guard !modal.moves.contains(.beingDismissed) else {
      return UIKitMisuse.report(.dismissalInProgress, modal)
    }
    let queue = presenter.queueForModals()
    let transition = DismissTransition(
      modal, on: presenter, animated: animated && queue != nil, completion: completion)
    modal.markModalsDismissed(true)
    if let queue { queue.enqueue(transition) } else { transition.carryOutUnseen() }
  }

  /// Returns the presenter: the root container, unless the style selects a container that defines a context.
  private func presentationContext(for modal: UIViewController) -> UIViewController {
    var node = self
    while !node.definesPresentationContext, let parent = node.parentLink { node = parent }
    // The app's presentation controller is asked only if its answer matters.
    guard node.parentLink != nil, staysInContext(modal) else { return rootAncestor }
    return node
  }

  /// Whether a modal covers only the context in which it is presented.
  private func staysInContext(_ modal: UIViewController) -> Bool {
    switch modal.modalPresentationStyle {
    case .currentContext, .overCurrentContext: true
    case .custom:
      // The presentation controller is created in this call, because the presenter must be correct when the call
      // returns.
      !modal.madePresentationController(presenting: rootAncestor, source: self).shouldPresentInFullscreen
    default: false
    }
  }

  /// The reason that no controller can present the modal from here.
  private func refusal(of modal: UIViewController) -> UIKitMisuse.Kind? {
    if isInside(modal) { return .presentingItself }
    if modal.presentingLink != nil { return .alreadyPresented }
    if modal.parentLink != nil || modal.rootWindow != nil { return .presentingChild }
    guard let window = stateWindow, window.isOnScreen || rootAncestor.viewStore?.hostWindow === window else {
      return .presenterOutsideWindow
    }
    return nil
  }

  /// The reason that this controller cannot present now.
  private var refusalToPresent: UIKitMisuse.Kind? {
    if nearestPresenter != nil { return .presenterAlreadyPresents }
    if nearestPresented?.moves.contains(.beingDismissed) == true { return .presenterIsBeingDismissed }
    return nil
  }

  /// Marks this modal and those above it as being dismissed, or removes the mark.
  func markModalsDismissed(_ dismissed: Bool) {
    let variant = stateWindow?.queue.variant ?? .usual
    var node: UIViewController? = self
    while let modal = node {
      modal.moves.subtract([.beingDismissed, .untold, .untoldOutsideCallbacks])
      if dismissed {
        modal.moves.insert(.beingDismissed)
        if variant == .dismissalToldInCallbacksOnly { modal.moves.insert(.untoldOutsideCallbacks) }
        if variant == .dismissalToldOfTopmostOnly, modal.presentedLink != nil { modal.moves.insert(.untold) }
      }
      node = modal.presentedLink
    }
  }

  /// Whether `isBeingDismissed` is `true` for the app.
  var isToldOfDismissal: Bool {
    guard moves.contains(.beingDismissed), !moves.contains(.untold) else { return false }
    return !moves.contains(.untoldOutsideCallbacks) || TransitionQueue.running?.current is DismissTransition
  }

  /// Cuts the links of all modals in this subtree.
  func cutModalLinks() {
    if let modal = presentedLink {
      presentedLink = nil
      modal.presentingLink = nil
      modal.moves.remove(.beingDismissed)
      modal.cutModalLinks()
    }
    for child in childList { child.cutModalLinks() }
  }

  /// The modals in this subtree, so that they can be presented again.
  var modalsInside: [PresentedModal] {
    let own = presentedLink.map { [PresentedModal($0, on: self)] + $0.modalsInside } ?? []
    return own + childList.flatMap(\.modalsInside)
  }

  /// Drops the visible modals of this subtree that have disappeared. A modal that is still visible is left to the
  /// transition that removes it.
  func forgetSeenModals(onlyStale: Bool = false) {
    if let modal = seenModal, !(onlyStale && modal === presentedLink),
      modal.modalLine.allSatisfy({ $0.appearance == .disappeared })
    {
      letGoOfModal(modal)
    }
    for child in childList { child.forgetSeenModals(onlyStale: onlyStale) }
  }

  /// Removes the visible modals over this controller, which notifies them that they disappear.
  func letGoOfModals() {
    if let seenModal { letGoOfModal(seenModal) }
    forgetSeenModals()
  }

  private func letGoOfModal(_ modal: UIViewController) {
    seenModal = nil
    modal.leaveHost()
    modal.presentationControllerStore = nil
    modal.letGoOfModals()
  }

  /// Whether this modal would remove its presenter's view.
  var willCoverPresenter: Bool {
    let manager = presentationControllerStore
    let adapted = manager.map { $0.adaptivePresentationStyle(for: $0.traitsOfPresentation.collection) } ?? .none
    let own = manager.flatMap { $0.original == nil ? nil : $0.presentationStyle } ?? modalPresentationStyle
    switch adapted == .none ? own : adapted {
    case .fullScreen, .currentContext: return true
    case .custom: return manager?.shouldRemovePresentersView ?? false
    default: return false
    }
  }

  /// The presentation controller of the nearest presented controller. If there is none, the one that this controller
  /// would have.
  var managingPresentationController: UIPresentationController? {
    let owner = nearestPresented ?? self
    return owner.madePresentationController(presenting: owner.presentingLink, source: nil)
  }

  func madePresentationController(
    presenting: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    let style = modalPresentationStyle
    if let made = presentationControllerStore, made.presentationStyle == style || made.original != nil {
      if made.presenter == nil { made.presenter = presenting }
      return made
    }
    let made = newPresentationController(style: style, presenting: presenting, source: source)
    made.presentationStyle = style
    // A modal whose style changes while it is presented keeps its container view.
    if let container = presentationControllerStore?.container { made.container = container }
    presentationControllerStore = made
    return made
  }

  private func newPresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      // Reading the presentation controller before the presentation also creates it. The presentation then sets its
      // presenter.
      let own = transitioningDelegateLink?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self)
      if let own { return own }
    default: break
    }
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
