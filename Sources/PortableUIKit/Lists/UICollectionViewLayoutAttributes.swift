/// Where one element of a collection is.
///
/// Follows Apple's page `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// What it belongs to: an item, or the section another view is about.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What it is about.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the view, if it is about no cell.
  open private(set) var representedElementKind: String?
  /// Where it is.
  open var frame = CGRect.zero
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// How large it is, around its middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = CGPoint(x: frame.midX, y: frame.midY)
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The same in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// How it is moved, turned and scaled; the frame is kept as it is.
  open var transform = CGAffineTransform.identity
  /// The same in space; only kept.
  open var transform3D = CATransform3DIdentity
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// What it lies above; only kept.
  open var zIndex = 0
  /// Whether it is kept from sight.
  open var isHidden = false

  /// Makes attributes of the first item.
  @preconcurrency @MainActor public required override init() { super.init() }
  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    name(.cell, nil, indexPath)
  }
  /// Makes attributes of another view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    name(.supplementaryView, elementKind, indexPath)
  }
  /// Makes attributes of a view that shows nothing of the data source's; none is made for them here.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    name(.decorationView, decorationViewKind, indexPath)
  }

  func name(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    (representedElementCategory, representedElementKind, self.indexPath) = (category, kind, indexPath)
  }

  /// The same attributes, of the same class; to be overridden, with a call to this, where a subclass says more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.name(representedElementCategory, representedElementKind, indexPath)
    (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  nonisolated deinit {}
}
