/// The room that text has; no lines are laid out here, so that it is only kept.
///
/// Follows Apple's page `NSTextContainer`.
nonisolated open class NSTextContainer: NSObject {
  /// Makes room of a size; without one there is no end to it.
  public init(size: CGSize = CGSize(width: 0, height: 0)) {
    self.size = size
    super.init()
  }

  /// How large it is; a side of zero has no end.
  open var size: CGSize
  /// How far lines stay from its sides.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; as many as are needed if zero.
  open var maximumNumberOfLines = 0
  /// What is done with text for which there is no room.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it becomes as wide as the text view.
  open var widthTracksTextView = false
  /// Whether it becomes as high as the text view.
  open var heightTracksTextView = false
}

/// What is looked for in a text to be tapped.
///
/// Follows Apple's page `UIDataDetectorTypes`.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The types as bits.
  public let rawValue: UInt
  /// Makes types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// What may be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// What the user does with a link in a text.
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
