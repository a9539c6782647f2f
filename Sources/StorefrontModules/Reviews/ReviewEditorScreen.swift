import StorefrontProtocols
import Wayfinder

/// The view of the editor. It shows the text, and passes taps to its presenter.
final class ReviewEditorScreen: UIViewController, ReviewEditing {
  let productName: String
  var onClose: (() -> Void)?
  var presenter: ReviewPresenter?

  init(productName: String) {
    self.productName = productName
    super.init(nibName: nil, bundle: nil)
    title = "Review of \(productName)"
  }

  /// Returns `nil`, because the screen needs a product.
  required init?(coder: NSCoder) { nil }

  var text: String {
    get { presenter?.text ?? "" }
    set { presenter?.text = newValue }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction("Like it") { [weak self] in self?.presenter?.like() },
      ScreenAction("Save draft") { [weak self] in self?.presenter?.save() },
      ScreenAction("Publish") { [weak self] in self?.presenter?.publish() },
      ScreenAction("Cancel") { [weak self] in self?.close() },
    ]
  }

  func mayLeave() async -> Bool { await presenter?.mayLeave() ?? true }

  func close() { onClose?() }
}
