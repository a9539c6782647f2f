/// Who was presented on whom, when it was cut.
struct PresentedModal {
  private let modal: UIViewController
  private let presenter: UIViewController
  private let isBeingDismissed: Bool

  init(_ modal: UIViewController, on presenter: UIViewController) {
    self.modal = modal
    self.presenter = presenter
    isBeingDismissed = modal.moves.contains(.beingDismissed)
  }

  /// Links the two again, unless one of them has gone elsewhere meanwhile.
  func link() {
    guard presenter.presentedLink == nil, modal.isFree else { return }
    let isSeen = presenter.seenModal === modal
    // The dismissal that was asked for has had its turn while the two were cut.
    if isBeingDismissed, !isSeen { return }
    presenter.presentedLink = modal
    modal.presentingLink = presenter
    if isBeingDismissed { modal.moves.insert(.beingDismissed) }
    // So has the presentation; it comes after all.
    guard !isSeen, let queue = presenter.queueForModals() else { return }
    queue.enqueue(PresentTransition(modal, on: presenter, source: presenter, animated: false, completion: nil))
  }
}
