import PortableUIKit
import Testing

/// What a snapshot leaves as it is, and what it shows anew.
@Suite struct DiffableTests {
  let stage = Stage()

  /// A table or a collection that shows words, and what was done to its cells.
  private final class Shown {
    let list: UIScrollView
    var provided: [String] = []
    var cell: (Int) -> UIView? = { _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    var apply: (NSDiffableDataSourceSnapshot<Int, String>) -> Void = { _ in }
    var reload: (NSDiffableDataSourceSnapshot<Int, String>) -> Void = { _ in }
    var now: () -> NSDiffableDataSourceSnapshot<Int, String> = { .init() }

    init(isTable: Bool) {
      let frame = CGRect(x: 0, y: 0, width: 300, height: 440)
      list =
        isTable
        ? UITableView(frame: frame) : UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      if let table = list as? UITableView { show(table) }
      if let collection = list as? UICollectionView { show(collection) }
    }

    private func show(_ table: UITableView) {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { [unowned self] table, path, word in
        provided.append(word)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      cell = { [unowned table] in table.cellForRow(at: IndexPath(row: $0, section: 0)) }
      apply = { source.apply($0) }
      reload = { source.applySnapshotUsingReloadData($0) }
      now = { source.snapshot() }
    }

    private func show(_ collection: UICollectionView) {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        [unowned self] collection, path, word in
        provided.append(word)
        return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      cell = { [unowned collection] in collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
      apply = { source.apply($0) }
      reload = { source.applySnapshotUsingReloadData($0) }
      now = { source.snapshot() }
    }

    /// Applies the snapshot with a change, and says for which words cells were filled in then.
    func change(_ body: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void) -> [String] {
      snapshot = now()
      body(&snapshot)
      provided = []
      apply(snapshot)
      list.layoutIfNeeded()
      return provided
    }
  }

  private func show(isTable: Bool) -> Shown {
    let shown = Shown(isTable: isTable)
    stage.show(shown.list)
    #expect(
      shown.change {
        $0.appendSections([0])
        $0.appendItems(["a", "b", "c"])
      } == ["a", "b", "c"])
    return shown
  }

  @Test("UK-6 A snapshot of many items can be made one by one")
  func oneByOne() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    for item in 0..<50_000 { snapshot.appendItems([item], toSection: item % 2) }
    snapshot.appendItems([0])
    #expect(snapshot.numberOfItems == 50_000 && snapshot.itemIdentifiers.last == 0)
    snapshot.deleteSections([1])
    snapshot.reconfigureItems([1, 2])
    #expect(snapshot.numberOfItems == 24_999 && snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.appendItems([1, 4])
    #expect(snapshot.numberOfItems == 25_000)
  }

  @Test(
    "UK-14 Editing goes on in a cell whose item a snapshot still has, wherever that is then", arguments: [true, false])
  func cellsStay(isTable: Bool) throws {
    let shown = show(isTable: isTable)
    let (field, cell) = (UITextField(), try #require(shown.cell(1)))
    cell.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(shown.change { $0.appendItems(["d"]) } == ["d"] && shown.cell(1) === cell)
    #expect(shown.change { $0.insertItems(["x"], beforeItem: "a") } == ["x"] && shown.cell(2) === cell)
    #expect(shown.change { $0.moveItem("b", afterItem: "d") } == [] && shown.cell(4) === cell)
    #expect(shown.change { $0.deleteItems(["a", "c"]) } == [] && shown.cell(2) === cell)
    #expect(field.isFirstResponder)
    #expect(shown.change { $0.deleteItems(["b"]) } == [] && !field.isFirstResponder)
  }

  @Test(
    "UK-6 What a snapshot says is shown anew is, in new cells or in the same, and nothing else",
    arguments: [true, false])
  func shownAnew(isTable: Bool) throws {
    let shown = show(isTable: isTable)
    let (second, third) = (try #require(shown.cell(1)), try #require(shown.cell(2)))
    #expect(shown.change { $0.reconfigureItems(["b", "none"]) } == ["b"] && shown.cell(1) === second)
    #expect(shown.snapshot.reconfiguredItemIdentifiers == ["b"] && shown.now().reconfiguredItemIdentifiers == [])
    let (mark, field) = (UIView(), UITextField())
    mark.addSubview(field)
    second.addSubview(mark)
    #expect(field.becomeFirstResponder())
    #expect(shown.change { $0.reloadItems(["b"]) } == ["b"] && !field.isFirstResponder && shown.cell(2) === third)
    #expect(shown.now().reloadedItemIdentifiers == [])
    #expect(shown.change { $0.reloadSections([0, 7]) } == ["a", "b", "c"])
    #expect(shown.snapshot.reloadedSectionIdentifiers == [0] && shown.now().reloadedSectionIdentifiers == [])
    #expect(shown.change { _ in } == [])
    shown.provided = []
    shown.reload(shown.snapshot)
    shown.list.layoutIfNeeded()
    #expect(shown.provided == ["a", "b", "c"])
  }

  @Test("UK-6 Sections of a snapshot are put in and moved beside others, with their items, and take their marks along")
  func sections() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["b", "d"])
    snapshot.appendItems([1, 2], toSection: "b")
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.insertSections(["c"], afterSection: "b")
    snapshot.insertSections(["e"], afterSection: "none")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d"])
    snapshot.moveSection("b", afterSection: "d")
    snapshot.moveSection("d", beforeSection: "a")
    snapshot.moveSection("none", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["d", "a", "c", "b"] && snapshot.itemIdentifiers == [1, 2])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([2])
    snapshot.moveItem(2, beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [2, 1] && snapshot.reloadedItemIdentifiers == [1, 2])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test(
    "UK-6 Rows that are shown anew keep their cells, also where the app lays the table out while one is filled")
  func askedWhileFilled() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var asks = false
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      if asks, item == "a" {
        asks = false
        table.setNeedsLayout()
        table.layoutIfNeeded()
      }
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    stage.show(table)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    let before = table.visibleCells
    asks = true
    snapshot.reconfigureItems(["a", "b"])
    source.apply(snapshot)
    #expect(before.count == 3 && table.visibleCells.elementsEqual(before, by: ===) && !asks)
    #expect(table.subviews.count { $0 is UITableViewCell } == 3)
  }

  @Test("UK-6 A data source of snapshots has other views made by its provider")
  func supplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { [unowned source] _, kind, path in
      let view = UICollectionReusableView(frame: .zero)
      view.accessibilityLabel = "\(kind) of \(source.sectionIdentifier(for: path.section) ?? "")"
      return view
    }
    stage.show(collection)
    var snapshot = source.snapshot()
    snapshot.appendSections(["here"])
    snapshot.appendItems([1])
    source.apply(snapshot)
    let footers = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map(\.accessibilityLabel) == ["UICollectionElementKindSectionFooter of here"])
    #expect(source.index(for: "here") == 0)
  }
}
