/// A modal comes.
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
    // Whose presenter was let go meanwhile does not come any more.
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

  /// The app's code, told that the presenter disappears, has taken it out: nobody sees the modal for now.
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

  /// The user let go half-way: the modal is not presented after all, unless the code has built on it meanwhile.
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
    // What the callbacks that follow make and set up is for the next presentation.
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

  /// Puts in the view that the app's animator was to put in, and has left out.
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

/// A modal goes, with everything above it.
final class DismissTransition: WindowTransition {
  private let modal: UIViewController
  private let presenter: UIViewController
  private var line: [UIViewController] = []
  /// Those of the line who were seen, and are told if they stay after all.
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

  /// Whether the user's gesture makes it; an answered alert goes without its delegate being told.
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
    // Another dismissal that was cancelled meanwhile has said of all in its line that they stay; this one was asked for.
    if presenter.presentedLink === modal { modal.markModalsDismissed(true) }
    line = modal.modalLine
    // Most often all are seen, and one list does for both.
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

  /// Only the topmost is seen to go; those between are not.
  private func leave(animated: Bool) {
    for controller in line.reversed() {
      controller.beginAppearance(false, animated: animated && controller === top)
    }
  }

  /// The lowest of what is in the host in the line's place.
  private var lowestView: UIView? { line.lazy.compactMap { $0.viewInHost }.first { $0.superviewLink != nil } }

  private func returnPresenter() {
    let above = lowestView
    let host = above?.superviewLink
    let parent = presenter.parentLink
    presenter.beginAppearance(true, animated: isAnimated)
    let hasLeft = presenter.parentLink !== parent && parent?.managesChildViews == false
    if let host, !hasLeft { presenter.putBack(in: host, below: above) }
    presenter.continueAppearance()
    // Who has left an app's own container in its own callback is seen no more; nobody else would say so.
    if hasLeft { presenter.beginAppearance(false, animated: false) }
  }

  /// Gives an app's own container its child's view back, in whose place the modal's view is.
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
    // What the callbacks that follow make and set up is for the next presentation.
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
    // While it was to go, it did not adapt to what changed around it.
    presenter.adaptModals(with: nil)
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated else { return nil }
    return top.transitioningDelegateLink?.animationController(forDismissed: top)
  }
}

extension UIViewController {
  /// This modal and those that were shown above it, the lowest first.
  var modalLine: [UIViewController] {
    var line = [self]
    var node = self
    while let modal = node.seenModal {
      line.append(modal)
      node = modal
    }
    return line
  }

  /// Takes away a modal that was shown here and that nothing links to any more.
  func letStaleModalGo() {
    guard let stale = seenModal else { return }
    stale.beginLine(false, animated: false)
    stale.uninstallLine()
    stale.endLine()
    forgetSeenModals()
  }

  /// Has the modals taken away that were shown in this tree and that nothing links to any more.
  func letStaleModalsGo() {
    if let modal = seenModal, modal !== presentedLink {
      queueForModals()?.enqueue(DismissTransition(modal, on: self, animated: false, completion: nil))
    }
    for child in childList { child.letStaleModalsGo() }
  }

  /// Cuts the links between this modal and those above it.
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
