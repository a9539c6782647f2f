/// Offers what can be done with something; nothing is offered here, so that the user can only leave it.
///
/// Follows Apple's page `UIActivityViewController`.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What something can be done with.
  public let activityItems: [Any]
  /// Called when the user is done, with what was done, whether it was, what came of it, and what went wrong.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// What is not to be offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a controller for things, with more that can be done.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller for nothing.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// Tells that the user did nothing.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingLink == nil else { return }
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(nil, false, nil, nil)
  }

  nonisolated deinit {}
}

/// Something that can be done with something.
///
/// Follows Apple's page `UIActivity`.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Names it.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending by mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sending as a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
  }

  nonisolated deinit {}
}
