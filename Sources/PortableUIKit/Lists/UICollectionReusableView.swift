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

  func adopt(reuseIdentifier: String) { reuse = reuseIdentifier }

  override var words: String? { firstWords }

  nonisolated deinit {}
}

/// One item of a collection.
///
/// Follows Apple's page `UICollectionViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the contents.
  public let contentView = UIView()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insert(contentView, at: 0)
  }
  /// Makes a cell from an archive; the archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(contentView, at: 0)
  }

  /// Whether it is chosen; to be overridden by an observed property.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// A view behind the contents.
  open var backgroundView: UIView?
  /// A view behind the contents of a chosen item.
  open var selectedBackgroundView: UIView?
  /// What the contents are, in one value.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }

  private func showConfiguration() {
    for view in contentView.subviewList { view.takeOut() }
    if let contentConfiguration { contentView.insert(contentConfiguration.makeContentView(), at: 0) }
  }

  nonisolated deinit {}
}

/// An item of a collection that is shown as a list.
///
/// Follows Apple's page `UICollectionViewListCell`.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The contents that suit it, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  nonisolated deinit {}
}
