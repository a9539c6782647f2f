/// A view of a collection, which is used again.
///
/// Follows Apple's page `UICollectionReusableView`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  private(set) var reuse: String?

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view of a class that is registered, by the initialiser that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) {
    self.init(frame: .zero)
    reuse = request.reuseIdentifier
  }

  /// The identifier views of this kind are used again by.
  open var reuseIdentifier: String? { reuse }
  /// Called before it is used for something else; to be overridden, with a call to this.
  open func prepareForReuse() {}

  /// Called when the layout places it, after its frame has been set; to be overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes that suit its contents; nothing is as large as its contents here, and nobody asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  /// Goes where the layout places it.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    if transform != attributes.transform { transform = attributes.transform }
    apply(attributes)
  }

  override var words: String? { firstWords }

  nonisolated deinit {}
}

/// One item of a collection.
///
/// Follows Apple's page `UICollectionViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Brings a cell's configurations up to date.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private let configured = ConfiguredContents()
  private var selected = false
  private var highlighted = false
  /// Whether its collection is being edited.
  private(set) var editing = false
  /// Whether the items below its own are shown.
  private(set) var expanded = false

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insert(configured.view, at: 0)
  }
  /// Makes a cell from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(configured.view, at: 0)
  }

  /// The view of the contents; ``contentConfiguration`` brings its own.
  open var contentView: UIView { configured.view }
  override func isFilled(by view: UIView) -> Bool { view === configured.view }
  /// Whether it is chosen; to be overridden by an observed property.
  open var isSelected: Bool {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      markForConfiguration()
    }
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      markForConfiguration()
    }
  }
  /// A view behind the contents.
  open var backgroundView: UIView?
  /// A view behind the contents of a chosen item.
  open var selectedBackgroundView: UIView?

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
  /// The state that configurations depend on; to be overridden, with what the app itself knows of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitsNow.collection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted, state.isEditing) = (selected, highlighted, editing)
    state.isExpanded = expanded
    return state
  }
  /// Asks for the configurations to be brought up to date when the cell is laid out.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }
  /// Brings the configurations up to date; called when the cell is put in and laid out in another state, or that was asked
  /// for.
  open func updateConfiguration(using state: UICellConfigurationState) {}
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

  /// Says what its collection knows of it.
  func know(isEditing: Bool, isExpanded: Bool) {
    guard (isEditing, isExpanded) != (editing, expanded) else { return }
    (editing, expanded) = (isEditing, isExpanded)
    knowsMore()
    markForConfiguration()
  }

  /// Called when its collection has said something else.
  func knowsMore() {}

  nonisolated deinit {}
}
