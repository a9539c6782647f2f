/// A line of text the user can change.
///
/// Follows Apple's page `UITextField`.
@preconcurrency @MainActor open class UITextField: UIControl, TextTaking {
  /// How a field is framed.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case line = 1
    /// As if it lay deeper.
    case bezel = 2
    /// By a line with round corners.
    case roundedRect = 3
  }

  /// Whether a view beside the text is there.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  weak var delegateLink: (any UITextFieldDelegate)?
  /// Asked and told about what the user types.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  /// What it holds; setting it tells nobody.
  open var text: String? {
    get { plainText }
    set { (plainText, styledText, selection) = (newValue, nil, nil) }
  }
  /// What it holds, with how it looks, which is given up when ``text`` is set; setting it tells nobody.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set { (plainText, styledText, selection) = (newValue?.string, newValue, nil) }
  }
  private var plainText: String? = ""
  private var styledText: NSAttributedString?
  /// What is marked in the text; the end of it unless set.
  var selection: NSRange?
  /// What it says while it holds nothing.
  open var placeholder: String? {
    get { plainPlaceholder }
    set { (plainPlaceholder, styledPlaceholder) = (newValue, nil) }
  }
  /// What it says while it holds nothing, with how it looks, which is given up when ``placeholder`` is set.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set { (plainPlaceholder, styledPlaceholder) = (newValue?.string, newValue) }
  }
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  /// Whether what it holds is kept from sight.
  open var isSecureTextEntry = false
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// How it is framed.
  open var borderStyle = BorderStyle.none
  /// Whether there is a button that deletes everything, where there is something; the user taps it as “Clear text”.
  open var clearButtonMode = ViewMode.never
  /// Whether editing begins with nothing in it.
  open var clearsOnBeginEditing = false
  /// A view before the text.
  open var leftView: UIView?
  /// Whether that is there.
  open var leftViewMode = ViewMode.never
  /// A view behind the text.
  open var rightView: UIView?
  /// Whether that is there.
  open var rightViewMode = ViewMode.never
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key can be used only when there is text.
  open var enablesReturnKeyAutomatically = false
  /// Which letters become capital ones.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What kind of text is typed.
  open var textContentType: UITextContentType?
  /// Whether words are checked for how they are spelled.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotation marks become curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether room between words is kept where words are put in and taken out.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What a password has to be like that the system makes up.
  open var passwordRules: UITextInputPasswordRules?
  /// How text is to look whose look is not said; kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How what is typed next is to look; kept.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can change how text looks; kept.
  open var allowsEditingTextAttributes = false
  /// Whether it follows the size of text the user has chosen; kept.
  open var adjustsFontForContentSizeCategory = false
  /// Whether text for which there is no room becomes smaller; kept.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may become; kept.
  open var minimumFontSize: CGFloat = 0
  /// The picture behind the text; kept.
  open var background: UIImage?
  /// The picture behind the text while it cannot be edited; kept.
  open var disabledBackground: UIImage?
  private var accessory: UIView?
  private var keys: UIView?

  /// Whether its text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether it holds any text.
  open var hasText: Bool { text?.isEmpty == false }
  /// A view put above the keyboard while it is edited.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  /// A view shown instead of the keyboard while it is edited.
  open override var inputView: UIView? {
    get { keys }
    set { keys = newValue }
  }

  // MARK: Where its parts lie; each has all of the room, as nothing is drawn and nobody asks

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button is that deletes everything.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view before the text is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view behind the text is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Editing

  /// Whether its text can be edited.
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

  /// A tap begins editing.
  override func wasTapped() { becomeFirstResponder() }

  /// Itself, and the button that deletes everything while that is there.
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

  /// Puts text in where the user would type, in place of what is marked; the delegate is not asked.
  open func insertText(_ text: String) {
    replaceCharacters(in: selectedRange, with: text)
    wasEdited()
  }
  /// Takes out what is marked, or the character before the place where the user would type; the delegate is not asked.
  open func deleteBackward() {
    guard let deleted = (text ?? "").rangeToDelete(at: selectedRange) else { return }
    replaceCharacters(in: deleted, with: "")
    wasEdited()
  }
  /// Marks all of the text.
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

  /// Whether the user may change that part of the text to that.
  func mayChange(_ range: NSRange, to typed: String) -> Bool {
    delegateLink?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true
  }

  /// The text is another one, and not by being set.
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

/// Asked and told about what the user types.
///
/// Follows Apple's page `UITextFieldDelegate`.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with why it has; in place of the one without.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may change that part of the text to that.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the user has moved in the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether everything may be deleted.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the return key was pressed; says whether it does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Posted by a field when editing has begun, with itself.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field when the user has changed its text, with itself.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted by a field when editing has ended, with itself.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Why editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is taken.
    case committed = 0
    /// The text is not taken.
    case cancelled = 1
  }
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The form without reason is called.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The user may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension String {
  /// Returns the range that a deletion removes: the marked range, or the character before an insertion point.
  nonisolated func rangeToDelete(at marked: NSRange) -> NSRange? {
    guard marked.length == 0 else { return marked }
    guard let place = Range(marked, in: self)?.lowerBound, place > startIndex else { return nil }
    return NSRange(index(before: place)..<place, in: self)
  }
}

extension UITextField {
  /// The marked range, or the end of the text.
  private var selectedRange: NSRange { selection ?? NSRange(location: (text ?? "").utf16.count, length: 0) }

  private func replaceCharacters(in range: NSRange, with new: String) {
    guard let place = Range(range, in: text ?? "") else { return }
    let wasMarked = selection != nil
    text = (text ?? "").replacingCharacters(in: place, with: new)
    if wasMarked { selection = NSRange(location: range.location + new.utf16.count, length: 0) }
  }
}
