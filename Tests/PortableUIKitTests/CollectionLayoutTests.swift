import PortableUIKit
import Testing

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

  @Test("UK-6 Section headers and footers have the frames of the layout, and the user can tap their controls")
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
    #expect(stage.window.perform(.tap("See all 1")))
    #expect(stage.journal.take() == ["See all 1"])
    source.counts = [1]
    collection.deleteSections([0])
    #expect(collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)) === view)
    #expect(view.frame.minY == 0)
  }

  @Test("UK-6 Nibs supply cells and supplementary views, by reuse identifier and by registration")
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
    #expect(cell is DrawnTile)
    #expect(cell.reuseIdentifier == "drawn")
    collection.register(tile, forSupplementaryViewOfKind: header, withReuseIdentifier: "drawn")
    let other = collection.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "drawn", for: place)
    #expect(other is DrawnTile)
    #expect(other.reuseIdentifier == "drawn")
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

  @Test("UK-14 A moved item keeps its cell and its selection, and a reconfigured item keeps its cell")
  func movedAndFilledIn() {
    let source = Wall([3])
    let collection = show(source)
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    let cell = collection.cellForItem(at: first)
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    source.asked = []
    collection.moveItem(at: first, to: last)
    #expect(cell != nil)
    #expect(collection.cellForItem(at: last) === cell)
    #expect(collection.indexPathsForSelectedItems == [last])
    collection.reconfigureItems(at: [last])
    #expect(collection.cellForItem(at: last) === cell)
    #expect(source.asked == [2])
    source.counts = [1, 3]
    collection.insertSections([0])
    source.counts = [3, 1]
    collection.moveSection(1, toSection: 0)
    #expect(collection.cellForItem(at: last) === cell)
    #expect(collection.indexPathsForSelectedItems == [last])
  }

  @Test(
    "UK-14 A tap performs an item's primary action, but not while the collection is being edited"
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

  @Test("UK-6 The completion of a new collection layout comes on a later turn")
  func otherLayout() {
    let source = Wall([1])
    let collection = show(source)
    var isDone = false
    let other = UICollectionViewFlowLayout()
    collection.setCollectionViewLayout(other, animated: true) { isDone = $0 }
    #expect(collection.collectionViewLayout === other)
    #expect(!isDone)
    stage.settle()
    #expect(isDone)
  }
}

private class Wall: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var other: (UICollectionView, String, IndexPath) -> UICollectionReusableView = { _, _, _ in
    UICollectionReusableView(frame: .zero)
  }
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
