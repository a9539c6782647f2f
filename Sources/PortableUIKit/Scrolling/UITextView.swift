/// A view that accepts text from the user.
@MainActor protocol TextTaking: UIView {
  var canTakeText: Bool { get }
  /// Inserts typed text at the selection, or at the end of the text if nothing is selected.
  ///
  /// - Returns: `false` if the view refuses the text.
  func take(_ typed: String) -> Bool
  func takeReturn()
}

/// A view with several lines of text that the user can edit.
///
/// Follows Apple's page `UITextView`.
@preconcurrency @MainActor open class UITextView: UIScrollView, Touchable {
  /// The area in which the text is laid out.
  open private(set) var textContainer: NSTextContainer

  /// Creates a text view with a frame and a text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a text view from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// The text. A new value does not notify the delegate, and `nil` empties the text.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      (attributed, selection) = (nil, nil)
    }
  }
  private var attributed: NSAttributedString?
  /// The text with its attributes. In a selectable text view that is not editable, the user can tap links by their text.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text) }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var selection: NSRange?
  /// The selected range, or the insertion point. The default is the end of the text.
  open var selectedRange: NSRange {
    get { selection ?? NSRange(location: text.utf16.count, length: 0) }
    set {
      guard newValue != selectedRange, newValue.location >= 0, newValue.upperBound <= text.utf16.count else { return }
      selection = newValue
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value that indicates whether the user can edit the text.
  open var isEditable = true
  /// A Boolean value that indicates whether the user can select text.
  open var isSelectable = true
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// The autocapitalization style.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection style.
  open var autocorrectionType = UITextAutocorrectionType.default
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
  /// The meaning of the text, such as a user name.
  open var textContentType: UITextContentType?
  /// A Boolean value that indicates whether the text view hides its text.
  open var isSecureTextEntry = false
  /// The inset of the text from the edges. The headless UIKit only stores this value.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The attributes of links. The headless UIKit only stores these values.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of new text. The headless UIKit only stores these values.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// A Boolean value that indicates whether the user can edit the attributes of the text. The headless UIKit only stores this value.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether the font follows the content size category. The headless UIKit only stores this value.
  open var adjustsFontForContentSizeCategory = false
  /// Scrolls until a range of the text is visible. This method does nothing, because the headless UIKit lays out no text.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.default

  private var accessory: UIView?
  private var keys: UIView?

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !text.isEmpty }
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

  private var textDelegate: (any UITextViewDelegate)? { delegateLink as? any UITextViewDelegate }

  /// A Boolean value that indicates whether the text view can become first responder. An editable text view can.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The delegate, for editing and scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { delegateLink = newValue }
  }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
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
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// A text view is not identified by its own text.
  override var words: String? { nil }

  /// The taps on links, if the text is selectable and not editable.
  var touches: [Touch] {
    guard isSelectable, !isEditable, let attributed else { return [] }
    return attributed.links.map { link, range in
      Touch(.tap(attributed.attributedSubstring(from: range).string), names: []) { [unowned self] in
        follow(link, in: range)
      }
    }
  }

  private func follow(_ link: URL, in range: NSRange) {
    guard textDelegate?.textView(self, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction) ?? true
    else { return }
    UIApplication.shared.open(link, options: [:], completionHandler: nil)
  }

  /// Inserts text at the insertion point, or replaces the selected text. Does not ask the delegate.
  open func insertText(_ text: String) { replaceCharacters(in: selectedRange, with: text) }
  /// Deletes the selected text, or the character before the insertion point. Does not ask the delegate.
  open func deleteBackward() {
    if let deleted = text.rangeToDelete(at: selectedRange) { replaceCharacters(in: deleted, with: "") }
  }
  /// Selects all of the text.
  open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: text.utf16.count) }

  /// Edits the text, and notifies the delegate. A new value of ``text`` does not notify the delegate.
  private func replaceCharacters(in range: NSRange, with new: String) {
    guard let place = Range(range, in: text) else { return }
    let wasMarked = selection != nil
    text = text.replacingCharacters(in: place, with: new)
    if wasMarked { selection = NSRange(location: range.location + new.utf16.count, length: 0) }
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  nonisolated deinit {}
}

extension UITextView: TextTaking {
  var canTakeText: Bool { isEditable }

  func take(_ typed: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let place = selectedRange
    guard textDelegate?.textView(self, shouldChangeTextIn: place, replacementText: typed) ?? true else { return false }
    replaceCharacters(in: place, with: typed)
    return true
  }

  func takeReturn() { _ = take("\n") }
}

extension UITextView {
  /// Posted by a text view after editing has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view after the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted by a text view after editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// Methods that control and respond to editing in a text view.
///
/// Follows Apple's page `UITextViewDelegate`.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks the delegate whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether the user may replace a range of the text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection or the insertion point has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks the delegate whether to open a link that the user has tapped.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The interactions of the user with a link in a text.
///
/// Follows Apple's page `UITextItemInteraction`.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which opens the link.
  case invokeDefaultAction = 0
  /// A request for the actions of the link.
  case presentActions = 1
  /// A preview of the link.
  case preview = 2
}

extension NSAttributedString {
  nonisolated var links: [(url: URL, range: NSRange)] {
    var links: [(url: URL, range: NSRange)] = []
    enumerateAttribute(Key(rawValue: "NSLink"), in: NSRange(location: 0, length: length)) { value, range, _ in
      if let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) { links.append((url, range)) }
    }
    return links
  }
}

/// The area in which a text view lays out its text. The headless UIKit only stores its values.
///
/// Follows Apple's page `NSTextContainer`.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The inset of the text at the beginning and the end of a line, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// Creates a text container.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}
