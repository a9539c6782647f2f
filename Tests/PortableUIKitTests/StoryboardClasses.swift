import PortableUIKit

// The storyboards under Resources name these classes. UIKit finds them by name and module.

/// A storyboard's screen that records its callbacks.
class DrawnScreen: UIViewController {
  var told: [String] = []
  var onPrepare: ((UIStoryboardSegue) -> Void)?
  var refused: Set<String> = []
  var isOpen = true

  override func awakeFromNib() { told.append("awake") }
  override func viewDidLoad() { told.append("load") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    told.append("should \(identifier)")
    return !refused.contains(identifier)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    told.append("prepare \(segue.identifier ?? "-")")
    onPrepare?(segue)
  }
}

final class BrowseScreen: DrawnScreen {
  func backToBrowse(_ segue: UIStoryboardSegue) { told.append("back from \(type(of: segue.source))") }
}
final class ProductScreen: DrawnScreen {}
final class ReviewsScreen: DrawnScreen {
  let product: String

  init?(coder: NSCoder, product: String) {
    self.product = product
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    product = "none"
    super.init(coder: coder)
  }
}
final class CartScreen: DrawnScreen {}
final class AccountScreen: DrawnScreen {}
final class PayScreen: DrawnScreen {}
final class FoldersScreen: DrawnScreen {}
final class MessagesScreen: DrawnScreen {}
final class MessageScreen: DrawnScreen {}
final class SoundScreen: DrawnScreen {}
final class DashboardScreen: DrawnScreen {}
final class ChartScreen: DrawnScreen {}
final class ListScreen: DrawnScreen {}
final class BadgeScreen: UIViewController {}
final class BadgeController: UIViewController {}
final class ShopTabs: UITabBarController {}

/// A class that cannot be made from a storyboard.
final class RefusingScreen: UIViewController {
  required init?(coder: NSCoder) { nil }
}

final class FlipSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalTransitionStyle = .flipHorizontal
    source.present(destination, animated: true)
  }
}

/// A screen that records each update of its view's constraints.
final class FittingScreen: DrawnScreen {
  override func updateViewConstraints() {
    told.append("constraints")
    super.updateViewConstraints()
  }
}

final class DrawnTile: UICollectionViewCell {}

final class MeterView: UIView {
  private(set) var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

/// The storyboard files under Resources, and changed copies.
enum Drawn {
  nonisolated static let files = ["Shop", "Account", "Mail", "Dashboard"]

  static func load(_ name: String) throws -> UIStoryboard { try UIStoryboard.load(name: name, bundle: .module) }

  static func text(_ file: String) throws -> String {
    // On some systems a bundle that contains a folder “Resources” treats the folder as its resource directory.
    let root = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let urls = ["", "Resources/"].map { root.appendingPathComponent($0 + file) }
    let url = urls.first { FileManager.default.fileExists(atPath: $0.path) } ?? urls[0]
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// Loads a storyboard from text.
  static func load(text: String, name: String = "Changed") throws(UIStoryboardError) -> UIStoryboard {
    try UIStoryboard.load(source: Data(text.utf8), name: name, bundle: .module)
  }

  /// Returns the text of a storyboard that contains only these scenes.
  static func scenes(_ scenes: String..., initial: String? = nil) -> String {
    let wrapped = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(attribute)>
      <scenes>\(wrapped)</scenes></document>
      """
  }
}

/// The table of the shelf. The file defines its cells.
final class ShelfController: UITableViewController {
  var mayOpen = true
  var opened: [Int?] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    if indexPath.row == 1 { (cell.contentView.subviews.first as? UILabel)?.text = "Emma" }
    return cell
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { mayOpen }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    opened.append((sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row })
  }
}
