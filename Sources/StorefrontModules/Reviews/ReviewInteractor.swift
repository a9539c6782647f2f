import StorefrontProtocols

/// The interactor of the editor. It has the draft, and keeps or publishes it.
final class ReviewInteractor {
  private let product: String
  private let store: any ReviewKeeping
  private var saved: ReviewDraft
  var draft: ReviewDraft

  init(product: String, draft: ReviewDraft, store: any ReviewKeeping) {
    self.product = product
    self.store = store
    self.draft = draft
    saved = draft
  }

  /// A Boolean value that indicates whether the draft has changed since it was kept.
  var isUnsaved: Bool { draft != saved }

  func save() {
    store.keep(draft, of: product)
    saved = draft
  }

  /// Publishes the draft, unless it is empty.
  func publish() -> Bool {
    guard !draft.text.isEmpty else { return false }
    store.publish(draft.text, of: product)
    store.keep(nil, of: product)
    saved = draft
    return true
  }
}
