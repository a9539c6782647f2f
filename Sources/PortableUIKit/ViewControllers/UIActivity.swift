/// Something that can be done with something. An app's own can be derived from it; none is offered here, so that a test
/// calls what it has to.
///
/// Follows Apple's page `UIActivity`.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Names it.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending by mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sending as a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Giving a picture to somebody in the contacts.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Keeping among the photos.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeping for reading later.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Drawing on it.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// Opening as a book.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Showing at Facebook.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Showing at Twitter.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// Showing at Weibo.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// Showing at Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// Showing at Flickr.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// Showing at Vimeo.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
  }

  /// Where it is offered.
  nonisolated public enum Category: Int, Sendable {
    /// Among what is done with something.
    case action = 0
    /// Among those it can be sent to.
    case share = 1
  }

  /// Makes something that can be done.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Where all of the class are offered.
  open class var activityCategory: UIActivity.Category { .action }
  /// Its name; to be overridden.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What the user sees it called; to be overridden.
  open var activityTitle: String? { nil }
  /// The picture that the user sees it by; to be overridden.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with those things; to be overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things it is to be done with; to be overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// What the user sees while it is done; in place of ``perform()`` where there is one.
  open var activityViewController: UIViewController? { nil }
  /// Does it, and calls ``activityDidFinish(_:)`` then; to be overridden, as nothing is done here.
  open func perform() {}
  /// Says that it is over; nobody waits for it here, as it is not offered.
  open func activityDidFinish(_ completed: Bool) {}

  nonisolated deinit {}
}

/// Has something that something can be done with, when it is asked for it; nobody asks here, as nothing is offered.
///
/// Follows Apple's page `UIActivityItemSource`, which binds it to no actor and says that it is asked on the main thread.
nonisolated public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the same kind, before it is known what is to be done.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What it is to be done with.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about, as a subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The kind of file it is.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

nonisolated extension UIActivityItemSource {
  /// It is about nothing in particular.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// It is no file.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// There is none.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
