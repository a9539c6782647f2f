import PortableUIKit
import Testing

@Suite struct StoryboardTests {
  @Test("UK-16 A storyboard's tabs have their stacks, titles, items and identifiers, and classes found by name")
  func tabs() throws {
    let storyboard = try Drawn.load("Shop")
    let tabs = try #require(try storyboard.initialScene() as? ShopTabs)
    #expect(storyboard.identifiers.contains("Browse"))
    #expect(storyboard.identifiers.count == 6)
    let stacks = try #require(tabs.viewControllers as? [UINavigationController])
    #expect(stacks.count == 3, "the third comes from another file")
    let browse = try #require(stacks[0].viewControllers.first as? BrowseScreen)
    #expect(browse.storyboard === tabs.storyboard)
    #expect(browse.title == "Browse")
    #expect(stacks[0].tabBarItem.title == "Browse")
    #expect(stacks[0].tabBarItem.tag == 7)
    #expect(stacks[0].tabBarItem.badgeValue == "3")
    #expect(stacks[1].tabBarItem.title == "Favorites")
    #expect(stacks[1].tabBarItem.tag == 2)
    #expect(stacks[2].tabBarItem.title == "Contacts")
    #expect(stacks[2].topViewController is AccountScreen)
    #expect(browse.navigationItem.backButtonTitle == "All")
    #expect(browse.navigationItem.rightBarButtonItem?.title == "Compose")
    let cart = try #require(stacks[1].topViewController as? CartScreen)
    #expect(cart.navigationItem.rightBarButtonItems?.map(\.title) == ["Coupon", "Trash"])
    #expect(browse.told == ["awake"])
    #expect(!browse.isViewLoaded)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("UK-16 A split has its list before its details, regardless of their order in the file")
  func split() throws {
    let split = try #require(try Drawn.load("Mail").initialScene() as? UISplitViewController)
    let tops = split.children.map { ($0 as? UINavigationController)?.topViewController }
    #expect(tops.count == 2)
    #expect(tops.first is FoldersScreen)
    #expect(tops.dropFirst(1).first is MessageScreen)
    #expect(tops[0]?.navigationItem.prompt == "All accounts")
    #expect(tops[0]?.navigationItem.leftBarButtonItem?.title == "Settings")
    #expect(tops[0]?.splitViewController === split)
  }

  @Test("UK-16 A split that is drawn with columns has the drawn style, and its controllers in their columns")
  func columns() throws {
    let text = try Drawn.text("Mail.storyboard").replacing(
      "storyboardIdentifier=\"Split\"", with: "storyboardIdentifier=\"Split\" style=\"doubleColumn\"")
    let split = try #require(try Drawn.load(text: text).initialScene() as? UISplitViewController)
    #expect(split.style == .doubleColumn)
    let primary = split.viewController(for: .primary) as? UINavigationController
    let secondary = split.viewController(for: .secondary) as? UINavigationController
    #expect(primary?.viewControllers.first is FoldersScreen)
    #expect(secondary?.viewControllers.first is MessageScreen)
  }

  @Test("UK-16 Embedded controllers are made with the view, each after shouldPerformSegue and prepare(for:sender:)")
  func embedded() throws {
    let dashboard = try #require(try Drawn.load("Dashboard").initialScene() as? DashboardScreen)
    #expect(dashboard.children.isEmpty)
    dashboard.loadViewIfNeeded()
    #expect(
      dashboard.told == ["awake", "should chart", "prepare chart", "should list", "prepare list", "load"])
    #expect(dashboard.children.map(\.title) == ["Chart", nil])
    let chart = dashboard.children[0]
    #expect(chart.view.superview?.superview === dashboard.view)
    #expect(chart.view.frame.size == CGSize(width: 393, height: 240))
    #expect(chart.children.map(\.title) == ["Legend"])
    let list = try #require(dashboard.children[1] as? UINavigationController)
    #expect(list.topViewController is ListScreen)
    #expect(list.isNavigationBarHidden)
  }

