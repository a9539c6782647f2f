import PortableUIKit
import Testing

/// Where a collection's items and other views are, and how the latter are made.
@Suite struct CollectionLayoutTests {
  let stage = Stage()
  let layout = UICollectionViewFlowLayout()

  @discardableResult private func show(_ source: Wall, _ layout: UICollectionViewLayout? = nil) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout ?? self.layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [header, footer] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "other")
    }
    (collection.dataSource, collection.delegate) = (source, source)
    stage.show(collection)
    return collection
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test("UK-6 The delegate of a layout in lines says by section what room there is; where it does not, the layout does")
  func measuresBySection() {
    layout.itemSize = CGSize(width: 140, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let source = SpacedWall([3, 1])
    let collection = show(source)
    let places = (0..<3).map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin }
    #expect(places == [CGPoint(x: 10, y: 70), CGPoint(x: 10, y: 120), CGPoint(x: 10, y: 170)])
    // 30 and 40 above, three lines of 50, 20 below, and the inset of the layout in the second section.
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 245)
    #expect(collection.contentSize.height == 300)
  }

  @Test("UK-6 Beginnings and ends of sections are seen where the layout has them, and can be touched")
  func supplementaryViews() throws {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let source = Wall([1, 1])
    source.other = { [stage] collection, kind, place in
      let view = collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "other", for: place)
      let words = "\(kind == UICollectionView.elementKindSectionHeader ? "See all" : "More") \(place.section)"
      view.subviews.first?.removeFromSuperview()
      view.addSubview(UIButton(primaryAction: UIAction(title: words) { _ in stage.journal(words) }))
      return view
    }
    let collection = show(source)
    let second = IndexPath(item: 0, section: 1)
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header).map(\.section) == [0, 1])
    let view = try #require(collection.supplementaryView(forElementKind: header, at: second))
    #expect(view.frame == CGRect(x: 0, y: 100, width: 300, height: 30))
    #expect(collection.visibleSupplementaryViews(ofKind: footer).map(\.frame.minY) == [80, 180])
    #expect(stage.window.perform(.tap("See all 1")) && stage.journal.take() == ["See all 1"])
    source.counts = [1]
    collection.deleteSections([0])
    #expect(collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)) === view)
    #expect(view.frame.minY == 0)
  }

  @Test("UK-6 Beginnings that stay in sight are where the contents are seen, until their section ends")
  func pinned() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let source = Wall([10, 10])
    let collection = show(source)
    let first = IndexPath(item: 0, section: 0)
    collection.contentOffset.y = 500
    #expect(collection.supplementaryView(forElementKind: header, at: first)?.frame.minY == 500)
    collection.contentOffset.y = 1020
    #expect(collection.supplementaryView(forElementKind: header, at: first)?.frame.minY == 1000)
  }

  @Test("UK-6 Cells and other views are made of what a nib has, by name and by registration")
  func nibs() {
    let source = Wall([0])
    let collection = show(source)
    let place = IndexPath(item: 0, section: 0)
    func nib(_ drawn: String) -> UINib {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <collectionViewCell id="drawn" \(drawn)>
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></collectionViewCell></objects></document>
        """
      return UINib(data: Data(text.utf8), bundle: .module)
    }
    let tile = nib("customClass=\"DrawnTile\" customModule=\"PortableUIKitTests\"")
    collection.register(tile, forCellWithReuseIdentifier: "drawn")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "drawn", for: place)
    #expect(cell is DrawnTile && cell.reuseIdentifier == "drawn")
    collection.register(tile, forSupplementaryViewOfKind: header, withReuseIdentifier: "drawn")
    let other = collection.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "drawn", for: place)
    #expect(other is DrawnTile && other.reuseIdentifier == "drawn")
    let registration = UICollectionView.CellRegistration<DrawnTile, String>(cellNib: tile) {
      $0.accessibilityLabel = "\($2) at \($1.item)"
    }
    let filled = collection.dequeueConfiguredReusableCell(using: registration, for: place, item: "a")
    #expect(filled.accessibilityLabel == "a at 0")
    let broken = UICollectionView.CellRegistration<DrawnTile, String>(cellNib: nib("")) { _, _, _ in }
    let misuses = UIKitMisuse.collect {
      _ = collection.dequeueConfiguredReusableCell(using: broken, for: place, item: "a")
    }
    #expect(misuses.map(\.kind) == [.unsuitableCell])
  }

  @Test("UK-6 A registration fills another view in with its kind and its place")
  func supplementaryRegistration() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: header) {
      view, kind, place in
      var content = view.defaultContentConfiguration()
      content.text = "\(kind == UICollectionView.elementKindSectionHeader) \(place.section)"
      view.contentConfiguration = content
    }
    let source = Wall([1])
    source.other = { collection, _, place in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: place)
    }
    let view = show(source).supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect((view as? UICollectionViewCell)?.contentView is UIListContentView)
    #expect(view?.firstText == "true 0")
  }

  @Test("UK-6 A layout of the app's own answers for all elements in sight, with attributes of its own class")
  func elements() {
    let source = Wall([2])
    let collection = show(source, Diagonal())
    let cells = collection.visibleCells
    #expect(cells.map(\.frame.minX) == [0, 100] && cells.map(\.alpha) == [1, 0.5])
    let attributes = collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect((attributes?.copy() as? Slanted)?.slant == 1)
    #expect(attributes?.center == CGPoint(x: 125, y: 75) && attributes?.size == CGSize(width: 50, height: 50))
    let lines = SlantedLines()
    show(source, lines)
    #expect(lines.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is Slanted)
    attributes?.size = CGSize(width: 10, height: 10)
    #expect(attributes?.frame == CGRect(x: 120, y: 70, width: 10, height: 10))
  }

  @Test("UK-6 Items are placed anew when the collection or what the layout says of them has another size")
  func placedAnew() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let source = Wall([4])
    let collection = show(source)
    let last = IndexPath(item: 3, section: 0)
    #expect(collection.cellForItem(at: last)?.frame.origin == CGPoint(x: 0, y: 110))
    #expect(collection.indexPathForItem(at: CGPoint(x: 5, y: 115)) == last)
    collection.frame.size.width = 400
    #expect(collection.cellForItem(at: last)?.frame.origin == CGPoint(x: 300, y: 0))
    layout.itemSize.width = 200
    #expect(collection.cellForItem(at: last)?.frame.origin == CGPoint(x: 200, y: 110))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 300, height: 400)))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 400, height: 400)))
  }

  @Test("UK-14 An item that is moved takes its cell along, and one that is filled in anew keeps it")
  func movedAndFilledIn() {
    let source = Wall([3])
    let collection = show(source)
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    let cell = collection.cellForItem(at: first)
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    source.asked = []
    collection.moveItem(at: first, to: last)
    #expect(cell != nil && collection.cellForItem(at: last) === cell && collection.indexPathsForSelectedItems == [last])
    collection.reconfigureItems(at: [last])
    #expect(collection.cellForItem(at: last) === cell && source.asked == [2])
    source.counts = [1, 3]
    collection.insertSections([0])
    source.counts = [3, 1]
    collection.moveSection(1, toSection: 0)
    #expect(collection.cellForItem(at: last) === cell && collection.indexPathsForSelectedItems == [last])
  }

  @Test(
    "UK-14 Choosing an item by itself does what it is for"
  )
  func primaryActionAndEditing() {
    let source = Wall([2])
    let collection = show(source)
    collection.visibleCells[0].accessibilityLabel = "first"
    let first = IndexPath(item: 0, section: 0)
    #expect(stage.window.perform(.select(first, "first")))
    #expect(source.told == ["chosen 0", "does 0"])
    collection.isEditing = true
    #expect(!stage.window.perform(.select(first, "first")))
    collection.allowsSelectionDuringEditing = true
    #expect(stage.window.perform(.select(first, "first")))
    #expect(source.told == ["chosen 0", "does 0", "chosen 0"])
  }

  @Test("UK-6 A data source may ask what is in sight; each item and other view is shown once all the same")
  func askedMeanwhile() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let source = Wall([3, 2])
    let collection = show(source)
    source.other = { collection, _, _ in
      _ = collection.visibleCells
      return UICollectionReusableView(frame: .zero)
    }
    source.asks = { [unowned collection] in _ = collection.visibleCells }
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.subviews.count { $0 is UICollectionViewCell } == 5 && collection.visibleCells.count == 5)
    #expect(collection.subviews.count { $0 is UICollectionReusableView } == 7)
  }

  @Test("UK-6 A layout that keeps what it has worked out is told of other items; a view's place may be a section alone")
  func keptLayout() {
    let (source, kept) = (Wall([1]), Kept())
    let collection = show(source, kept)
    #expect(collection.visibleCells.count == 1 && collection.visibleSupplementaryViews(ofKind: header).count == 1)
    source.counts = [3]
    collection.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    #expect(collection.visibleCells.count == 3 && kept.told == 1)
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header) == [IndexPath(index: 0)])
    source.counts = [2]
    collection.reloadData()
    #expect(collection.visibleCells.count == 2 && kept.told == 2)
  }

  @Test("UK-6 Another layout is told on a later turn to have been taken")
  func otherLayout() {
    let source = Wall([1])
    let collection = show(source)
    var isDone = false
    let other = UICollectionViewFlowLayout()
    collection.setCollectionViewLayout(other, animated: true) { isDone = $0 }
    #expect(collection.collectionViewLayout === other && !isDone)
    stage.settle()
    #expect(isDone)
  }
}

extension UIView {
  fileprivate var firstText: String? {
    subviews.lazy.compactMap { ($0 as? UILabel)?.text ?? $0.firstText }.first
  }
}

/// Says how far something is slanted.
private final class Slanted: UICollectionViewLayoutAttributes {
  var slant = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Slanted)?.slant = slant
    return copy
  }
}

private final class SlantedLines: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { Slanted.self }
}

/// Places each item below and to the right of the one before, and answers for all together.
private final class Diagonal: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = Slanted(forCellWith: indexPath)
    attributes.slant = indexPath.item
    let place = CGFloat(indexPath.item)
    attributes.frame = CGRect(x: place * 100, y: place * 50, width: 50, height: 50)
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { item in
      let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      if item > 0 { attributes?.alpha = 0.5 }
      return attributes
    }
  }
}

/// Works out where things are once, and again when it is told of other items.
private final class Kept: UICollectionViewLayout {
  private var places: [UICollectionViewLayoutAttributes] = []
  var told = 0

  override func prepare() {
    guard places.isEmpty else { return }
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    places = (0..<count).map { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0)) }
    places.append(
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(index: 0)))
    for (index, place) in places.enumerated() {
      place.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 50, height: 50)
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { places }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateDataSourceCounts else { return }
    if !places.isEmpty { told += 1 }
    places = []
  }
}

/// Has sections of items, and other views.
private class Wall: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var other: (UICollectionView, String, IndexPath) -> UICollectionReusableView = { _, _, _ in
    UICollectionReusableView(frame: .zero)
  }
  var asks: () -> Void = {}
  var asked: [Int] = []
  var told: [String] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asks()
    asked.append(indexPath.item)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { other(collectionView, kind, indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("chosen \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    told.append("does \(indexPath.item)")
  }
}

/// Says of its first section what room there is.
private final class SpacedWall: Wall, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    if section == 0 { return UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 100) }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 30 : 0) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 20 : 0) }
}
