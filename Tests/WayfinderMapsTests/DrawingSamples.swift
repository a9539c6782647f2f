import Foundation
import Wayfinder
import WayfinderTesting

/// A sample window for drawings.
nonisolated enum DrawingSample: String, CaseIterable, Sendable {
  case stack, tabs, form, controls, grid, sheet, alert, actionSheet, search, columns, popover, rightToLeft,
    ownContainer, longList

  @MainActor func window() -> UIWindow {
    switch self {
    case .stack: DrawingSamples.stack()
    case .tabs: DrawingSamples.tabs()
    case .form: DrawingSamples.form()
    case .controls: DrawingSamples.controls()
    case .grid: DrawingSamples.grid()
    case .sheet: DrawingSamples.sheet()
    case .alert: DrawingSamples.alert()
    case .actionSheet: DrawingSamples.actionSheet()
    case .search: DrawingSamples.search()
    case .columns: DrawingSamples.columns()
    case .popover: DrawingSamples.popover()
    case .rightToLeft: DrawingSamples.rightToLeft()
    case .ownContainer: DrawingSamples.ownContainer()
    case .longList: DrawingSamples.longList()
    }
  }
}

/// Makes the sample windows.
enum DrawingSamples {
  /// A screen with views in a column.
  static func screen(_ title: String?, _ views: [UIView]) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    for view in views { screen.view.addSubview(view) }
    return screen
  }

  static func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  static func button(_ title: String, isEnabled: Bool = true) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
    return button
  }

  static func field(_ text: String, placeholder: String) -> UITextField {
    let field = UITextField()
    (field.text, field.placeholder) = (text, placeholder)
    return field
  }

  static func row(_ views: [UIView]) -> UIStackView { UIStackView(arrangedSubviews: views) }

  static func regular(_ root: UIViewController) -> UIWindow {
    let window = UIWindow.visible(root)
    window.simulate(horizontalSizeClass: .regular)
    return window
  }

  static func stack() -> UIWindow {
    let stack = UINavigationController(rootViewController: screen("Account", []))
    stack.pushViewController(ListScreen.orders(), animated: false)
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    return .visible(stack)
  }

  static func tabs() -> UIWindow {
    let tabs = UITabBarController()
    let text = "Shoes, coats and hats for rain and sun. Everything is made in the next town, and mended there too."
    let home = screen("Home", [label("New this week", size: 22), label(text), button("See all")])
    let others = ["Search", "Bag", "Account"].map { UINavigationController(rootViewController: screen($0, [])) }
    for (stack, title) in zip(others, ["Search", "Bag", "Account"]) { stack.tabBarItem.title = title }
    others[1].tabBarItem.badgeValue = "3"
    let first = UINavigationController(rootViewController: home)
    first.tabBarItem.title = "Home"
    tabs.viewControllers = [first] + others
    return .visible(tabs)
  }

  static func form() -> UIWindow {
    let secret = field("secret", placeholder: "Password")
    secret.isSecureTextEntry = true
    let stay = UISwitch()
    stay.isOn = true
    let login = screen(
      "Log in",
      [
        label("Welcome back", size: 24), field("", placeholder: "Name or e-mail address"), secret,
        row([label("Stay logged in"), stay]), row([button("Cancel"), button("Log in", isEnabled: false)]),
        label("Forgotten your password? The shop sends you a new one.", size: 13),
      ])
    return .visible(login)
  }

  static func controls() -> UIWindow {
    let kinds = UISegmentedControl(items: ["List", "Grid", "Map"])
    kinds.selectedSegmentIndex = 1
    let (slider, progress, dots) = (UISlider(), UIProgressView(), UIPageControl())
    slider.value = 0.7
    progress.progress = 0.4
    (dots.numberOfPages, dots.currentPage) = (5, 2)
    let spinner = UIActivityIndicatorView()
    spinner.startAnimating()
    let picture = UIImageView()
    picture.accessibilityLabel = "A red shoe"
    let screen = screen(
      "Filter",
      [
        kinds, row([label("Size"), UIStepper()]), row([label("Up to 70 €"), slider]), progress, picture, dots,
        row([spinner, label("Looking for shoes")]), button(""),
      ])
    return .visible(UINavigationController(rootViewController: screen))
  }

  static func grid() -> UIWindow {
    .visible(UINavigationController(rootViewController: GridScreen()))
  }

  static func sheet() -> UIWindow {
    let window = stack()
    let filter = UINavigationController(
      rootViewController: screen(
        "Filter", [label("Colour"), UISegmentedControl(items: ["Red", "Blue"]), button("Show 12")]))
    filter.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: nil, action: nil)
    window.rootViewController?.present(filter, animated: false)
    return window
  }

  static func alert() -> UIWindow {
    let window = tabs()
    let alert = UIAlertController(
      title: "Leave the checkout?", message: "The shop does not keep your address and your card.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
    window.rootViewController?.present(alert, animated: false)
    return window
  }

  static func actionSheet() -> UIWindow {
    let window = stack()
    let sheet = UIAlertController(title: "Red shoes", message: nil, preferredStyle: .actionSheet)
    for title in ["Order again", "Send back"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    window.rootViewController?.present(sheet, animated: false)
    return window
  }

  static func search() -> UIWindow {
    let list = ListScreen("Search", [("", [("Red shoes", ""), ("Red socks", ""), ("Red scarf", "")])])
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController?.searchBar.text = "red"
    return .visible(UINavigationController(rootViewController: list))
  }

  static func columns() -> UIWindow {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(ListScreen.orders(), for: .primary)
    split.setViewController(
      screen("Order 7", [label("Red shoes"), label("On its way"), button("Where is it?")]), for: .secondary)
    return regular(split)
  }

  static func popover() -> UIWindow {
    let window = columns()
    let share = screen(nil, [button("Copy link"), button("Send")])
    share.modalPresentationStyle = .popover
    share.popoverPresentationController?.sourceView = window.rootViewController?.view
    window.rootViewController?.present(share, animated: false)
    return window
  }

  static func rightToLeft() -> UIWindow {
    let list = ListScreen(
      "الطلبات", [("هذا الأسبوع", [("أحذية حمراء", "في الطريق"), ("معطف مطر مع قلنسوة مقاس كبير جدا", "")])])
    let stack = UINavigationController(rootViewController: screen("الحساب", []))
    stack.pushViewController(list, animated: false)
    let window = UIWindow.visible(stack)
    window.semanticContentAttribute = .forceRightToLeft
    return window
  }

  static func ownContainer() -> UIWindow {
    let outer = screen(nil, [label("Now playing", size: 13)])
    for title in ["Songs", "Words"] {
      let child = UINavigationController(rootViewController: screen(title, [label("\(title) of the album")]))
      outer.addChild(child)
      outer.view.addSubview(child.view)
      child.didMove(toParent: outer)
    }
    return .visible(outer)
  }

  static func longList() -> UIWindow {
    .visible(
      UINavigationController(rootViewController: ListScreen("Numbers", [("", (1...200).map { ("Number \($0)", "") })])))
  }
}

/// A table of titles and details.
final class ListScreen: UITableViewController {
  typealias Section = (title: String, rows: [(title: String, detail: String)])
  private let sections: [Section]
  /// The number of cells that the table has asked for.
  private(set) var cellCount = 0

  init(_ title: String, _ sections: [Section]) {
    self.sections = sections
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  static func orders() -> ListScreen {
    ListScreen(
      "Orders",
      [
        (
          "This week",
          [("Red shoes", "On its way"), ("Rain coat with a hood, size 42, dark blue", "Delivered on Monday")]
        ),
        ("Earlier", [("Hat", ""), ("Scarf", "Returned")]),
      ])
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title.isEmpty ? nil : sections[section].title
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellCount += 1
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
    return cell
  }
}

/// A collection of products.
final class GridScreen: UICollectionViewController {
  private let products = [("Red shoes", "70 €"), ("Hat", "20 €"), ("Rain coat with a hood", "120 €"), ("Scarf", "")]

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "product")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    products.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText) = products[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}
