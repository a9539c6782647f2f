/// The base class of reusable views in a collection.
///
/// Follows Apple's page `UICollectionReusableView`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  private(set) var reuse: String?

  /// Creates a reusable view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a reusable view from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an instance of a registered class, by the initializer that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: CellRequest) {
    self.init(frame: .zero)
    reuse = request.reuseIdentifier
  }

  /// The identifier by which the view is reused.
  open var reuseIdentifier: String? { reuse }
  /// Prepares the view for reuse. A subclass that overrides this method must call `super`.
  open func prepareForReuse() {}

  /// Applies layout attributes. The collection calls this method after it has set the frame of the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns layout attributes that fit the content. The headless UIKit never calls this method, because cells are not sized by their
  /// content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    if transform != attributes.transform { transform = attributes.transform }
    apply(attributes)
  }

  override var words: String? { firstWords }

  nonisolated deinit {}
}

/// The cell of an item in a collection.
///
/// Follows Apple's page `UICollectionViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {

  private let configured = ConfiguredContents()
  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insert(configured.view, at: 0)
  }
  /// Creates a cell from an archive. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(configured.view, at: 0)
  }

  /// The view with the content of the cell. A ``contentConfiguration`` replaces it.
  open var contentView: UIView { configured.view }
  override func isFilled(by view: UIView) -> Bool { view === configured.view }
  /// A Boolean value that indicates whether the cell is selected. Subclasses can observe it.
  open var isSelected = false
  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// The content configuration of the cell. Its view becomes the ``contentView``, and `nil` restores an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// The background configuration of the cell. The headless UIKit only stores this value.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  nonisolated deinit {}
}
