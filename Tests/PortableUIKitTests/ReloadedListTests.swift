import PortableUIKit
import Testing

@Suite struct ReloadedListTests {
  let stage = Stage()

  /// Has more of its rows when one near the end is shown, as lists do that are loaded page by page.
  private final class Paging: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var count = 5
    let distance: Int
    let reload: () -> Void

    init(distance: Int, _ reload: @escaping () -> Void) { (self.distance, self.reload) = (distance, reload) }

    private func shows(_ number: Int) {
      guard number == count - distance, count < 8 else { return }
      count += 3
      reload()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      shows(indexPath.row)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { shows(indexPath.item) }
  }

  @Test("UK-17 A list that is reloaded as it is shown a cell shows all that is there then", arguments: [1, 3])
  func reloadedMeanwhile(_ distance: Int) {
    let screen = stage.screen("screen")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
    let rows = Paging(distance: distance) { table.reloadData() }
    let cells = Paging(distance: distance) { items.reloadData() }
    (table.dataSource, table.delegate, items.dataSource, items.delegate) = (rows, rows, cells, cells)
    screen.view.addSubview(table)
    screen.view.addSubview(items)
    stage.show(screen)
    #expect(table.visibleCells.count == 8 && items.visibleCells.count == 8)
  }

  /// Has a field in each row, and is reloaded when one has been edited.
  private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    var fields: [UITextField] = []
    var gone = 0
    let reload: () -> Void

    init(_ reload: @escaping () -> Void) { self.reload = reload }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let (cell, field) = (UITableViewCell(style: .default, reuseIdentifier: nil), UITextField())
      field.delegate = self
      fields.append(field)
      cell.contentView.addSubview(field)
      return cell
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { gone += 1 }
    func textFieldDidEndEditing(_ textField: UITextField) { reload() }
  }

  @Test("UK-14 A list that is reloaded as editing ends with one of its cells gives each cell up once")
  func reloadedAsEditingEnds() {
    let screen = stage.screen("screen")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let form = Form { [unowned table] in table.reloadData() }
    (table.dataSource, table.delegate) = (form, form)
    screen.view.addSubview(table)
    stage.show(screen)
    #expect(form.fields.count == 3 && form.fields[1].becomeFirstResponder())
    table.reloadData()
    table.layoutIfNeeded()
    #expect(form.gone == 3 && table.visibleCells.count == 3 && !form.fields[1].isFirstResponder)
  }
}
