/// A modal and its presenter, stored while their links are cut.
struct PresentedModal {
  private let modal: UIViewController
  private let presenter: UIViewController
  private let isBeingDismissed: Bool

  init(_ modal: UIViewController, on presenter: UIViewController) {
    self.modal = modal
    self.presenter = presenter
    isBeingDismissed = modal.moves.contains(.beingDismissed)
  }

  /// Restores the links, unless the presenter has another modal or the modal is in use elsewhere.
  func link() {
    guard presenter.presentedLink == nil, modal.isFree else { return }
    let isSeen = presenter.seenModal === modal
    // The requested dismissal has run while the links were cut.
    if isBeingDismissed, !isSeen { return }
    presenter.presentedLink = modal
    modal.presentingLink = presenter
    if isBeingDismissed { modal.moves.insert(.beingDismissed) }
    // The presentation has also run without effect, so it is enqueued again.
    guard !isSeen, let queue = presenter.queueForModals() else { return }
    queue.enqueue(PresentTransition(modal, on: presenter, source: presenter, animated: false, completion: nil))
  }
}
