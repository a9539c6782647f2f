// The adaptation of presentations to size classes, as Apple's page `UIAdaptivePresentationControllerDelegate` describes
// it.
extension UIPresentationController {
  /// The style at compact width without a delegate: popovers and form sheets become sheets.
  var styleInLittleRoom: UIModalPresentationStyle {
    switch presentationStyle {
    case .popover where presented is UIAlertController: .overFullScreen
    case .popover, .formSheet: .pageSheet
    default: .none
    }
  }

  /// Returns the style to adapt to. `.none` keeps the presentation's own style.
  func adaptiveStyle(in traits: TraitValues) -> UIModalPresentationStyle {
    if let delegate = delegateLink {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traits.collection)
    }
    return traits.horizontalSizeClass == .compact ? styleInLittleRoom : .none
  }

  var styleNow: UIModalPresentationStyle { adapted == .none ? presentationStyle : adapted }

  /// Adapts a modal that is about to be presented, and returns the view controller to present. The replacement must not
  /// be in the tree yet.
  func adaptBeforePresenting(
    _ modal: UIViewController, on presenter: UIViewController, with transition: WindowTransition
  ) -> UIViewController {
    adapted = adaptivePresentationStyle(for: traitsOfPresentation.collection)
    tellWillAdapt(with: transition)
    guard adapted != .none, let replacement = replacement(for: modal, on: presenter) else { return modal }
    link(replacement, insteadOf: modal, on: presenter)
    return replacement
  }

  var traitsOfPresentation: TraitValues { (presenter?.stateWindow?.traitsNow ?? .phone).merging(overrides) }

  /// Notifies the app if the traits have changed since its last notification.
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

  /// Asks the delegate for another view controller, which may contain the presented one.
  private func replacement(for modal: UIViewController, on presenter: UIViewController) -> UIViewController? {
    guard let delegate = delegateLink, presenter.presentedLink === modal, modal.presentedLink == nil,
      !modal.moves.contains(.beingDismissed)
    else { return nil }
    // During the call, the delegate may add the modal to a container.
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

  /// Removes the presenter's view from the window or puts it back.
  private func cover(
    _ presenter: UIViewController, _ covers: Bool, by modal: UIViewController, in host: UIView? = nil,
    wasSeen: Bool? = nil
  ) {
    guard covers != modal.coversPresenter else { return }
    // The modal may itself be covered.
    let host = host ?? modal.modalLine.lazy.compactMap { $0.viewInHost?.superviewLink }.first
    // If the presenter is not visible, for example behind another modal, only the view hierarchy changes, without
    // callbacks.
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
  /// Adapts the modals of each visible view controller, the lowest first.
  func adaptPresentations(of controller: UIViewController) {
    controller.adaptModals(with: self)
    controller.forEachInLine { inLine in
      inLine.forEachSeenChild { adaptPresentations(of: $0) }
    }
  }
}

extension UIViewController {
  /// Adapts the modals over this view controller, the lowest first.
  func adaptModals(with transition: WindowTransition?) {
    var presenter = self
    while let modal = presenter.seenModal {
      modal.presentationControllerStore?.adapt(modal, on: presenter, with: transition)
      guard let shown = presenter.seenModal else { return }
      presenter = shown
    }
  }

  /// Adapts the modals of the children that appear with this view controller. The traits may have changed while they
  /// were not visible.
  func adaptModalsOfChildren() {
    forEachSeenChild { child in
      if child.seenModal != nil { child.adaptModals(with: TransitionQueue.running?.current) }
    }
  }
}
