public import ViewHierarchy

/// A screen that callers can ask for an answer: a colour picker, a login, a form.
///
/// ```swift
/// final class ColourPicker: UIViewController, Answering {
///   typealias Answer = Colour
///
///   func userChose(_ colour: Colour) { answer(colour) }
/// }
///
/// let colour = try await router.ask(colourPicker, with: product)
/// ```
///
/// The screen does not depend on its callers, and does not close itself. After the answer, the router removes the
/// screen, and all other screens that it has shown in order to ask. These screens stay if a caller asked with
/// `leavingOpen`.
@MainActor public protocol Answering<Answer>: UIViewController {
  /// The type of the answer.
  associatedtype Answer
}

extension Answering {
  /// Answers all callers that ask. The router then removes the screen, without asking whether it may be left, and
  /// passes the answer to the callers. The screen stays if a caller asked with `leavingOpen`.
  ///
  /// Only the first answer counts. An answer has no effect if no caller asks: before the router begins to show the
  /// screen, and after the screen has left. So answer first, and let the router close the screen.
  public func answer(_ answer: Answer) { Inquiry<Answer>.open(on: self)?.answer(answer) }

  /// A Boolean value that indicates whether a caller waits for an answer.
  public var isAsked: Bool { Inquiry<Answer>.open(on: self) != nil }
}

extension Answering where Answer == Void {
  /// Answers all callers that ask, without a value.
  public func answer() { answer(()) }
}
