/// Says where the items of a collection are, and its other views.
///
/// Follows Apple's page `UICollectionViewLayout`, of which a subclass overrides the size and the attributes: those of all
/// elements in a rectangle, or those of an item alone, which is asked of each item then.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection it is the layout of.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The class of its attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what says what is placed anew, a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Called before anything is asked of the layout.
  open func prepare() {}
  /// How large the whole is.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where the elements are that lie in a rectangle; `nil` where that is not known for all together.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where another view of a kind is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item comes from that is put in; nothing is drawn here, and nobody asks.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item goes that is taken out; nothing is drawn here, and nobody asks.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where scrolling comes to rest after a finger; none scrolls here, and nobody asks.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the contents are after items have come and gone; nobody asks.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Whether everything is placed anew when another part of the contents is in sight. When the collection gets another size
  /// it is, whatever this answers.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is placed anew when another part of the contents is in sight.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    madeContext()
  }
  private func madeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }
  /// Asks for everything to be placed anew.
  open func invalidateLayout() { collectionView?.forgetPlaces() }
  /// Asks for something to be placed anew; everything is.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.forgetPlaces() }

  /// What says that there are other items.
  func contextOfOtherItems() -> UICollectionViewLayoutInvalidationContext {
    let context = madeContext()
    context.asksForCounts = true
    return context
  }

  /// Makes attributes of the layout's class.
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

/// Says what of a layout is placed anew.
///
/// Follows Apple's page `UICollectionViewLayoutInvalidationContext`. Everything always is, here.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes one that says nothing in particular.
  @preconcurrency @MainActor public required override init() { super.init() }

  /// Whether everything is; always so.
  open var invalidateEverything: Bool { true }
  /// Whether there may be other numbers of items.
  open var invalidateDataSourceCounts: Bool { asksForCounts }
  var asksForCounts = false
  /// How far the contents are moved; only kept.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the contents become; only kept.
  open var contentSizeAdjustment = CGSize.zero

  nonisolated deinit {}
}

/// Says what of a layout in lines is placed anew.
///
/// Follows Apple's page `UICollectionViewFlowLayoutInvalidationContext`. Everything always is, here.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed anew.
  open var invalidateFlowLayoutAttributes = true

  nonisolated deinit {}
}
