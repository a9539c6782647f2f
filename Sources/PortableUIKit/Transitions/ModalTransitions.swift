/// A transition that presents a modal.
final class PresentTransition: WindowTransition {
  private var modal: UIViewController
  private let presenter: UIViewController
  private let source: UIViewController
  private var isSeen = false

  init(
    _ modal: UIViewController, on presenter: UIViewController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.modal = modal
    self.presenter = presenter
    self.source = source
    super.init(animated: animated, completion: completion)
  }

  nonisolated deinit {}

  override var fromController: UIViewController? { presenter }
  override var toController: UIViewController? { modal }
  override var containerView: UIView? { modal.viewOfPresentation }
  override func view(of controller: UIViewController) -> UIView? {
    controller === modal ? modal.presentedView : controller.viewInHost
  }
  override func frame(of controller: UIViewController, in container: UIView) -> CGRect {
    guard controller === modal, let manager = modal.presentationControllerStore else { return container.bounds }
    return manager.frameOfPresentedViewInContainerView
  }
  override var presentationStyle: UIModalPresentationStyle { modal.modalPresentationStyle }
  override var isSurelyCoordinated: Bool { true }

  override func begin() -> Motion {
    // The modal is no longer presented if its presenter has been removed.
    guard modal.presentingLink === presenter, presenter.seenModal !== modal else { return .none }
    presenter.letStaleModalGo()
    modal.leaveWhereSeen()
    let manager = modal.madePresentationController(presenting: presenter, source: source)
    manager.presenter = presenter
    modal = manager.adaptBeforePresenting(modal, on: presenter, with: self)
    manager.makeContainer(for: modal)
    modal.coversPresenter = modal.willCoverPresenter
    modal.moves.insert(.beingPresented)
    let host = presenter.viewInHost?.superviewLink
    isSeen = presenter.isSeen && host != nil
    presenter.seenModal = modal
    modal.seenPresenter = presenter
    guard isSeen, let host else { return .none }
    tellPopover(manager)
    modal.loadedView()
    manager.host = host
    manager.enter(host)
    presenter.notePlaceInContainer()
    prepare(animator()) { [modal] in modal.transitioningDelegateLink?.interactionControllerForPresentation(using: $0) }
    manager.tellWillBegin()
    if modal.coversPresenter { presenter.beginAppearance(false, animated: isAnimated) }
    guard presenter.viewInHost?.superviewLink === host else { return beUnseen() }
    modal.beginLine(true, animated: isAnimated)
    if leavesToAnimator(modal), let container = manager.container {
      manager.putPresentedView(into: container, byAnimator: true)
      return motion(bringing: modal)
    }
    modal.installLine(in: host)
    modal.continueLine()
    return motion()
  }

  /// Ends the presentation invisibly after a callback has removed the presenter from its container.
  private func beUnseen() -> Motion {
    doWithoutAnimator()
    if modal.coversPresenter { presenter.endAppearance() }
    let manager = modal.presentationControllerStore
    manager?.container?.takeOut()
    tellDidEnd(manager, completed: true)
    isSeen = false
    return .none
  }

  private func tellDidEnd(_ manager: UIPresentationController?, completed: Bool) {
    manager?.giveBack(presenter, below: modal)
    manager?.presentationTransitionDidEnd(completed)
    manager?.host = nil
  }

  /// Restores the state after a cancelled presentation, unless code has changed the presentation since then.
  private func takeBack() {
    completion = nil
    presenter.presentedLink = nil
    modal.presentingLink = nil
    if modal.coversPresenter { presenter.beginAppearance(true, animated: isAnimated) }
    modal.beginLine(false, animated: isAnimated)
    let manager = modal.presentationControllerStore
    manager?.giveBack(presenter, below: modal)
    manager?.removeContainer()
    modal.uninstallLine()
    // A presentation controller that a callback creates belongs to the next presentation.
    modal.presentationControllerStore = nil
    presenter.continueAppearance()
    modal.endLine()
    if modal.coversPresenter { presenter.endAppearance() }
    presenter.seenModal = nil
    modal.seenPresenter = nil
    modal.moves.remove(.beingPresented)
    tellDidEnd(manager, completed: false)
  }

