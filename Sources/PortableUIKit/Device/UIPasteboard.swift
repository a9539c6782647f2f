/// What was copied.
///
/// Follows Apple's page `UIPasteboard`, with text, links, pictures, colours, and what the app names by kinds of its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// Names a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that all apps have in common.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Names something that can be said of what is copied.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When it is to be gone, as a `Date`; it stays here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether it stays on this device, as a `Bool`.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let link = "public.url"
    static let picture = "public.image"
    static let color = "com.apple.uikit.color"
  }

  /// What all apps have in common; here what this process copied.
  public static let general = UIPasteboard(.general)

  /// What it is called.
  public let name: UIPasteboard.Name
  /// How often it got something else.
  open private(set) var changeCount = 0
  private var contents: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  init(_ name: Name) {
    self.name = name
    super.init()
  }
  /// Makes a pasteboard that nobody else has.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(rawValue: UUID().uuidString)) }

  /// Posted when it got something else.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// What was copied, each thing by its kinds.
  open var items: [[String: Any]] {
    get { contents }
    set { contents = newValue }
  }
  /// How many things were copied.
  open var numberOfItems: Int { contents.count }
  /// The kinds of what was copied first.
  open var types: [String] { contents.first?.keys.sorted() ?? [] }
  /// Puts things in place of what was copied.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) { contents = items }
  /// Adds things to what was copied.
  open func addItems(_ items: [[String: Any]]) { contents += items }
  /// Whether what was copied first is of one of some kinds.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { contents.first?[$0] != nil } }

  /// What was copied first, as a kind of thing; `nil` if it is not of that kind.
  open func value(forPasteboardType pasteboardType: String) -> Any? { contents.first?[pasteboardType] }
  /// Puts something of a kind in place of what was copied.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { contents = [[pasteboardType: value]] }
  /// What was copied first, as a kind of file; `nil` if it is not of that kind.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch contents.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  /// Puts a file of a kind in place of what was copied.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { contents = [[pasteboardType: data]] }

  /// The text that was copied.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts that were copied; `nil` if there is none.
  open var strings: [String]? {
    get { copied { ($0[Kind.text] ?? $0["public.text"] ?? $0["public.plain-text"]) as? String } }
    set { contents = (newValue ?? []).map { [Kind.text: $0] } }
  }
  /// The link that was copied.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The links that were copied, also as text; `nil` if there is none.
  open var urls: [URL]? {
    get { copied { $0[Kind.link] as? URL ?? ($0[Kind.text] as? String).flatMap(URL.init(string:)) } }
    set { contents = (newValue ?? []).map { [Kind.link: $0, Kind.text: $0.absoluteString] } }
  }
  /// The picture that was copied.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures that were copied; `nil` if there is none.
  open var images: [UIImage]? {
    get { copied { $0[Kind.picture] as? UIImage } }
    set { contents = (newValue ?? []).map { [Kind.picture: $0] } }
  }
  /// The colour that was copied.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours that were copied; `nil` if there is none.
  open var colors: [UIColor]? {
    get { copied { $0[Kind.color] as? UIColor } }
    set { contents = (newValue ?? []).map { [Kind.color: $0] } }
  }
  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  private func copied<Thing>(_ thing: ([String: Any]) -> Thing?) -> [Thing]? {
    let things = contents.compactMap(thing)
    return things.isEmpty ? nil : things
  }

  nonisolated deinit {}
}
