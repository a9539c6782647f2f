/// A view controller that offers activities for items. The headless UIKit offers none, so the user can only dismiss it.
///
/// Follows Apple's page `UIActivityViewController`.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The items for the activities.
  public let activityItems: [Any]
  /// A closure that is called at the end with the activity type, whether it was completed, the returned items and an
  /// error.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The activity types to exclude.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a view controller for items, with the app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    // Apple's page says that it is presented in a popover on an iPad.
    modalPresentationStyle = .popover
  }
  /// Creates a view controller without items.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
    modalPresentationStyle = .popover
  }

  /// Calls the completion without an activity type if the view controller is dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingLink == nil else { return }
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(nil, false, nil, nil)
  }

  nonisolated deinit {}
}
