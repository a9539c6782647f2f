/// A place in a text.
///
/// Follows Apple's page `UITextPosition`.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Makes a place; fields have their own.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}

/// A part of a text.
///
/// Follows Apple's page `UITextRange`.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Makes a part; fields have their own.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }

  nonisolated deinit {}
}

/// A place in a field's text, counted in UTF-16 units.
private final class PlaceInField: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? PlaceInField)?.offset == offset }
  nonisolated override var hash: Int { offset }

  nonisolated deinit {}
}

private final class PartOfField: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { PlaceInField(range.location) }
  override var end: UITextPosition { PlaceInField(range.location + range.length) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? PartOfField)?.range == range }
  nonisolated override var hash: Int { range.location }

  nonisolated deinit {}
}

extension String {
  /// What goes when what is marked is deleted, or the character before a place where nothing is.
  nonisolated func rangeToDelete(at marked: NSRange) -> NSRange? {
    guard marked.length == 0 else { return marked }
    guard let place = Range(marked, in: self)?.lowerBound, place > startIndex else { return nil }
    return NSRange(index(before: place)..<place, in: self)
  }
}

// Places and parts of the text, as far as Apple's page `UITextInput` has them for what is not drawn.
extension UITextField {
  private var length: Int { (text ?? "").utf16.count }

  /// What is marked, or the end of the text.
  var selectedRange: NSRange { selection ?? NSRange(location: length, length: 0) }

  /// What goes when one character is deleted; `nil` if there is none before the place where the user types.
  var rangeToDelete: NSRange? { (text ?? "").rangeToDelete(at: selectedRange) }

  func replaceCharacters(in range: NSRange, with new: String) {
    guard let place = Range(range, in: text ?? "") else { return }
    let wasMarked = selection != nil
    text = (text ?? "").replacingCharacters(in: place, with: new)
    if wasMarked { selection = NSRange(location: range.location + new.utf16.count, length: 0) }
  }

  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { PlaceInField(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { PlaceInField(length) }
  var markedPart: UITextRange? {
    get { PartOfField(selectedRange) }
    set {
      guard let range = (newValue as? PartOfField)?.range, range.location + range.length <= length else { return }
      selection = range
    }
  }
  /// The part between two places; `nil` for places of another text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = (fromPosition as? PlaceInField)?.offset, let to = (toPosition as? PlaceInField)?.offset else {
      return nil
    }
    return PartOfField(NSRange(location: min(from, to), length: abs(to - from)))
  }
  /// The place so many UTF-16 units on; `nil` where the text does not reach so far.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = (position as? PlaceInField)?.offset, (0...length).contains(place + offset) else { return nil }
    return PlaceInField(place + offset)
  }
  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? PlaceInField)?.offset ?? 0) - ((from as? PlaceInField)?.offset ?? 0)
  }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let offset = offset(from: position, to: other)
    return offset == 0 ? .orderedSame : offset > 0 ? .orderedAscending : .orderedDescending
  }
  /// The text in a part; `nil` for a part of another text.
  public func text(in range: UITextRange) -> String? {
    guard let range = (range as? PartOfField)?.range, let part = Range(range, in: text ?? "") else { return nil }
    return text.map { String($0[part]) }
  }
  /// Puts other text into the place of a part; the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    if let range = (range as? PartOfField)?.range { replaceCharacters(in: range, with: text) }
  }
}