  @Test("UK-16 A refused embed segue can be performed later by code")
  func embedLater() throws {
    let dashboard = try #require(try Drawn.load("Dashboard").initialScene() as? DashboardScreen)
    dashboard.refused = ["list"]
    dashboard.loadViewIfNeeded()
    #expect(dashboard.children.map(\.title) == ["Chart"])
    dashboard.performSegue(withIdentifier: "list", sender: nil)
    #expect(dashboard.children.count == 2)
  }

  @Test("UK-16 The views of a storyboard have their frame, tag and class, and receive awakeFromNib")
  func views() throws {
    let settings = try Drawn.load("Mail").scene(withIdentifier: "Settings")
    settings.loadViewIfNeeded()
    let meter = try #require(settings.children.first?.view as? MeterView)
    #expect(meter.isHidden)
    #expect(meter.alpha == 0.5)
    #expect(meter.tag == 42)
    #expect(meter.isAwake)
    #expect(meter.subviews.count == 1)
    #expect(meter.subviews[0].frame.minY == 100)
    #expect(meter.subviews[0].frame.width == 353)
    let browse = try Drawn.load("Shop").scene(withIdentifier: "Browse")
    #expect(browse.view.subviews.map(\.tag) == [0, 11, 0, 0])
  }

  @Test("UK-16 A controller from a storyboard has its modal styles and other attributes")
  func attributes() throws {
    let pay = try Drawn.load("Account").scene(withIdentifier: "Pay")
    #expect(pay.modalPresentationStyle == .fullScreen)
    #expect(pay.modalTransitionStyle == .flipHorizontal)
    #expect(pay.definesPresentationContext)
    let storyboard = try Drawn.load("Shop")
    #expect(try storyboard.scene(withIdentifier: "Product").hidesBottomBarWhenPushed)
    #expect(try storyboard.scene(withIdentifier: "Coupon").preferredContentSize == CGSize(width: 300, height: 200))
    #expect(try Drawn.load("Dashboard").scene(withIdentifier: "Details").isModalInPresentation)
  }

  @Test("UK-16 Apple's calls create the same scenes, also with a creator of the app")
  func creators() throws {
    let storyboard = UIStoryboard(name: "Shop", bundle: .module)
    #expect(storyboard.instantiateInitialViewController() is ShopTabs)
    #expect(storyboard.instantiateViewController(withIdentifier: "Cart") is CartScreen)
    let product: ProductScreen = storyboard.instantiateViewController(identifier: "Product")
    #expect(product.title == "Product")
    #expect(product.storyboard === storyboard)
    let source = try Drawn.text("Shop.storyboard").replacingOccurrences(
      of: "<viewController title=\"Reviews\"", with: "<viewController storyboardIdentifier=\"Reviews\"")
    let reviews = try Drawn.load(text: source).instantiateViewController(identifier: "Reviews") { coder in
      ReviewsScreen(coder: coder, product: "tea")
    }
    #expect(reviews.product == "tea")
    #expect(reviews.navigationItem.title == "Reviews")
    let tabs = storyboard.instantiateInitialViewController { ShopTabs(coder: $0) }
    #expect(tabs?.viewControllers?.count == 3)
  }

