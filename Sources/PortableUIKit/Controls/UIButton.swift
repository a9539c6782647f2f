/// Does something when tapped.
///
/// Follows Apple's page `UIButton`.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  nonisolated public enum ButtonType: Int, Sendable {
    /// As the app says.
    case custom = 0
    /// As the system's buttons.
    case system = 1
    /// For more about something.
    case detailDisclosure = 2
    /// For information.
    case infoLight = 3
    /// For information, on light ground.
    case infoDark = 4
    /// For adding something.
    case contactAdd = 5
    /// With a cross.
    case close = 7
  }

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
    var backgroundImage: UIImage?
    var titleColor: UIColor?
    var shadowColor: UIColor?
  }

  /// How it looks.
  open private(set) var buttonType = ButtonType.custom
  private var looks: [State: Look] = [:]
  private lazy var label = UILabel()
  private lazy var picture = UIImageView()

  /// Makes a button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a look.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a look, which has the action's wording and does it when tapped.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// Makes a button as a configuration has it, which does an action when tapped.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// What it looks like, in one value; `nil` if it is said bit by bit.
  open var configuration: UIButton.Configuration? { didSet { showConfiguration() } }
  private func showConfiguration() {
    label.text = words
    picture.image = currentImage
    if let subtitle = configuration?.subtitle {
      madeDetails.subtitleLabel.text = subtitle
    } else {
      details?.subtitleLabel.text = nil
    }
  }
  /// Whether the configuration is that of the state it is in; kept, as none here depends on the state.
  open var automaticallyUpdatesConfiguration = true
  /// What the user can choose from.
  open var menu: UIMenu?
  /// Whether choosing from the menu marks what was chosen, and shows its wording.
  open var changesSelectionAsPrimaryAction = false
  /// What it is for.
  open var role = Role.normal

  /// What a button is for.
  nonisolated public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What one most likely wants.
    case primary = 1
    /// To leave everything as it is.
    case cancel = 2
    /// To delete something.
    case destructive = 3
  }

  /// Sets the wording for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    looks[state, default: Look()].title = title
    label.text = words
  }
  /// The wording for a state; the ordinary one unless set.
  open func title(for state: UIControl.State) -> String? { looks[state]?.title ?? looks[.normal]?.title }
  /// Sets the wording for a state with how it looks; it is preferred to one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    looks[state, default: Look()].attributedTitle = title
    label.text = words
  }
  /// The wording for a state with how it looks; the ordinary one unless set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].image = image
    picture.image = currentImage
  }
  /// The picture for a state; the ordinary one unless set.
  open func image(for state: UIControl.State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }
  /// Sets the picture behind the contents for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].backgroundImage = image
  }
  /// The picture behind the contents for a state; the ordinary one unless set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
  }
  /// Sets the colour of the wording for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].titleColor = color
  }
  /// The colour of the wording for a state; the ordinary one unless set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    looks[state]?.titleColor ?? looks[.normal]?.titleColor
  }
  /// The colour of the wording now: that of the tint for the system's buttons, and white for others, unless set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
  /// Sets the colour of the wording's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].shadowColor = color
  }
  /// The colour of the wording's shadow for a state; the ordinary one unless set.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    looks[state]?.shadowColor ?? looks[.normal]?.shadowColor
  }
  /// The colour of the wording's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The wording now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// The wording now, with how it looks; `nil` if none was set for the state or the ordinary one.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  /// The picture behind the contents now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Shows the wording, for its font and colour.
  open var titleLabel: UILabel? { label }
  /// Shows the second line.
  open var subtitleLabel: UILabel? { madeDetails.subtitleLabel }
  /// Shows the picture.
  open var imageView: UIImageView? { picture }

  /// What few buttons have.
  private var details: ButtonDetails?
  private var madeDetails: ButtonDetails { details.made(ButtonDetails()) }
  /// How far the contents stay from the edges; kept.
  open var contentEdgeInsets: UIEdgeInsets {
    get { details?.contentInsets ?? .zero }
    set { madeDetails.contentInsets = newValue }
  }
  /// How far the wording is moved; kept.
  open var titleEdgeInsets: UIEdgeInsets {
    get { details?.titleInsets ?? .zero }
    set { madeDetails.titleInsets = newValue }
  }
  /// How far the picture is moved; kept.
  open var imageEdgeInsets: UIEdgeInsets {
    get { details?.imageInsets ?? .zero }
    set { madeDetails.imageInsets = newValue }
  }

  /// Whether the picture is darker while a finger is on it; kept.
  open var adjustsImageWhenHighlighted: Bool {
    get { details?.darkensImage ?? true }
    set { madeDetails.darkensImage = newValue }
  }
  /// Whether the picture is lighter while it cannot be used; kept.
  open var adjustsImageWhenDisabled: Bool {
    get { details?.lightensImage ?? true }
    set { madeDetails.lightensImage = newValue }
  }
  /// Whether it glows while a finger is on it; kept.
  open var showsTouchWhenHighlighted: Bool {
    get { details?.glows ?? false }
    set { madeDetails.glows = newValue }
  }

  // Where its parts lie; each has all of the room, as nothing is drawn and nobody asks.

  /// Where the picture behind the contents is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the contents are.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the wording is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Where the picture is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  private var needsConfiguration = true
  /// Brings the configuration up to date, after ``updateConfiguration()``: when the button is laid out in another state, or
  /// that was asked for.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    get { details?.updateHandler }
    set {
      madeDetails.updateHandler = newValue
      markForConfiguration()
    }
  }
  /// Asks for the configuration to be brought up to date when the button is laid out.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }
  /// Brings the configuration up to date; called when the button is laid out in another state, or that was asked for.
  open func updateConfiguration() {}
  /// Brings the configuration up to date if that is due.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration()
    details?.updateHandler?(self)
  }
  override func stateHasChanged() {
    if !looks.isEmpty { label.text = words }
    if looks.values.contains(where: { $0.image != nil }) { picture.image = currentImage }
    markForConfiguration()
  }

  private func markForConfiguration() {
    needsConfiguration = true
    markForLayout()
  }

  override var words: String? { currentAttributedTitle?.string ?? currentTitle }

  /// With a menu that opens at once, the choices in it; otherwise itself.
  override var touches: [Touch] {
    guard isEnabled, showsMenuAsPrimaryAction, let menu else { return super.touches }
    return menu.choices.map { choice in
      Touch(.tap(choice.title), of: self) { [unowned self] in choose(choice, from: menu) }
    }
  }

  private func choose(_ choice: UIAction, from menu: UIMenu) {
    sendActions(for: .menuActionTriggered)
    if changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) {
      for other in menu.choices { other.state = other === choice ? .on : .off }
      if changesSelectionAsPrimaryAction { setTitle(choice.title, for: .normal) }
    }
    sendAction(choice)
  }

  nonisolated deinit {}
}

/// What few buttons have; nothing is drawn here, so that most is only kept.
private final class ButtonDetails {
  lazy var subtitleLabel = UILabel()
  var darkensImage = true
  var lightensImage = true
  var glows = false
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var updateHandler: UIButton.ConfigurationUpdateHandler?

  nonisolated deinit {}
}
