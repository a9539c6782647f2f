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
    // Apple's page has it presented in a popover where there is room.
    modalPresentationStyle = .popover
  }
  /// Makes a controller for nothing.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
    modalPresentationStyle = .popover
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