  override func end(completed: Bool) {
    let isUntouched =
      modal.presentedLink == nil && presenter.presentedLink === modal && !modal.moves.contains(.beingDismissed)
    if !completed, isSeen, isUntouched { return takeBack() }
    if isSeen {
      putInWhatWasLeftOut()
      if modal.coversPresenter { presenter.viewInHost?.takeOut() }
      tellDidEnd(modal.presentationControllerStore, completed: completed)
      modal.endLine()
      if modal.coversPresenter { presenter.endAppearance() }
    }
    modal.moves.remove(.beingPresented)
  }

  /// Adds the view that the app's animator should have added.
  private func putInWhatWasLeftOut() {
    guard isLeftOut(modal), let manager = modal.presentationControllerStore, let container = manager.container
    else { return }
    UIKitMisuse.report(.animatorLeftViewOut, modal)
    manager.putPresentedView(into: container)
  }

  private func tellPopover(_ manager: UIPresentationController) {
    guard let popover = manager as? UIPopoverPresentationController else { return }
    (popover.delegateLink as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    guard popover.styleNow == .popover, popover.sourceView == nil, popover.barButtonItem == nil,
      popover.sourceItem == nil
    else { return }
    UIKitMisuse.report(.popoverWithoutAnchor, modal)
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated else { return nil }
    return modal.transitioningDelegateLink?.animationController(
      forPresented: modal, presenting: presenter, source: source)
  }
}

/// A transition that dismisses a modal with everything above it.
final class DismissTransition: WindowTransition {
  private let modal: UIViewController
  private let presenter: UIViewController
  private var line: [UIViewController] = []
  /// The visible modals of the line, which receive callbacks if they stay.
  private var leaving: [UIViewController] = []
  private var isSeen = false

  init(
    _ modal: UIViewController, on presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    self.modal = modal
    self.presenter = presenter
    super.init(animated: animated, completion: completion)
  }

  nonisolated deinit {}

  /// Whether the user's gesture causes the dismissal. An alert's answer does not notify the delegate.
  private var isUsers: Bool { cause == .user(.swipeDown) }
  private var top: UIViewController { line.last ?? modal.modalLine.last ?? modal }
  override var fromController: UIViewController? { top }
  override var toController: UIViewController? { presenter }
  override func shows(_ controller: UIViewController) -> Bool { false }
  override var containerView: UIView? { top.viewOfPresentation }
  override func view(of controller: UIViewController) -> UIView? {
    controller === top ? top.presentedView : controller.viewInHost
  }
  override func frame(of controller: UIViewController, in container: UIView) -> CGRect {
    controller === top ? top.presentedView?.frame ?? container.bounds : container.bounds
  }
  override var presentationStyle: UIModalPresentationStyle { modal.modalPresentationStyle }
  override var isSurelyCoordinated: Bool { true }

  override func begin() -> Motion {
    guard presenter.seenModal === modal else { return .none }
    // A cancelled earlier dismissal has marked this line as staying, so it is marked again.
    if presenter.presentedLink === modal { modal.markModalsDismissed(true) }
    line = modal.modalLine
    // Usually all modals are visible, and one list serves for both.
    leaving = line.allSatisfy(\.isSeen) ? line : line.filter(\.isSeen)
    isSeen = !leaving.isEmpty
    guard isSeen else { return .none }
    prepare(animator()) { [top] in top.transitioningDelegateLink?.interactionControllerForDismissal(using: $0) }
    if isUsers, let manager = modal.presentationControllerStore {
      manager.delegateLink?.presentationControllerWillDismiss(manager)
    }
    for controller in line.reversed() { controller.presentationControllerStore?.dismissalTransitionWillBegin() }
    leave(animated: isAnimated)
    if modal.coversPresenter { returnPresenter() }
    presenter.notePlaceInContainer()
    return motion()
  }

  override func end(completed: Bool) {
    if completed { finish() } else { takeBack() }
    line = []
    leaving = []
  }

  /// Begins the disappearance. Only the topmost modal is animated.
  private func leave(animated: Bool) {
    for controller in line.reversed() {
      controller.beginAppearance(false, animated: animated && controller === top)
    }
  }

  /// The lowest view of the line that is in its host.
  private var lowestView: UIView? { line.lazy.compactMap { $0.viewInHost }.first { $0.superviewLink != nil } }

