import StorefrontProtocols

/// The presenter of the editor. It has the text, and carries out the actions of the user.
final class ReviewPresenter {
  private weak var view: ReviewEditorScreen?
  private let interactor: ReviewInteractor
  private let prompt: any LeaveAsking

  init(view: ReviewEditorScreen, interactor: ReviewInteractor, prompt: any LeaveAsking) {
    self.view = view
    self.interactor = interactor
    self.prompt = prompt
  }

  var text: String {
    get { interactor.draft.text }
    set { interactor.draft.text = newValue }
  }

  /// Adds a sentence of praise, unless the text already ends with it.
  func like() {
    let praise = "I like it."
    if !text.hasSuffix(praise) { text += text.isEmpty ? praise : " " + praise }
  }

  func save() {
    interactor.save()
    view?.close()
  }

  /// Publishes the review and closes the screen, unless the text is empty.
  func publish() {
    guard interactor.publish() else { return }
    view?.close()
  }

  /// Returns whether the screen may be left: the draft is kept, or the user agrees.
  func mayLeave() async -> Bool {
    guard interactor.isUnsaved else { return true }
    return await prompt.mayLeave()
  }
}
