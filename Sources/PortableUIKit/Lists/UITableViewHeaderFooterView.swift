/// A reusable header or footer of a section.
///
/// Follows Apple's page `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {

  private var reuse: String?
  private let configured = ConfiguredContents()
  private(set) lazy var label = configured.labelInside()
  private lazy var secondLabel = configured.labelInside()

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    reuse = reuseIdentifier
    super.init(frame: .zero)
    insert(configured.view, at: 0)
  }
  /// Creates a view from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(configured.view, at: 0)
  }
  /// Creates an instance of a registered class, by the initializer that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) { self.init(reuseIdentifier: request.reuseIdentifier) }

  /// The identifier by which the view is reused.
  open var reuseIdentifier: String? { reuse }
  /// The view with the content. A ``contentConfiguration`` replaces it.
  open var contentView: UIView { configured.view }
  override func isFilled(by view: UIView) -> Bool { view === configured.view }
  /// The label of the text.
  open var textLabel: UILabel? { label }
  /// The label of the secondary text.
  open var detailTextLabel: UILabel? { secondLabel }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Returns an empty content configuration for a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// The content configuration of the view. Its view becomes the ``contentView``, and `nil` restores an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// The background configuration of the view. The headless UIKit only stores this value.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  nonisolated deinit {}
}
