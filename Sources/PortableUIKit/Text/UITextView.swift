/// What the user can type into.
@MainActor protocol TextTaking: UIView {
  var canTakeText: Bool { get }
  /// Takes what is typed at the end of the text; `false` if that was not wanted.
  func take(_ typed: String) -> Bool
  /// Takes a press of the return key.
  func takeReturn()
}

/// Text of several lines that the user can change.
///
/// Follows Apple's page `UITextView`.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// What it holds; setting it tells nobody, and `nil` empties it.
  open var text: String! = "" { didSet { if text == nil { text = "" } } }
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor? = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can change it.
  open var isEditable = true
  /// Whether the user can mark parts of it.
  open var isSelectable = true
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  private var textDelegate: (any UITextViewDelegate)? { delegateLink as? any UITextViewDelegate }

  /// Whether its text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isForcedToResign || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func endBeingFirst() {
    super.endBeingFirst()
    textDelegate?.textViewDidEndEditing(self)
  }

  /// The view's own text is not what it is called.
  override var words: String? { nil }

  nonisolated deinit {}
}

extension UITextView: TextTaking {
  var canTakeText: Bool { isEditable }

  func take(_ typed: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let end = NSRange(location: text.utf16.count, length: 0)
    guard textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: typed) ?? true else { return false }
    text += typed
    textDelegate?.textViewDidChange(self)
    return true
  }

  func takeReturn() { _ = take("\n") }
}

/// Asked and told about what the user types.
///
/// Follows Apple's page `UITextViewDelegate`.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may change that part of the text to that.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing to do.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing to do.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The user may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing to do.
  public func textViewDidChange(_ textView: UITextView) {}
}
