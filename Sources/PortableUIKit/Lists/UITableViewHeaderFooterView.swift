/// A view at the beginning or the end of a section of a table.
///
/// Follows Apple's page `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {

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

  /// The content of the cell. Its view becomes the ``contentView``; `nil` brings an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// The background of the cell. It is kept and not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  nonisolated deinit {}
}
