import PortableUIKit
import Testing

@Suite struct DiffableTests {
  let stage = Stage()

  /// A table or a collection that shows words, and records changes of its cells.
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

    /// Applies a change to the snapshot, and returns the words whose cells were configured.
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

  @Test(
    "UK-14 Editing continues in a cell while its item remains in the snapshot, even at another place",
    arguments: [true, false])
  func cellsStay(isTable: Bool) throws {
    let shown = show(isTable: isTable)
    let (field, cell) = (UITextField(), try #require(shown.cell(1)))
    cell.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(shown.change { $0.appendItems(["d"]) } == ["d"])
    #expect(shown.cell(1) === cell)
    #expect(shown.change { $0.insertItems(["x"], beforeItem: "a") } == ["x"])
    #expect(shown.cell(2) === cell)
    #expect(shown.change { $0.moveItem("b", afterItem: "d") } == [])
    #expect(shown.cell(4) === cell)
    #expect(shown.change { $0.deleteItems(["a", "c"]) } == [])
    #expect(shown.cell(2) === cell)
    #expect(field.isFirstResponder)
    #expect(shown.change { $0.deleteItems(["b"]) } == [])
    #expect(!field.isFirstResponder)
  }

  @Test(
    "UK-6 A snapshot refills reconfigured items in their cells and reloaded items in new cells, and no other item",
    arguments: [true, false])
  func shownAnew(isTable: Bool) throws {
    let shown = show(isTable: isTable)
    let (second, third) = (try #require(shown.cell(1)), try #require(shown.cell(2)))
    #expect(shown.change { $0.reconfigureItems(["b", "none"]) } == ["b"])
    #expect(shown.cell(1) === second)
    #expect(shown.snapshot.reconfiguredItemIdentifiers == ["b"])
    #expect(shown.now().reconfiguredItemIdentifiers == [])
    let (mark, field) = (UIView(), UITextField())
    mark.addSubview(field)
    second.addSubview(mark)
    #expect(field.becomeFirstResponder())
    #expect(shown.change { $0.reloadItems(["b"]) } == ["b"])
    #expect(!field.isFirstResponder)
    #expect(shown.cell(2) === third)
    #expect(shown.now().reloadedItemIdentifiers == [])
    #expect(shown.change { $0.reloadSections([0, 7]) } == ["a", "b", "c"])
    #expect(shown.snapshot.reloadedSectionIdentifiers == [0])
    #expect(shown.now().reloadedSectionIdentifiers == [])
    #expect(shown.change { _ in } == [])
    shown.provided = []
    shown.reload(shown.snapshot)
    shown.list.layoutIfNeeded()
    #expect(shown.provided == ["a", "b", "c"])
  }
}
