public import Wayfinder

/// An unfinished review.
nonisolated public struct ReviewDraft: Hashable, Sendable {
  /// The text of the review.
  public var text: String

  /// Creates a draft.
  public init(_ text: String = "") { self.text = text }
}

/// The input of the review editor's module.
@MainActor public protocol ReviewEditorInput: AnyObject {
  /// A closure that makes an editor for an existing draft.
  var makeDestinationWith: (_ product: ProductBrief, _ draft: ReviewDraft) -> (any ReviewEditing)? { get }

  /// A closure that makes an editor for a new review.
  var makeDestinationForNewReviewWith: (_ productName: String) -> (any ReviewEditing)? { get }
}

/// A screen in which the user writes a review. It asks before the user leaves unsaved text.
@MainActor public protocol ReviewEditing: UIViewController, LeaveConfirming, PersonalScreen, ActingScreen {
  /// The name of the reviewed product.
  var productName: String { get }

  /// The text of the review.
  var text: String { get set }

  /// A closure that closes the screen. The presenting code sets it.
  var onClose: (() -> Void)? { get set }
}

/// A service that keeps drafts and publishes reviews. The shop provides the service to the editor.
@MainActor public protocol ReviewKeeping: AnyObject {
  /// Keeps a draft, or removes the kept draft if the new one is `nil`.
  func keep(_ draft: ReviewDraft?, of productName: String)

  /// Publishes a review.
  func publish(_ text: String, of productName: String)
}
