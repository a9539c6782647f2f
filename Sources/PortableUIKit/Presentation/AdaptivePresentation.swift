// How presentations adapt to the room there is; as Apple's page `UIAdaptivePresentationControllerDelegate` says.
extension UIPresentationController {
  /// The style without a delegate: what needs room becomes a sheet where there is little.
  var styleInLittleRoom: UIModalPresentationStyle {
    switch presentationStyle {
    case .popover where presented is UIAlertController: .overFullScreen
    case .popover, .formSheet: .pageSheet
    default: .none
    }
  }

  /// The style to adapt to; `.none` to stay as it is.
  func adaptiveStyle(in traits: TraitValues) -> UIModalPresentationStyle {
    if let delegate = delegateLink {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traits.collection)
    }
    return traits.horizontalSizeClass == .compact ? styleInLittleRoom : .none
  }

  /// The style it has now.
  var styleNow: UIModalPresentationStyle { adapted == .none ? presentationStyle : adapted }

  /// Adapts what is about to be presented; says who is, and what is there already is not replaced.
  func adaptBeforePresenting(
    _ modal: UIViewController, on presenter: UIViewController, with transition: WindowTransition
  ) -> UIViewController {
    adapted = adaptivePresentationStyle(for: traitsOfPresentation.collection)
    tellWillAdapt(with: transition)
    guard adapted != .none, let replacement = replacement(for: modal, on: presenter) else { return modal }
    link(replacement, insteadOf: modal, on: presenter)
    return replacement
  }

  /// The window's traits, with what this controller overrides.
  var traitsOfPresentation: TraitValues { (presenter?.stateWindow?.traitsNow ?? .phone).merging(overrides) }

  /// Tells it of its traits if they are others than before.
  func adaptToTraits() {
    let (values, previous) = (traitsOfPresentation, told)
    guard values != previous else { return }
    told = values
    guard let previous else { return }
    let collection = UITraitCollection(previous)
    traitCollectionDidChange(collection)
    registrations.tell(self, of: values, since: collection)
  }

  private func tellWillAdapt(with transition: WindowTransition?) {
    if adapted != .none, let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController {
      delegateLink?.presentationController(self, prepare: sheet)
    }
    delegateLink?.presentationController(
      self, willPresentWithAdaptiveStyle: adapted,
      transitionCoordinator: transition.flatMap { $0.isAnimated ? $0.coordinator : nil })
  }

  /// Asks the delegate for another controller, which may contain the presented one.
  private func replacement(for modal: UIViewController, on presenter: UIViewController) -> UIViewController? {
    guard let delegate = delegateLink, presenter.presentedLink === modal, modal.presentedLink == nil,
      !modal.moves.contains(.beingDismissed)
    else { return nil }
    // Meanwhile it is free to go into a container.
    presenter.presentedLink = nil
    modal.presentingLink = nil
    let found = delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: adapted)
    presenter.presentedLink = modal
    guard let found, found !== modal, found.parentLink == nil, found.presentingLink == nil, found.rootWindow == nil,
      modal.presentingLink == nil
    else {
      if modal.parentLink == nil { modal.presentingLink = presenter }
      return nil
    }
    return found
  }

  private func link(_ shown: UIViewController, insteadOf old: UIViewController, on presenter: UIViewController) {
    presenter.presentedLink = shown
    old.presentingLink = nil
    shown.presentingLink = presenter
    old.presentationControllerStore = nil
    shown.presentationControllerStore = self
    original = shown === original ? nil : original ?? old
    replacing = original == nil ? nil : shown
  }

  /// Adapts what is presented to other surroundings.
  func adapt(_ modal: UIViewController, on presenter: UIViewController, with transition: WindowTransition?) {
    guard !modal.moves.contains(.beingDismissed), presenter.presentedLink === modal else { return }
    let style = adaptivePresentationStyle(for: traitsOfPresentation.collection)
    guard style != adapted else { return }
    adapted = style
    tellWillAdapt(with: transition)
    let base = original ?? modal
    let isFree = modal.presentedLink == nil && modal.seenModal == nil
    if adapted == .none, let original, isFree {
      show(original, insteadOf: modal, on: presenter)
    } else if adapted != .none, original == nil, isFree, let found = replacement(for: base, on: presenter) {
      show(found, insteadOf: modal, on: presenter)
    } else {
      cover(presenter, modal.willCoverPresenter, by: modal)
    }
  }

  private func show(_ new: UIViewController, insteadOf old: UIViewController, on presenter: UIViewController) {
    let host = old.viewInHost?.superviewLink
    let isSeen = old.isSeen
    if isSeen { old.beginLine(false, animated: false) }
    old.uninstallLine()
    // The container view stays with the presentation.
    old.viewStore?.takeOut()
    if isSeen { old.endLine() }
    link(new, insteadOf: old, on: presenter)
    if new.parentLink != nil { new.leaveParent() }
    presenter.presentedLink = new
    new.presentingLink = presenter
    presenter.seenModal = new
    old.seenPresenter = nil
    new.seenPresenter = presenter
    new.coversPresenter = old.coversPresenter
    old.coversPresenter = false
    cover(presenter, new.willCoverPresenter, by: new, in: host, wasSeen: isSeen)
    guard let host else { return }
    guard isSeen else { return new.installLine(in: host) }
    new.leaveWhereSeen()
    new.beginLine(true, animated: false)
    new.installLine(in: host)
    new.continueLine()
    new.endLine()
  }

  /// Takes the presenter's view away or brings it back.
  private func cover(
    _ presenter: UIViewController, _ covers: Bool, by modal: UIViewController, in host: UIView? = nil,
    wasSeen: Bool? = nil
  ) {
    guard covers != modal.coversPresenter else { return }
    // The modal may be covered itself.
    let host = host ?? modal.modalLine.lazy.compactMap { $0.viewInHost?.superviewLink }.first
    // Where nobody looks, as behind another modal, only the views change places.
    let isSeen = covers ? presenter.isSeen : wasSeen ?? modal.modalLine.contains { $0.isSeen }
    modal.coversPresenter = covers
    guard let host else { return }
    if isSeen { presenter.beginAppearance(!covers, animated: false) }
    if covers {
      presenter.viewInHost?.takeOut()
    } else {
      presenter.putBack(in: host, below: modal.viewInHost)
    }
    guard isSeen else { return }
    presenter.continueAppearance()
    presenter.endAppearance()
  }
}

extension WindowTransition {
  /// Adapts the modals of everything seen, the lowest first.
  func adaptPresentations(of controller: UIViewController) {
    controller.adaptModals(with: self)
    controller.forEachInLine { inLine in
      inLine.forEachSeenChild { adaptPresentations(of: $0) }
    }
  }
}

extension UIViewController {
  /// Adapts the modals in this controller's place, the lowest first.
  func adaptModals(with transition: WindowTransition?) {
    var presenter = self
    while let modal = presenter.seenModal {
      modal.presentationControllerStore?.adapt(modal, on: presenter, with: transition)
      guard let shown = presenter.seenModal else { return }
      presenter = shown
    }
  }

  /// Adapts the modals of the children that appear with this controller: the surroundings may have changed while
  /// nobody saw them.
  func adaptModalsOfChildren() {
    forEachSeenChild { child in
      if child.seenModal != nil { child.adaptModals(with: TransitionQueue.running?.current) }
    }
  }
}
