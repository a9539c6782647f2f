public import Wayfinder

/// A review that is not finished.
nonisolated public struct ReviewDraft: Hashable, Sendable {
  /// What is written so far.
  public var text: String

  /// Makes a draft.
  public init(_ text: String = "") { self.text = text }
}

/// What the editor of reviews has to be handed.
@MainActor public protocol ReviewEditorInput: AnyObject {
  /// Makes an editor that goes on with a draft.
  var makeDestinationWith: (_ product: ProductBrief, _ draft: ReviewDraft) -> (any ReviewEditing)? { get }

  /// Makes an editor for a new review.
  var makeDestinationForNewReviewWith: (_ productName: String) -> (any ReviewEditing)? { get }
}

/// A screen in which a review is written. It asks before it is left with something that is not kept.
@MainActor public protocol ReviewEditing: UIViewController, LeaveConfirming, PersonalScreen, ActingScreen {
  /// What the review is of.
  var productName: String { get }

  /// What is written so far.
  var text: String { get set }

  /// Closes the screen; set by whoever shows it.
  var onClose: (() -> Void)? { get set }
}

/// Where reviews are kept. The editor asks for it; the shop provides it.
@MainActor public protocol ReviewKeeping: AnyObject {
  /// Keeps what is written so far; `nil` for nothing.
  func keep(_ draft: ReviewDraft?, of productName: String)

  /// Shows a review to everybody.
  func publish(_ text: String, of productName: String)
}
