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
    guard presenter.presentedLink == nil, modal.presentingLink == nil, modal.parentLink == nil, modal.rootWindow == nil
    else { return }
    presenter.presentedLink = modal
    modal.presentingLink = presenter
    if isBeingDismissed { modal.moves.insert(.beingDismissed) }
  }
}
