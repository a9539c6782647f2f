/// The base class of layouts, which arrange the cells and views of a collection.
///
/// Follows Apple's page `UICollectionViewLayout`. A subclass overrides the content size, and the attributes of elements in a rectangle or
/// of one item. If a subclass overrides only the attributes of one item, the collection requests the attributes of each item.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The class of the attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Prepares the layout. The collection calls this method before it requests attributes.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of the elements in a rectangle, or `nil` if the layout only provides attributes of single items.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the initial attributes of an inserted item. The headless UIKit never calls this method.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a deleted item. The headless UIKit never calls this method.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the offset at which a scroll stops. The headless UIKit never calls this method.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after a change of items. The headless UIKit never calls this method.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns whether new bounds invalidate the layout. A new size of the collection always invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the invalidation context for new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    madeContext()
  }
  private func madeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }
  /// Invalidates the layout.
  open func invalidateLayout() { collectionView?.forgetPlaces() }
  /// Invalidates the layout. The headless UIKit always invalidates the whole layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.forgetPlaces() }

  func contextOfOtherItems() -> UICollectionViewLayoutInvalidationContext {
    let context = madeContext()
    context.asksForCounts = true
    return context
  }

  /// Creates attributes of the layout's class.
  func madeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String? = nil, at indexPath: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.name(category, kind, indexPath)
    attributes.frame = frame
    return attributes
  }

  nonisolated deinit {}
}

/// The parts of a layout to invalidate.
///
/// Follows Apple's page `UICollectionViewLayoutInvalidationContext`. The headless UIKit always invalidates the whole layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  @preconcurrency @MainActor public required override init() { super.init() }

  /// A Boolean value that indicates whether the whole layout is invalid. The value is always `true`.
  open var invalidateEverything: Bool { true }
  /// A Boolean value that indicates whether the numbers of items may have changed.
  open var invalidateDataSourceCounts: Bool { asksForCounts }
  var asksForCounts = false
  /// The change of the content offset. The headless UIKit only stores this value.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size. The headless UIKit only stores this value.
  open var contentSizeAdjustment = CGSize.zero

  nonisolated deinit {}
}

/// The parts of a flow layout to invalidate.
///
/// Follows Apple's page `UICollectionViewFlowLayoutInvalidationContext`. The headless UIKit always invalidates the whole layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether to request sizes from the delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether to compute the frames of items again.
  open var invalidateFlowLayoutAttributes = true

  nonisolated deinit {}
}
