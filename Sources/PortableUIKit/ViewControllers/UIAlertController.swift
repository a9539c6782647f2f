/// An action that the user can choose in an alert.
///
/// Follows Apple's page `UIAlertAction`.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// Constants that specify the style of an action.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that cancels the alert and changes nothing.
    case cancel = 1
    /// The style of an action that changes or deletes data.
    case destructive = 2
  }

  /// The title of the action.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: UIAlertAction.Style
  /// A Boolean value that indicates whether the action is enabled.
  open var isEnabled = true
  /// The label that VoiceOver speaks for the action.
  open var accessibilityLabel: String?
  /// An identifier that tests and assistive software use to find the action.
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with a handler, which is called when the user chooses the action.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}
}

/// A view controller that shows an alert message to the user.
///
/// Follows Apple's page `UIAlertController`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Constants that specify the style of an alert.
  nonisolated public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the centre of the screen.
    case alert = 1
  }

  /// The message of the alert.
  open var message: String?
  private var givenStyle = Style.actionSheet
  /// The style of the alert. A subclass's override decides whether text fields are allowed.
  open var preferredStyle: UIAlertController.Style { givenStyle }
  /// The severity of the alert. The value has no effect.
  open var severity = UIAlertControllerSeverity.default
  /// The actions of the alert, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction? {
    didSet { refuseForeignPreferredAction(oldValue) }
  }
  var fields: [UITextField] = []

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    givenStyle = preferredStyle
    // On an iPad, an action sheet is a popover and needs an anchor.
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// Adds an action to the alert.
  open func addAction(_ action: UIAlertAction) { if mayAdd(action) { actions.append(action) } }
  /// Adds a text field to the alert. The style must be `alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { addField(configurationHandler) }
  /// The text fields, in order. `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// Creates a view that contains the text fields, so that the user can type into them.
  open override func loadView() {
    super.loadView()
    for field in fields { showField(field) }
  }

  nonisolated deinit {}
}

/// Constants that specify the severity of an alert.
///
/// Follows Apple's page `UIAlertControllerSeverity`.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// The severity of an alert about possible loss.
  case critical = 1
}
