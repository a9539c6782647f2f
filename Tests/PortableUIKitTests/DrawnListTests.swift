import PortableUIKit
import Testing

@Suite struct DrawnListTests {
  private let wall = """
    <collectionViewController id="wall" sceneMemberID="viewController"><collectionView key="view" id="tiles">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="layout"/>
    <cells><collectionViewCell reuseIdentifier="tile" id="cell" customClass="DrawnTile"
    customModule="PortableUIKitTests"><view key="contentView" id="contents"><subviews>
    <label text="Emma" id="title"/></subviews></view>
    <connections><outlet property="titleLabel" destination="title" id="o1"/></connections></collectionViewCell></cells>
    </collectionView></collectionViewController>
    """

  private func storyboard(of wall: String) throws -> UIStoryboard {
    try Drawn.load(text: Drawn.scenes(wall, initial: "wall"))
  }

  @Test("UK-16 A collection dequeues the cells that were drawn in it by their identifiers")
  func cellsOfCollection() throws {
    let screen = try storyboard(of: wall).initialScene()
    let collection = try #require(screen.view as? UICollectionView)
    let item = IndexPath(item: 0, section: 0)
    var cells: [UICollectionViewCell] = []
    let misuses = UIKitMisuse.collect {
      for _ in 0..<2 { cells.append(collection.dequeueReusableCell(withReuseIdentifier: "tile", for: item)) }
    }
    #expect(misuses.isEmpty)
    #expect(cells[0] !== cells[1])
    #expect(cells.allSatisfy { $0 is DrawnTile && $0.reuseIdentifier == "tile" })
    let titles = cells.compactMap { $0.contentView.subviews.first as? UILabel }
    #expect(titles.map(\.text) == ["Emma", "Emma"])
    #expect(screen.drawnObject(forOutlet: "titleLabel") === titles.last)
  }

  @Test("UK-16 A missing class inside a collection's cell fails the throwing calls and reports a misuse")
  func classesInCellsOfCollection() throws {
    let text = wall.replacing("<label", with: "<label customClass=\"Gone\" customModule=\"Shop\"")
    let broken = try storyboard(of: text)
    #expect(throws: UIStoryboardError.self) { try broken.initialScene() }
    let screen = try #require(broken.instantiateInitialViewController())
    let collection = try #require(screen.view as? UICollectionView)
    let misuses = UIKitMisuse.collect {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    }
    #expect(misuses.map(\.kind) == [.unusableInterface])
  }

  private let ends = """
    <view key="tableHeaderView" id="head"><rect key="frame" x="0.0" y="0.0" width="393" height="60"/><subviews>
    <button id="add"><state key="normal" title="Add"/></button></subviews></view>
    <label key="tableFooterView" text="No more" id="foot">
    <rect key="frame" x="0.0" y="0.0" width="393" height="30"/></label><prototypes>
    """

  private func screen(of text: String) throws -> ShelfController {
    let stack = try Drawn.load(text: text).initialScene() as? UINavigationController
    return try #require(stack?.topViewController as? ShelfController)
  }

  @Test("UK-16 Views drawn above and below a table's rows become its header and its footer")
  func endsOfTable() throws {
    let text = try Drawn.text("Shelf.storyboard")
    let (plain, shelf) = (try screen(of: text), try screen(of: text.replacing("<prototypes>", with: ends)))
    let (table, row) = (try #require(shelf.tableView), IndexPath(row: 0, section: 0))
    #expect(table.tableHeaderView != nil)
    #expect(table.tableHeaderView === shelf.drawnObject(withID: "head"))
    #expect((table.tableFooterView as? UILabel)?.text == "No more")
    let button = try #require(shelf.drawnObject(withID: "add") as? UIButton)
    #expect(button.superview === table.tableHeaderView)
    #expect(button.currentTitle == "Add")
    #expect(table.rectForRow(at: row).minY == plain.tableView.rectForRow(at: row).minY + 60)
    #expect(table.contentSize.height == plain.tableView.contentSize.height + 90)
  }

  @Test("UK-16 A missing class in a table's header or footer fails the throwing calls")
  func classesAtEnds() throws {
    let text = try Drawn.text("Shelf.storyboard").replacing("<prototypes>", with: ends)
    for element in ["<view key=\"tableHeaderView\"", "<button id=\"add\"", "<label key=\"tableFooterView\""] {
      let gone = text.replacing(element, with: element + " customClass=\"Gone\" customModule=\"Shop\"")
      #expect(throws: UIStoryboardError.self, "\(element)") { try screen(of: gone) }
    }
  }
}
