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

  private let configured = ConfiguredContents()
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
  /// A Boolean value that indicates whether the cell is selected. A subclass may observe it.
  open var isSelected = false
  /// A Boolean value that indicates whether a finger is on the cell.
  open var isHighlighted = false
  /// A view behind the contents.
  open var backgroundView: UIView?
  /// A view behind the contents of a chosen item.
  open var selectedBackgroundView: UIView?

  /// The content of the cell. Its view becomes the ``contentView``; `nil` brings an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: self) }
  }
  /// The background of the cell. It is kept and not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  nonisolated deinit {}
}
