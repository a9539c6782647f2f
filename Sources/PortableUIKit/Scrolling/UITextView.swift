/// What the user can type into.
@MainActor protocol TextTaking: UIView {
  var canTakeText: Bool { get }
  /// Takes what is typed, at the end of the text unless another place is marked; `false` if that was not wanted.
  func take(_ typed: String) -> Bool
  /// Takes a press of the return key.
  func takeReturn()
}

/// Text of several lines that the user can change.
///
/// Follows Apple's page `UITextView`.
@preconcurrency @MainActor open class UITextView: UIScrollView, Touchable {
  /// The area that the text is laid out in.
  open private(set) var textContainer: NSTextContainer

  /// Makes a text view with a frame and a text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  /// Makes a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a text view from an archive, whose content is not read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// What it holds; setting it tells nobody, and `nil` empties it.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      (attributed, selection) = (nil, nil)
    }
  }
  private var attributed: NSAttributedString?
  /// What it holds, with how it looks; its links can be tapped by their wording where it is selectable and not editable.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text) }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var selection: NSRange?
  /// What is marked in the text, or the place where the user types; the end unless set.
  open var selectedRange: NSRange {
    get { selection ?? NSRange(location: text.utf16.count, length: 0) }
    set {
      guard newValue != selectedRange, newValue.location >= 0, newValue.upperBound <= text.utf16.count else { return }
      selection = newValue
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
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
  /// Whether the return key can be used only when there is text.
  open var enablesReturnKeyAutomatically = false
  /// Which letters become capital ones.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
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
  /// What kind of text is typed.
  open var textContentType: UITextContentType?
  /// Whether what it holds is kept from sight.
  open var isSecureTextEntry = false
  /// How far the text stays from the edges; kept.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// How links look; kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// How what is typed next is to look; kept.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user can change how text looks; kept.
  open var allowsEditingTextAttributes = false
  /// Whether it follows the size of text the user has chosen; kept.
  open var adjustsFontForContentSizeCategory = false
  /// Scrolls until a part of the text is seen; no lines are laid out here, so that nothing scrolls.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  private var accessory: UIView?
  private var keys: UIView?

  /// Whether it holds any text.
  open var hasText: Bool { !text.isEmpty }
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

  private var textDelegate: (any UITextViewDelegate)? { delegateLink as? any UITextViewDelegate }

  /// Whether its text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Asked and told about what the user types, and told about scrolling.
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

  /// The view's own text is not what it is called.
  override var words: String? { nil }

  /// Its links, as long as its text can be marked and not changed.
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

  /// Puts text in where the user would type, in place of what is marked; the delegate is not asked.
  open func insertText(_ text: String) { replaceCharacters(in: selectedRange, with: text) }
  /// Takes out what is marked, or the character before the place where the user would type; the delegate is not asked.
  open func deleteBackward() {
    if let deleted = text.rangeToDelete(at: selectedRange) { replaceCharacters(in: deleted, with: "") }
  }
  /// Marks all of the text.
  open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: text.utf16.count) }

  /// Changes the text, and not by being set.
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
  /// Posted by a view when editing has begun, with itself.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a view when the user has changed its text, with itself.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted by a view when editing has ended, with itself.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
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
  /// Called when another part of the text is marked, or the place where the user types is another one.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that the user has tapped is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
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
  /// Nothing to do.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It is.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The interaction of the user with a link in a text.
///
/// Follows Apple's page `UITextItemInteraction`.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// Taps it.
  case invokeDefaultAction = 0
  /// Asks what can be done with it.
  case presentActions = 1
  /// Looks at where it leads to.
  case preview = 2
}

extension NSAttributedString {
  /// The links in it, in order, with where they stand.
  nonisolated var links: [(url: URL, range: NSRange)] {
    var links: [(url: URL, range: NSRange)] = []
    enumerateAttribute(Key(rawValue: "NSLink"), in: NSRange(location: 0, length: length)) { value, range, _ in
      if let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) { links.append((url, range)) }
    }
    return links
  }
}

/// The area that a text view lays out its text in. Its values are kept, as no text is laid out.
///
/// Follows Apple's page `NSTextContainer`.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The inset of the text at the beginning and the end of a line, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// Makes a text container.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}
