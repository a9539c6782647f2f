public import ViewHierarchy

/// A screen that answers whoever asks it: a colour picker, a login, a form.
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
/// The screen knows nothing of who asks, and has nothing to close: what the asking has shown goes again when it has answered.
@MainActor public protocol Answering<Answer>: UIViewController {
  /// What it answers with.
  associatedtype Answer
}

extension Answering {
  /// Answers whoever asks. The router then takes the screen away, without asking it whether it may be left, and hands the
  /// answer over.
  ///
  /// Only the first answer counts. One that comes when nobody asks does nothing: before the screen is put in its place, and
  /// after it has left. So answer first, and leave the closing to the router.
  public func answer(_ answer: Answer) { Inquiry<Answer>.open(on: self)?.answer(answer) }

  /// Whether somebody waits for an answer.
  public var isAsked: Bool { Inquiry<Answer>.open(on: self) != nil }
}

extension Answering where Answer == Void {
  /// Answers whoever asks, where there is nothing to say but that it is done.
  public func answer() { answer(()) }
}
