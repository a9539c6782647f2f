/// Manages a collection.
///
/// Follows Apple's page `UICollectionViewController`: it is the collection's data source and delegate, and gives chosen
/// items up when it appears again.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let givenLayout: UICollectionViewLayout

  /// Makes a controller of a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a collection in lines.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller of the collection in its scene.
  public required init?(coder: NSCoder) {
    givenLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection; asking for it loads it.
  open var collectionView: UICollectionView! {
    get { loadedView() as? UICollectionView ?? loadedView().firstCollection }
    set { view = newValue }
  }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout { collectionView?.collectionViewLayout ?? givenLayout }
  /// Whether chosen items are given up when it appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the collection, or takes that of its scene or nib.
  open override func loadView() {
    super.loadView()
    if !(viewStore is UICollectionView), viewStore?.firstCollection == nil {
      view = UICollectionView(frame: .zero, collectionViewLayout: givenLayout)
    }
    guard let collection = viewStore as? UICollectionView ?? viewStore?.firstCollection else { return }
    if collection.dataSourceLink == nil { collection.dataSource = self }
    if collection.delegateLink == nil { collection.delegate = self }
  }

  /// Gives chosen items up.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
    for item in collection.contents?.selected ?? [] { collection.mark(item, false) }
  }

  // What a subclass overrides; without that there are no items.

  /// One.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// None.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// A cell without contents.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// An empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// It cannot.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the section of that index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// It is.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Nothing to do.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Nothing to do.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// The user may.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Nothing to do.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// The user may.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Nothing to do.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// It does, unless items are edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Nothing to do.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Nothing to do.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// It comes to rest where it would.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing to do.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing to do.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// It goes back.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing to do.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// None.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing to do.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  nonisolated deinit {}
}

extension UIView {
  /// The first collection in it.
  fileprivate var firstCollection: UICollectionView? {
    subviewList.lazy.compactMap { $0 as? UICollectionView ?? $0.firstCollection }.first
  }
}
