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

  /// Presents as Apple's page `present(_:animated:completion:)` says; what is refused is reported and does not complete.
  func presentModal(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let isUnasked = modal.presentationControllerStore == nil
    // What cannot be presented by anyone is not asked where it is to be.
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

  /// Dismisses as Apple's page `dismiss(animated:completion:)` says.
  func dismissModal(animated: Bool, completion: (() -> Void)?) {
    guard let modal = nearestPresenter?.presentedLink ?? nearestPresented, let presenter = modal.presentingLink else {
      // Nothing to dismiss, so it is dismissed already: who waits for that is told.
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

  /// Who presents: the root container, unless style and a context-defining container say otherwise.
  private func presentationContext(for modal: UIViewController) -> UIViewController {
    var node = self
    while !node.definesPresentationContext, let parent = node.parentLink { node = parent }
    // The app's code is asked only where its answer decides.
    guard node.parentLink != nil, staysInContext(modal) else { return rootAncestor }
    return node
  }

  /// Whether a modal covers no more than the context it is presented in.
  private func staysInContext(_ modal: UIViewController) -> Bool {
    switch modal.modalPresentationStyle {
    case .currentContext, .overCurrentContext: true
    case .custom:
      // Made in the call, since who presents is to be right when that returns.
      !modal.madePresentationController(presenting: rootAncestor, source: self).shouldPresentInFullscreen
    default: false
    }
  }

  /// Why a modal cannot be presented from here, whoever presents it.
  private func refusal(of modal: UIViewController) -> UIKitMisuse.Kind? {
    if isInside(modal) { return .presentingItself }
    if modal.presentingLink != nil { return .alreadyPresented }
    if modal.parentLink != nil || modal.rootWindow != nil { return .presentingChild }
    guard let window = stateWindow, window.isOnScreen || rootAncestor.viewStore?.hostWindow === window else {
      return .presenterOutsideWindow
    }
    return nil
  }

  /// Why it cannot present anything now.
  private var refusalToPresent: UIKitMisuse.Kind? {
    if nearestPresenter != nil { return .presenterAlreadyPresents }
    if nearestPresented?.moves.contains(.beingDismissed) == true { return .presenterIsBeingDismissed }
    return nil
  }

  /// Says of this modal and those above it that they are being dismissed, or are not after all.
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

  /// Whether the app is told that it is being dismissed.
  var isToldOfDismissal: Bool {
    guard moves.contains(.beingDismissed), !moves.contains(.untold) else { return false }
    return !moves.contains(.untoldOutsideCallbacks) || TransitionQueue.running?.current is DismissTransition
  }

  /// Cuts the presentation links of everything presented in this tree, at once.
  func cutModalLinks() {
    if let modal = presentedLink {
      presentedLink = nil
      modal.presentingLink = nil
      modal.moves.remove(.beingDismissed)
      modal.cutModalLinks()
    }
    for child in childList { child.cutModalLinks() }
  }

  /// What is presented in this tree, to be presented again if everything is taken back.
  var modalsInside: [PresentedModal] {
    let own = presentedLink.map { [PresentedModal($0, on: self)] + $0.modalsInside } ?? []
    return own + childList.flatMap(\.modalsInside)
  }

  /// Forgets the modals that were shown in this tree, when they have been seen to go.
  ///
  /// What is still seen is left to the transition that takes it away.
  func forgetSeenModals(onlyStale: Bool = false) {
    if let modal = seenModal, !(onlyStale && modal === presentedLink),
      modal.modalLine.allSatisfy({ $0.appearance == .disappeared })
    {
      letGoOfModal(modal)
    }
    for child in childList { child.forgetSeenModals(onlyStale: onlyStale) }
  }

  /// Takes the modals out that are seen in this controller's place, which tells them that they disappear.
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

  /// Whether it would take its presenter's view away.
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

  /// The presentation controller of the presented controller this one belongs to, or the one it would have.
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
    // Whose style is changed while it is presented stays where it is.
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
      // Who reads it before the presentation makes it too; who presents is told to it then.
      let own = transitioningDelegateLink?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self)
      if let own { return own }
    default: break
    }
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