  private func returnPresenter() {
    let above = lowestView
    let host = above?.superviewLink
    let parent = presenter.parentLink
    presenter.beginAppearance(true, animated: isAnimated)
    let hasLeft = presenter.parentLink !== parent && parent?.managesChildViews == false
    if let host, !hasLeft { presenter.putBack(in: host, below: above) }
    presenter.continueAppearance()
    // A presenter that leaves a custom container in its own callback disappears here, because no other code handles it.
    if hasLeft { presenter.beginAppearance(false, animated: false) }
  }

  /// Puts the presenter's view back into a custom container, in place of the modal's view.
  private func returnPresenterUnseen() {
    guard modal.coversPresenter, presenter.seenModal == nil, let view = presenter.viewInHost else { return }
    if view.superviewLink == nil, let above = lowestView { above.superviewLink?.putBack(view, below: above) }
  }

  private func finish() {
    let isStillWanted = presenter.presentedLink === modal && modal.moves.contains(.beingDismissed)
    if isStillWanted {
      presenter.presentedLink = nil
      modal.presentingLink = nil
      modal.cutChain()
    }
    if presenter.seenModal === modal { presenter.seenModal = nil }
    if !isSeen { returnPresenterUnseen() }
    top.presentationControllerStore?.giveBack(presenter, below: modal)
    for controller in line.reversed() { controller.leaveHost() }
    let manager = modal.presentationControllerStore
    let managersAbove = line.count > 1 ? line.dropFirst().compactMap(\.presentationControllerStore) : []
    // A presentation controller that a callback creates belongs to the next presentation.
    for controller in line { controller.presentationControllerStore = nil }
    if isSeen, modal.coversPresenter { presenter.endAppearance() }
    for manager in managersAbove.reversed() { manager.dismissalTransitionDidEnd(true) }
    manager?.dismissalTransitionDidEnd(true)
    for controller in line.reversed() {
      controller.endAppearance()
      controller.seenModal = nil
      if isStillWanted { controller.moves.remove(.beingDismissed) }
    }
    if isStillWanted { modal.moves.remove(.beingDismissed) }
    if isUsers, isSeen, let manager { manager.delegateLink?.presentationControllerDidDismiss(manager) }
  }

  private func takeBack() {
    completion = nil
    modal.markModalsDismissed(false)
    if modal.coversPresenter {
      presenter.beginAppearance(false, animated: isAnimated)
      presenter.viewInHost?.takeOut()
    }
    top.presentationControllerStore?.giveBack(presenter, below: modal)
    for controller in leaving { controller.beginAppearance(true, animated: isAnimated && controller === top) }
    for controller in leaving { controller.continueAppearance() }
    for controller in leaving { controller.endAppearance() }
    if modal.coversPresenter { presenter.endAppearance() }
    for controller in line.reversed() { controller.presentationControllerStore?.dismissalTransitionDidEnd(false) }
    // The modal did not adapt to trait changes during its dismissal.
    presenter.adaptModals(with: nil)
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated else { return nil }
    return top.transitioningDelegateLink?.animationController(forDismissed: top)
  }
}

extension UIViewController {
  /// This modal and the visible modals above it, the lowest first.
  var modalLine: [UIViewController] {
    var line = [self]
    var node = self
    while let modal = node.seenModal {
      line.append(modal)
      node = modal
    }
    return line
  }

  /// Removes a visible modal that has no link to this controller any more.
  func letStaleModalGo() {
    guard let stale = seenModal else { return }
    stale.beginLine(false, animated: false)
    stale.uninstallLine()
    stale.endLine()
    forgetSeenModals()
  }

  /// Dismisses the visible modals in this subtree that have no links any more.
  func letStaleModalsGo() {
    if let modal = seenModal, modal !== presentedLink {
      queueForModals()?.enqueue(DismissTransition(modal, on: self, animated: false, completion: nil))
    }
    for child in childList { child.letStaleModalsGo() }
  }

  /// Cuts the links between this modal and the modals above it.
  func cutChain() {
    var node = self
    while let modal = node.presentedLink {
      node.presentedLink = nil
      modal.presentingLink = nil
      modal.moves.remove(.beingPresented)
      node = modal
    }
  }
}
