/// A view at the beginning or the end of a section of a table.
///
/// Follows Apple's page `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Brings a view's configurations up to date.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private var reuse: String?
  private let configured = ConfiguredContents()
  private(set) lazy var label = configured.labelInside()
  private lazy var secondLabel = configured.labelInside()

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    reuse = reuseIdentifier
    super.init(frame: .zero)
    insert(configured.view, at: 0)
  }
  /// Makes a view from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(configured.view, at: 0)
  }
  /// Makes a view of a class that is registered, by the initialiser that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) { self.init(reuseIdentifier: request.reuseIdentifier) }

  /// The identifier views of this kind are used again by.
  open var reuseIdentifier: String? { reuse }
  /// The view of the contents; ``contentConfiguration`` brings its own.
  open var contentView: UIView { configured.view }
  override func isFilled(by view: UIView) -> Bool { view === configured.view }
  /// Shows the wording.
  open var textLabel: UILabel? { label }
  /// Shows the second wording.
  open var detailTextLabel: UILabel? { secondLabel }
  /// A view behind the contents.
  open var backgroundView: UIView?
  /// The contents that suit it, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// Called before it is used for another section.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// What the contents are, in one value, whose view is the ``contentView`` then. Another one of its kind is shown by the same
  /// view; `nil` brings an empty one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// Whether the contents are brought up to date by themselves when the state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }
  /// What is behind the contents, in one value; only kept.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }
  /// Whether what is behind the contents is brought up to date by itself when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
  /// The state that configurations depend on; to be overridden, with what the app itself knows of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitsNow.collection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Asks for the configurations to be brought up to date when the view is laid out.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }
  /// Brings the configurations up to date; called when the view is put in, or that was asked for and it is laid out.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Brings the configurations up to date, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markForConfiguration() } }
  /// Brings the configurations up to date if that is due.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if configured.isOutdated { updateConfigurations() }
  }

  /// Asks for the configurations to be brought up to date; the traits are part of the state.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    markForConfiguration()
  }

  func updateConfigurations() {
    let state = configurationState
    configured.update(for: state, in: self)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func markForConfiguration() {
    configured.isOutdated = true
    markForLayout()
  }

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  nonisolated deinit {}
}
