/// The content that the user copied.
///
/// Follows Apple's page `UIPasteboard`. The pasteboard holds text and links, and is not shared with other processes.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()
  /// Posted when the content has changed.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The number of times that the content has changed.
  open private(set) var changeCount = 0
  private var content: String? {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  /// The text on the pasteboard.
  open var string: String? {
    get { content }
    set { content = newValue }
  }
  /// The link on the pasteboard. Text that is a valid URL also counts as a link.
  open var url: URL? {
    get { content.flatMap(URL.init(string:)) }
    set { content = newValue?.absoluteString }
  }
  /// A Boolean value that indicates whether the pasteboard has text.
  open var hasStrings: Bool { content != nil }
  /// A Boolean value that indicates whether the pasteboard has a link.
  open var hasURLs: Bool { url != nil }

  nonisolated deinit {}
}
