import PortableUIKit
import Testing

@Suite struct ListOverridingTests {
  let stage = Stage()

  @Test("UK-3 A table view controller can override all methods of its table's delegate and data source")
  func tableController() {
    let list: UITableViewController = Overriding(style: .plain)
    stage.show(list)
    guard let table = list.tableView, let told = (list as? Overriding)?.journal else { return }
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "foot")
    #expect(table.rectForFooter(inSection: 0).height == 30)
    _ = stage.window.perform(.select(IndexPath(row: 0, section: 0), "row"))
    table.contentInset.top = 3
    #expect(told.take() == ["footer seen", "highlighted", "not highlighted", "does", "inset"])
    #expect(list.sectionIndexTitles(for: table) == ["A"])
    #expect(list.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: 0)) == 12)
    #expect(list.scrollViewShouldScrollToTop(table) == false)
  }

  @Test("UK-3 A collection view controller can override all methods of its collection's delegate and data source")
  func collectionController() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let wall: UICollectionViewController = OverridingWall(collectionViewLayout: layout)
    stage.show(wall)
    guard let collection = wall.collectionView, let told = (wall as? OverridingWall)?.journal else { return }
    let item = IndexPath(item: 0, section: 0)
    _ = stage.window.perform(.select(item, "tile"))
    _ = stage.window.perform(.select(item, "tile"))
    collection.reloadData()
    #expect(told.take() == ["header seen", "highlighted", "highlighted", "may give up", "header gone"])
    #expect(wall.collectionView(collection, canMoveItemAt: item))
  }

  @Test("UK-3 The delegate of a table, collection or text view has the view's own type, and is its scroll delegate too")
  func delegates() {
    let (table, text, rows) = (UITableView(), UITextView(), Listener())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (table.delegate, collection.delegate, text.delegate) = (rows, rows, rows)
    let path = IndexPath(row: 1, section: 0)
    table.delegate?.tableView(table, didSelectRowAt: path)
    collection.delegate?.collectionView(collection, didSelectItemAt: path)
    text.delegate?.textViewDidChange(text)
    #expect(rows.lines == ["row 1", "item 1", "text"])
    #expect(table.delegate === rows)
    let scroll: UIScrollView = table
    #expect(scroll.delegate === rows)
    scroll.delegate = nil
    #expect(table.delegate == nil)
  }
}

private final class Overriding: UITableViewController {
  let journal = Journal()
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row"
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "foot" }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 12 }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    journal("footer seen")
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { journal("highlighted") }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal("not highlighted")
  }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    journal("does")
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { journal("inset") }
}

private final class OverridingWall: UICollectionViewController {
  let journal = Journal()
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let (cell, label) = (UICollectionViewCell(frame: .zero), UILabel())
    label.text = "tile"
    cell.contentView.addSubview(label)
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    journal("highlighted")
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    journal("may give up")
    return true
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { journal("header seen") }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { journal("header gone") }
}
