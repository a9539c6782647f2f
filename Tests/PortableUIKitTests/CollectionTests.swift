import PortableUIKit
import Testing

@Suite struct CollectionTests {
  let stage = Stage()

  private func show(_ tiles: Tiles? = nil) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 170, height: 110), collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(collection)
    if tiles != nil { collection.register(TileCell.self, forCellWithReuseIdentifier: "tile") }
    (collection.dataSource, collection.delegate) = (tiles, tiles)
    return collection
  }

  @Test("UK-17 A flow layout makes cells only for the visible items")
  func lines() {
    let tiles = Tiles(count: 30)
    let collection = show(tiles)
    #expect(collection.visibleCells.count == 6)
    #expect(collection.visibleCells.map(\.frame.origin).suffix(3).first == CGPoint(x: 0, y: 60))
    #expect(collection.contentSize == CGSize(width: 170, height: 590))
    collection.scrollToItem(at: IndexPath(item: 29, section: 0), at: .top, animated: false)
    #expect(collection.indexPathsForVisibleItems.first == IndexPath(item: 27, section: 0))
  }

  @Test("UK-14 The user's selection of an item calls the delegate in the order of Apple's page")
  func selection() {
    let tiles = Tiles(count: 30)
    let collection = show(tiles)
    let (first, far) = (IndexPath(item: 0, section: 0), IndexPath(item: 25, section: 0))
    #expect(stage.window.userMoves.first == .select(first, "tile 0"))
    #expect(stage.window.perform(.select(first, "tile 0")))
    #expect(stage.window.perform(.select(far, "tile 25")))
    #expect(
      tiles.told == [
        "shouldHighlight 0", "shouldSelect 0", "didSelect 0", "shouldHighlight 25", "shouldSelect 25", "didDeselect 0",
        "didSelect 25",
      ])
    #expect(collection.indexPathsForSelectedItems == [far])
    #expect(collection.cellForItem(at: far)?.isSelected == true)
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [first])
    #expect(tiles.told.count == 7)
  }

  @Test("UK-14 A scrolled collection with fewer items scrolls back to them")
  func fewerItems() {
    let tiles = Tiles(count: 30)
    let collection = show(tiles)
    #expect(collection.visibleCells.count == 6)
    collection.contentOffset = CGPoint(x: 0, y: 480)
    #expect(collection.indexPathsForVisibleItems.first == IndexPath(item: 24, section: 0))
    tiles.count = 3
    collection.reloadData()
    #expect(collection.visibleCells.count == 3)
    #expect(collection.contentOffset == .zero)
    #expect(stage.window.userMoves.first == .select(IndexPath(item: 0, section: 0), "tile 0"))
  }

  @Test("UK-6 A snapshot takes effect at once, and a selected item that remains stays selected")
  func snapshots() {
    let collection = show()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot)
    #expect(stage.window.perform(.select(IndexPath(item: 1, section: 0), "b")))
    snapshot.appendItems(["b", "d"], toSection: 1)
    source.apply(snapshot)
    #expect(source.snapshot().itemIdentifiers == ["a", "c", "b", "d"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    #expect(collection.visibleCells.map { $0.isSelected } == [false, false, true, false])
    #expect(source.indexPath(for: "d") == IndexPath(item: 2, section: 1))
  }

  @Test("UK-6 A table's snapshot does not double a moved item, and a deleted section takes its items along")
  func tableSnapshot() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    stage.show(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, indexPath, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 2, 3], toSection: "odd")
    snapshot.appendItems([2], toSection: "even")
    snapshot.insertItems([5], afterItem: 3)
    snapshot.insertItems([3], beforeItem: 1)
    source.apply(snapshot)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "1", "5", "2"])
    snapshot.deleteSections(["odd"])
    snapshot.deleteItems([2])
    source.apply(snapshot)
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.isEmpty)
    #expect(source.sectionIdentifier(for: 0) == "even")
    #expect(source.sectionIdentifier(for: 1) == nil)
  }

  @Test("UK-6 The nearest common ancestor of a constraint's items holds the constraint")
  func constraints() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(other)
    let width = inner.widthAnchor.constraint(equalToConstant: 4)
    let beside = inner.trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8)
    let top = inner.topAnchor.constraint(greaterThanOrEqualTo: outer.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([width, beside, top])
    #expect(inner.constraints == [width])
    #expect(outer.constraints == [beside, top])
    #expect(beside.firstItem === inner)
    #expect(beside.secondAttribute == .leading)
    #expect(beside.constant == 8)
    NSLayoutConstraint.deactivate([beside])
    #expect(outer.constraints == [top])
    #expect(!beside.isActive)
    #expect(top.isActive)
  }

  @Test("UK-6 A constraint with system spacing has a multiple of eight points as its constant")
  func systemSpacing() {
    let (first, second) = (UIView(), UIView())
    let beside = second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    let below = second.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1)
    #expect(beside.constant == 16)
    #expect(beside.relation == .equal)
    #expect(below.constant == 8)
    #expect(below.relation == .greaterThanOrEqual)
  }

  @Test("UK-6 The ancestors of a removed view keep no constraint on the view or its subviews")
  func constraintsOfLeavingViews() {
    let (outer, host) = (UIView(), UIView())
    outer.addSubview(host)
    for index in 0..<100 {
      let (child, inner) = (UIView(), UIView())
      host.addSubview(child)
      child.addSubview(inner)
      let kept = inner.topAnchor.constraint(equalTo: child.topAnchor)
      let lost = [
        child.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        host.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      ]
      NSLayoutConstraint.activate(lost + [kept])
      if index.isMultiple(of: 2) { child.removeFromSuperview() } else { UIView().addSubview(child) }
      #expect(child.constraints == [kept])
      #expect(kept.isActive)
      #expect(lost.allSatisfy { !$0.isActive })
    }
    #expect(host.constraints.isEmpty)
    #expect(outer.constraints.isEmpty)
  }
}

private final class TileCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count: Int
  var told: [String] = []
  init(count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.label.text = "tile \(indexPath.item)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    told.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    told.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("didDeselect \(indexPath.item)")
  }
}
