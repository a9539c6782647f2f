import PortableUIKit
import Testing

@Suite struct ReloadedListTests {
  let stage = Stage()

  /// A data source whose rows or items each contain a text field.
  private final class Fields: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UITextFieldDelegate
  {
    var count: Int
    var fields: [UITextField] = []
    var asked: [Int] = []
    var missing: [Int] = []
    var ends = 0
    var gone = 0
    var whenEnded: () -> Void = {}

    init(_ count: Int) { self.count = count }

    private func fill(_ contents: UIView, of number: Int) {
      asked.append(number)
      if number >= count { missing.append(number) }
      guard contents.subviews.isEmpty else { return }
      let field = UITextField()
      field.delegate = self
      fields.append(field)
      contents.addSubview(field)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      fill(cell.contentView, of: indexPath.row)
      return cell
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { gone += 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill(cell.contentView, of: indexPath.item)
      return cell
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      ends += 1
      whenEnded()
    }
  }

  /// Returns a table and a collection, each with ten visible cells.
  private func lists(_ rows: Fields, _ items: Fields) -> (UITableView, UICollectionView) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 440)
    let (screen, layout) = (stage.screen("screen"), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    let (table, collection) = (UITableView(frame: frame), UICollectionView(frame: frame, collectionViewLayout: layout))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    collection.dataSource = items
    screen.view.addSubview(table)
    screen.view.addSubview(collection)
    stage.show(screen)
    return (table, collection)
  }

  @Test("UK-14 A list that reloads when editing ends in a cell ends the display of each cell once")
  func reloadedAsEditingEnds() {
    let rows = Fields(3)
    let (table, _) = lists(rows, Fields(0))
    rows.whenEnded = { [unowned table] in table.reloadData() }
    #expect(rows.fields[1].becomeFirstResponder())
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.gone == 3)
    #expect(table.visibleCells.count == 3)
    #expect(!rows.fields[1].isFirstResponder)
  }

  @Test("UK-14 A list that loses rows when editing ends in a cell out of sight asks for no missing row")
  func fewerRowsAsEditingEnds() {
    let (rows, items) = (Fields(20), Fields(20))
    let (table, collection) = lists(rows, items)
    rows.whenEnded = { [unowned table, unowned rows] in
      rows.count = 5
      table.reloadData()
    }
    items.whenEnded = { [unowned collection, unowned items] in
      items.count = 5
      collection.reloadData()
    }
    for (list, source) in [(table, rows), (collection, items)] as [(UIScrollView, Fields)] {
      #expect(source.fields.count == 10)
      #expect(source.fields.first?.becomeFirstResponder() == true)
      list.contentOffset.y = 440
      list.layoutIfNeeded()
      #expect(source.ends == 1, "\(source.missing)")
      #expect(source.missing.isEmpty, "\(source.missing)")
    }
    #expect(table.visibleCells.count == 5)
    #expect(collection.visibleCells.count == 5)
  }

  @Test("UK-14 Editing continues in a table's cell as other rows change, and ends when its own row is reloaded")
  func editingGoesOnInTable() {
    let (rows, items) = (Fields(3), Fields(3))
    let (table, _) = lists(rows, items)
    let (first, second, third) = (
      IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)
    )
    let (field, cell) = (rows.fields[1], table.cellForRow(at: second))
    let typing = UIAction(title: "") { [unowned table] _ in
      table.beginUpdates()
      table.endUpdates()
    }
    field.addAction(typing, for: .editingChanged)
    #expect(cell != nil)
    #expect(field.becomeFirstResponder())
    func insert() {
      rows.count = 4
      table.insertRows(at: [first], with: .automatic)
    }
    func delete() {
      rows.count = 3
      table.deleteRows(at: [first], with: .automatic)
    }
    let changes: [(place: IndexPath, change: () -> Void)] = [
      (second, { field.sendActions(for: .editingChanged) }),
      (second, { table.performBatchUpdates(nil) }),
      (third, insert),
      (third, { table.reloadRows(at: [first], with: .automatic) }),
      (third, { table.reconfigureRows(at: [third]) }),
      (second, delete),
      (first, { table.moveRow(at: second, to: first) }),
    ]
    for (index, (place, change)) in changes.enumerated() {
      change()
      #expect(table.cellForRow(at: place) === cell, "change \(index)")
      #expect(field.isFirstResponder, "change \(index)")
      #expect(rows.ends == 0, "change \(index)")
      #expect(cell?.frame.minY == CGFloat(place.row) * 44, "change \(index)")
    }
    #expect(rows.asked == [0, 1, 2, 0, 0, 2])
    table.reloadRows(at: [first], with: .automatic)
    #expect(!field.isFirstResponder)
    #expect(rows.ends == 1)
  }

  @Test("UK-14 Editing continues in a collection's cell as items are inserted, and ends when its own item is reloaded")
  func editingGoesOnInCollection() {
    let (rows, items) = (Fields(3), Fields(3))
    let (_, collection) = lists(rows, items)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    let (field, cell) = (items.fields[0], collection.cellForItem(at: first))
    #expect(cell != nil)
    #expect(field.becomeFirstResponder())
    collection.performBatchUpdates(nil)
    #expect(collection.cellForItem(at: first) === cell)
    #expect(field.isFirstResponder)
    items.count = 4
    collection.insertItems(at: [first])
    #expect(collection.cellForItem(at: second) === cell)
    #expect(field.isFirstResponder)
    #expect(cell?.frame.minY == 44)
    #expect(items.asked == [0, 1, 2, 0])
    #expect(items.ends == 0)
    collection.reloadItems(at: [second])
    #expect(!field.isFirstResponder)
    #expect(items.ends == 1)
  }
}
