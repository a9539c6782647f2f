/// The frame and the appearance of one element in a collection.
///
/// Follows Apple's page `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The index path of the element: of its item, or of the section to which the view belongs.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the element.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the view, or `nil` for a cell.
  open private(set) var representedElementKind: String?
  /// The frame.
  open var frame = CGRect.zero
  /// The centre of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the frame. A new size keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = CGPoint(x: frame.midX, y: frame.midY)
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The bounds of the element. New bounds keep the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The transform. The frame does not depend on the transform.
  open var transform = CGAffineTransform.identity
  /// The three-dimensional transform. The headless UIKit only stores this value.
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The position on the z-axis. The headless UIKit only stores this value.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false

  /// Creates attributes of the first item.
  @preconcurrency @MainActor public required override init() { super.init() }
  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    name(.cell, nil, indexPath)
  }
  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    name(.supplementaryView, elementKind, indexPath)
  }
  /// Creates attributes of a decoration view. The headless UIKit makes no decoration views.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    name(.decorationView, decorationViewKind, indexPath)
  }

  func name(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    (representedElementCategory, representedElementKind, self.indexPath) = (category, kind, indexPath)
  }

  /// Returns a copy of the same class. A subclass with more attributes overrides this method, and calls `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.name(representedElementCategory, representedElementKind, indexPath)
    (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  nonisolated deinit {}
}
