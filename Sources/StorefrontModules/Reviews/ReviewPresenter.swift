import StorefrontProtocols

/// Knows what is written, and what becomes of it.
final class ReviewPresenter {
  private weak var view: ReviewEditorScreen?
  private let interactor: ReviewInteractor
  private let desk: any LeaveAsking

  init(view: ReviewEditorScreen, interactor: ReviewInteractor, desk: any LeaveAsking) {
    self.view = view
    self.interactor = interactor
    self.desk = desk
  }

  var text: String {
    get { interactor.draft.text }
    set { interactor.draft.text = newValue }
  }

  /// Writes that the user likes it, once.
  func like() {
    let praise = "I like it."
    if !text.hasSuffix(praise) { text += text.isEmpty ? praise : " " + praise }
  }

  func save() {
    interactor.save()
    view?.close()
  }

  /// Publishes what is written; there has to be something.
  func publish() {
    guard interactor.publish() else { return }
    view?.close()
  }

  /// Whether all is kept, or the user agrees.
  func mayLeave() async -> Bool {
    guard interactor.isUnsaved else { return true }
    return await desk.mayLeave()
  }
}
