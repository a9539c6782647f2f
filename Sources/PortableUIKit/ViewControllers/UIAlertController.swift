/// An answer one can give to an alert.
///
/// Follows Apple's page `UIAlertAction`.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of answer it is.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  /// The answer's wording.
  open private(set) var title: String?
  /// What kind of answer it is.
  open private(set) var style: UIAlertAction.Style
  /// Whether it can be given.
  open var isEnabled = true
  /// What it says to those who cannot see it.
  open var accessibilityLabel: String?
  /// A name for tests and assistive software to find it by.
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer, and says what is done when it is given.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}
}

/// Tells or asks the user something.
///
/// Follows Apple's page `UIAlertController`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it is shown.
  nonisolated public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// What is told or asked.
  open var message: String?
  private var givenStyle = Style.actionSheet
  /// Where it is shown. What a subclass answers decides whether there may be text fields.
  open var preferredStyle: UIAlertController.Style { givenStyle }
  /// How serious it is; nothing is drawn here.
  open var severity = UIAlertControllerSeverity.default
  /// The answers, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer the return key gives.
  open var preferredAction: UIAlertAction? {
    didSet { refuseForeignPreferredAction(oldValue) }
  }
  var fields: [UITextField] = []

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    givenStyle = preferredStyle
    // Where there is room, an action sheet is a popover and needs an anchor.
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { if mayAdd(action) { actions.append(action) } }
  /// Adds a text field, for alerts in the middle only.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { addField(configurationHandler) }
  /// The text fields, in order; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// Makes a view with the text fields in it, where the user can type into them.
  open override func loadView() {
    super.loadView()
    for field in fields { showField(field) }
  }

  nonisolated deinit {}
}

/// How serious what is told or asked is.
///
/// Follows Apple's page `UIAlertControllerSeverity`.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// As most is.
  case `default` = 0
  /// Something may be lost.
  case critical = 1
}
