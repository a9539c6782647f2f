/// A control that runs code when the user taps it.
///
/// Follows Apple's page `UIButton`.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The types of buttons.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A button without a system style.
    case custom = 0
    /// A button in the system's style.
    case system = 1
    /// A button that shows details about an item.
    case detailDisclosure = 2
    /// A button that shows information.
    case infoLight = 3
    /// A button that shows information, for light backgrounds.
    case infoDark = 4
    /// A button that adds a contact.
    case contactAdd = 5
    /// A button that closes a screen.
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

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  private var looks: [State: Look] = [:]
  private lazy var label = UILabel()
  private lazy var picture = UIImageView()

  /// Creates a button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type, with the title and the image of an action. A tap performs the action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// Creates a button with a configuration. A tap performs the action.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// The content and appearance of the button, or `nil` if the app uses the separate methods and properties.
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
  /// A Boolean value that indicates whether the button updates its configuration with its state.
  ///
  /// The headless UIKit only stores this value, because no configuration depends on the state.
  open var automaticallyUpdatesConfiguration = true
  /// The menu of the button.
  open var menu: UIMenu?
  /// A Boolean value that indicates whether the button tracks a selection: it marks the selected menu item, and shows its title.
  open var changesSelectionAsPrimaryAction = false
  /// The role of the button.
  open var role = Role.normal

  /// The roles of buttons.
  nonisolated public enum Role: Int, Sendable {
    /// No particular role.
    case normal = 0
    /// The default button, which the user is most likely to select.
    case primary = 1
    /// A button that cancels an operation.
    case cancel = 2
    /// A button that deletes data.
    case destructive = 3
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    looks[state, default: Look()].title = title
    label.text = words
  }
  /// Returns the title for a state, or the title for the normal state if none is set.
  open func title(for state: UIControl.State) -> String? { looks[state]?.title ?? looks[.normal]?.title }
  /// Sets the attributed title for a state. An attributed title has priority over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    looks[state, default: Look()].attributedTitle = title
    label.text = words
  }
  /// Returns the attributed title for a state, or the value for the normal state if none is set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].image = image
    picture.image = currentImage
  }
  /// Returns the image for a state, or the image for the normal state if none is set.
  open func image(for state: UIControl.State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].backgroundImage = image
  }
  /// Returns the background image for a state, or the value for the normal state if none is set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].titleColor = color
  }
  /// Returns the colour of the title for a state, or the colour for the normal state if none is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    looks[state]?.titleColor ?? looks[.normal]?.titleColor
  }
  /// The current colour of the title. The default is white for a custom button, and the tint colour for other buttons.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
  /// Sets the shadow colour of the title for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].shadowColor = color
  }
  /// Returns the shadow colour of the title for a state, or the colour for the normal state if none is set.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    looks[state]?.shadowColor ?? looks[.normal]?.shadowColor
  }
  /// The current shadow colour of the title.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The current title.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// The current attributed title, or `nil` if none is set for the current state or the normal state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The current image.
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The view that displays the title.
  open var titleLabel: UILabel? { label }
  /// The view that displays the subtitle.
  open var subtitleLabel: UILabel? { madeDetails.subtitleLabel }
  /// The view that displays the image.
  open var imageView: UIImageView? { picture }

  private var details: ButtonDetails?
  private var madeDetails: ButtonDetails { details.made(ButtonDetails()) }
  /// The insets of the content. The headless UIKit only stores these values.
  open var contentEdgeInsets: UIEdgeInsets {
    get { details?.contentInsets ?? .zero }
    set { madeDetails.contentInsets = newValue }
  }
  /// The insets of the title. The headless UIKit only stores these values.
  open var titleEdgeInsets: UIEdgeInsets {
    get { details?.titleInsets ?? .zero }
    set { madeDetails.titleInsets = newValue }
  }
  /// The insets of the image. The headless UIKit only stores these values.
  open var imageEdgeInsets: UIEdgeInsets {
    get { details?.imageInsets ?? .zero }
    set { madeDetails.imageInsets = newValue }
  }

  /// A Boolean value that indicates whether the image darkens while the button is highlighted. The headless UIKit only stores this value.
  open var adjustsImageWhenHighlighted: Bool {
    get { details?.darkensImage ?? true }
    set { madeDetails.darkensImage = newValue }
  }
  /// A Boolean value that indicates whether the image lightens while the button is disabled. The headless UIKit only stores this value.
  open var adjustsImageWhenDisabled: Bool {
    get { details?.lightensImage ?? true }
    set { madeDetails.lightensImage = newValue }
  }
  /// A Boolean value that indicates whether the button glows while it is highlighted. The headless UIKit only stores this value.
  open var showsTouchWhenHighlighted: Bool {
    get { details?.glows ?? false }
    set { madeDetails.glows = newValue }
  }

  // Each rectangle below covers all available space, because the headless UIKit draws nothing.

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Returns the rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  private var needsConfiguration = true
  /// A closure that updates the configuration after ``updateConfiguration()``.
  ///
  /// The closure runs in the next layout after a change of the state or a call of ``setNeedsUpdateConfiguration()``.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    get { details?.updateHandler }
    set {
      madeDetails.updateHandler = newValue
      markForConfiguration()
    }
  }
  /// Requests an update of the configuration in the next layout.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }
  /// Updates the configuration. The button calls this method in the next layout after a change of its state, or on request.
  open func updateConfiguration() {}
  /// Lays out subviews, and updates the configuration if an update is requested.
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

  /// The selectable menu items if the menu is the primary action, otherwise the tap on the button.
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

/// State that few buttons need.
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