  @Test("UK-16 Two files can refer to each other, since each file is read on demand")
  func references() throws {
    let stage = Stage()
    let account = try #require(
      try Drawn.load("Account").initialScene() as? UINavigationController)
    stage.show(account)
    let home = try #require(account.topViewController as? AccountScreen)
    home.performSegue(withIdentifier: "lastBought", sender: nil)
    let product = try #require(account.topViewController as? ProductScreen)
    #expect(product.storyboard?.identifiers.contains("Browse") == true)
    stage.settle()
    let cart = try product.storyboard?.scene(withIdentifier: "Cart")
    account.setViewControllers([home, try #require(cart)], animated: false)
    stage.settle()
    cart?.performSegue(withIdentifier: "checkout", sender: nil)
    #expect(account.presentedViewController is PayScreen)
  }

  @Test("UK-16 Connections that need the Objective-C runtime are listed, each with one sentence")
  func unconnected() throws {
    let shop = try Drawn.load("Shop").unconnected
    #expect(shop.map(\.kind) == [.outlet, .action, .outlet])
    #expect(shop.map(\.name) == ["countLabel", "buy:", "emptyLabel"])
    #expect(shop.first?.description.contains("in scene “Browse” the outlet “countLabel” of BrowseScreen") == true)
    let mail = try Drawn.load("Mail").unconnected
    #expect(Set(mail.map(\.name)) == ["dataSource", "delegate", "view.layer.cornerRadius"])
  }

  @Test("UK-16 A class of another name or module is found if the app has registered the class")
  func registered() throws {
    let text = Drawn.scenes(
      "<viewController id=\"a\" customClass=\"Elsewhere\" customModule=\"Shop\" sceneMemberID=\"viewController\"/>",
      initial: "a")
    UIStoryboard.register(ProductScreen.self, named: "Elsewhere", module: "Shop")
    #expect(try Drawn.load(text: text).initialScene() is ProductScreen)
    let anyModule = text.replacingOccurrences(of: "Shop", with: "Depot").replacingOccurrences(
      of: "Elsewhere", with: "Somewhere")
    UIStoryboard.register(CartScreen.self, named: "Somewhere")
    #expect(try Drawn.load(text: anyModule).initialScene() is CartScreen)
  }

  @Test("UK-16 A controller gets its view from its nib, and a nib instantiates its views")
  func nibs() throws {
    let badge = BadgeScreen(nibName: "Badge", bundle: .module)
    #expect(badge.view is MeterView, "the view its owner's outlet leads to")
    #expect(badge.view.tag == 2, "the view its owner's outlet leads to")
    #expect(badge.view.accessibilityIdentifier == "badge")
    #expect(badge.view.backgroundColor == .red)
    let nib = UINib(nibName: "Badge", bundle: .module)
    #expect(nib.instantiate(withOwner: nil).compactMap { ($0 as? UIView)?.tag } == [1, 2])
    #expect(nib.unconnected.map(\.name) == ["numberLabel"])
    #expect(Bundle.module.loadNibNamed("Badge", owner: nil)?.count == 2)
  }

  @Test("UK-16 A cell in a nib contains the drawn subviews", arguments: ["tableViewCell", "collectionViewCell"])
  func nibOfCell(kind: String) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <\(kind) id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <view key="contentView" id="contents"><subviews><label text="Emma" id="title"/></subviews></view></\(kind)>
      </objects></document>
      """
    let cell = UINib(data: Data(text.utf8), bundle: .module).instantiate(withOwner: nil).first
    let contents = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
    #expect((contents?.subviews.first as? UILabel)?.text == "Emma")
  }

  // Covers Apple's page `nibName`.
  @Test("UK-16 A controller without a nib name uses the nib that is named after its class, if there is one")
  func nibOfTheClass() {
    let badge = BadgeController(nibName: nil, bundle: .module)
    #expect(badge.nibName == nil)
    #expect(badge.view is MeterView)
    let misuses = UIKitMisuse.collect { _ = BadgeScreen(nibName: nil, bundle: .module).view }
    #expect(misuses.isEmpty)
    #expect(!(BadgeController().view is MeterView))
  }

  @Test("UK-13 A storyboard's controllers and their embedded children are released with the last reference")
  func lifetime() throws {
    weak var gone: UIViewController?
    weak var child: UIViewController?
    do {
      let dashboard = try Drawn.load("Dashboard").initialScene()
      dashboard.loadViewIfNeeded()
      gone = dashboard
      child = dashboard.children.first
    }
    #expect(gone == nil)
    #expect(child == nil)
  }
}
