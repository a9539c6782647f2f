/// A service that the app provides for items. The headless UIKit offers no activities, so a test calls the methods
/// itself.
///
/// Follows Apple's page `UIActivity`.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The activity that copies items to the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// The activity that sends items by mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// The activity that sends items in a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// The activity that prints items.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// The activity that sends items with AirDrop.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// The activity that assigns an image to a contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// The activity that saves images to the photo library.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that adds a URL to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// The activity that marks up items as a PDF.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// The activity that opens items as a book.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// The activity that posts items to Facebook.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// The activity that posts items to Twitter.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// The activity that posts items to Weibo.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// The activity that posts items to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// The activity that posts items to Flickr.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// The activity that posts items to Vimeo.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
  }

  /// The category of an activity.
  nonisolated public enum Category: Int, Sendable {
    /// An activity that performs an action on items.
    case action = 0
    /// An activity that shares items.
    case share = 1
  }

  /// Creates an activity.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The category of all activities of the class.
  open class var activityCategory: UIActivity.Category { .action }
  /// The type of the activity. Subclasses override it.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The title of the activity. Subclasses override it.
  open var activityTitle: String? { nil }
  /// The image of the activity. Subclasses override it.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can act on items. Subclasses override it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity for items. Subclasses override it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller that the activity shows instead of calling ``perform()``.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity and then calls ``activityDidFinish(_:)``. Subclasses override it.
  open func perform() {}
  /// Reports to the system that the activity has ended. Does nothing.
  open func activityDidFinish(_ completed: Bool) {}

  nonisolated deinit {}
}

/// Methods that provide an item for activities. The headless UIKit never calls them.
///
/// Follows Apple's page `UIActivityItemSource`. The protocol is isolated to no actor, and its methods are called on the
/// main thread.
nonisolated public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the item's type, before the user selects an activity.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type identifier of the item's data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a thumbnail image of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

nonisolated extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty type identifier.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
