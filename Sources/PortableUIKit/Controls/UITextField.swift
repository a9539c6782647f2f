/// A control with a line of text that the user can edit.
///
/// Follows Apple's page `UITextField`.
@preconcurrency @MainActor open class UITextField: UIControl, TextTaking {
  /// The border styles of a text field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The modes that determine when an overlay view is visible.
  nonisolated public enum ViewMode: Int, Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible only during editing.
    case whileEditing = 1
    /// The view is visible only outside of editing.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3
  }

  weak var delegateLink: (any UITextFieldDelegate)?
  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// The text. A new value sends no events.
  open var text: String? {
    get { plainText }
    set { (plainText, styledText, selection) = (newValue, nil, nil) }
  }
  /// The text with its attributes. A new value sends no events, and a new ``text`` removes the attributes.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set { (plainText, styledText, selection) = (newValue?.string, newValue, nil) }
  }
  private var plainText: String? = ""
  private var styledText: NSAttributedString?
  /// The selected range, or `nil` for the end of the text.
  var selection: NSRange?
  /// The placeholder, which is visible while the text field is empty.
  open var placeholder: String? {
    get { plainPlaceholder }
    set { (plainPlaceholder, styledPlaceholder) = (newValue, nil) }
  }
  /// The placeholder with its attributes. A new ``placeholder`` removes the attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set { (plainPlaceholder, styledPlaceholder) = (newValue?.string, newValue) }
  }
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  /// A Boolean value that indicates whether the text field hides its text.
  open var isSecureTextEntry = false
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border style.
  open var borderStyle = BorderStyle.none
  /// The mode that determines when the clear button is visible. An empty field has no clear button. A tap on the clear button is the user's
  /// move `.tap("Clear text")`.
  open var clearButtonMode = ViewMode.never
  /// A Boolean value that indicates whether editing begins with empty text.
  open var clearsOnBeginEditing = false
  /// The overlay view on the leading side of the text.
  open var leftView: UIView?
  /// The mode that determines when the left overlay view is visible.
  open var leftViewMode = ViewMode.never
  /// The overlay view on the trailing side of the text.
  open var rightView: UIView?
  /// The mode that determines when the right overlay view is visible.
  open var rightViewMode = ViewMode.never
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// The autocapitalization style.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection style.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text, such as a user name.
  open var textContentType: UITextContentType?
  /// The spell-checking style.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The style of smart quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The style of smart dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// The style of smart spaces around inserted and deleted words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The rules for passwords that the system generates.
  open var passwordRules: UITextInputPasswordRules?
  /// The default attributes of the text. The headless UIKit only stores these values.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of new text. The headless UIKit only stores these values.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether the user can edit the attributes of the text. The headless UIKit only stores this value.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether the font follows the content size category. The headless UIKit only stores this value.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether the font shrinks to fit long text. The headless UIKit only stores this value.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest permitted font size. The headless UIKit only stores this value.
  open var minimumFontSize: CGFloat = 0
  /// The background image. The headless UIKit only stores this value.
  open var background: UIImage?
  /// The background image of a disabled text field. The headless UIKit only stores this value.
  open var disabledBackground: UIImage?
  private var accessory: UIView?
  private var keys: UIView?

  /// A Boolean value that indicates whether the text field is in editing mode.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { text?.isEmpty == false }
  /// The accessory view above the keyboard during editing.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  /// The view that replaces the keyboard during editing.
  open override var inputView: UIView? {
    get { keys }
    set { keys = newValue }
  }

  // MARK: Rectangles, which cover all available space because the headless UIKit draws nothing

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the left overlay view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the right overlay view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Editing

  /// A Boolean value that indicates whether the text field can become first responder. An enabled text field can.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegateLink?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing, delegateLink?.textFieldShouldClear(self) ?? true { text = "" }
    sendActions(for: .editingDidBegin)
    delegateLink?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isForcedToResign || delegateLink?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func endBeingFirst() {
    super.endBeingFirst()
    sendActions(for: .editingDidEnd)
    delegateLink?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override var words: String? { placeholder }

  override func wasTapped() { becomeFirstResponder() }

  /// The tap on the text field, and the tap on the clear button while it is visible.
  override var touches: [Touch] {
    guard showsClearButton else { return super.touches }
    return super.touches + [Touch(.tap("Clear text"), names: []) { [unowned self] in clear() }]
  }

  private var showsClearButton: Bool {
    guard isEnabled, text?.isEmpty == false else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  private func clear() {
    guard delegateLink?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    wasEdited()
  }

  /// Inserts text at the insertion point, or replaces the selected text. Does not ask the delegate.
  open func insertText(_ text: String) {
    replaceCharacters(in: selectedRange, with: text)
    wasEdited()
  }
  /// Deletes the selected text, or the character before the insertion point. Does not ask the delegate.
  open func deleteBackward() {
    guard let deleted = (text ?? "").rangeToDelete(at: selectedRange) else { return }
    replaceCharacters(in: deleted, with: "")
    wasEdited()
  }
  /// Selects all of the text.
  open func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: (text ?? "").utf16.count) }

  // MARK: The user's typing

  var canTakeText: Bool { isEnabled }

  func take(_ typed: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let place = selectedRange
    guard mayChange(place, to: typed) else { return false }
    replaceCharacters(in: place, with: typed)
    wasEdited()
    return true
  }

  func mayChange(_ range: NSRange, to typed: String) -> Bool {
    delegateLink?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true
  }

  /// Sends the events of an edit. New values from the app send none.
  func wasEdited() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegateLink?.textFieldDidChangeSelection(self)
  }

  func takeReturn() {
    guard delegateLink?.textFieldShouldReturn(self) ?? true else { return }
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  nonisolated deinit {}
}

/// Methods that control and respond to editing in a text field.
///
/// Follows Apple's page `UITextFieldDelegate`.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks the delegate whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended, and why. A text field calls only this method if the delegate implements both.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks the delegate whether the user may replace a range of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells the delegate that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks the delegate whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Posted by a text field after editing has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a text field after the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted by a text field after editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The reasons for which editing ends.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed = 0
    /// The text was discarded.
    case cancelled = 1
  }
}

extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension String {
  /// Returns the range that a deletion removes: the selected range, or the character before the insertion point.
  nonisolated func rangeToDelete(at marked: NSRange) -> NSRange? {
    guard marked.length == 0 else { return marked }
    guard let place = Range(marked, in: self)?.lowerBound, place > startIndex else { return nil }
    return NSRange(index(before: place)..<place, in: self)
  }
}

extension UITextField {
  private var selectedRange: NSRange { selection ?? NSRange(location: (text ?? "").utf16.count, length: 0) }

  private func replaceCharacters(in range: NSRange, with new: String) {
    guard let place = Range(range, in: text ?? "") else { return }
    let wasMarked = selection != nil
    text = (text ?? "").replacingCharacters(in: place, with: new)
    if wasMarked { selection = NSRange(location: range.location + new.utf16.count, length: 0) }
  }
}
