import PortableUIKit
import Testing

@Suite struct BrokenStoryboardTests {
  /// Returns the error that the body throws. Records an issue if there is none.
  private func failure(_ body: () throws -> Void) -> UIStoryboardError? {
    do {
      try body()
      Issue.record("a broken file was accepted")
      return nil
    } catch {
      let found = error as? UIStoryboardError
      #expect(found != nil)
      return found
    }
  }

  private func isSentence(_ error: UIStoryboardError?) -> Bool {
    guard let text = error?.description else { return false }
    return text.hasSuffix(".") && text.contains(": ") && !text.contains("\n")
  }

  @Test("UK-16 Each broken file is refused with one sentence that names the fault")
  func twins() throws {
    let shop = failure { _ = try Drawn.load("Broken/Shop") }
    #expect(shop?.reason == .duplicateIdentifier("Product"))
    #expect(isSentence(shop))
    let mail = failure { _ = try Drawn.load("Broken/Mail") }
    #expect(mail?.reason == .danglingSegue("message", destination: "gon-eg-one"))
    #expect(mail?.scene == "Messages")
    let dashboard = failure { _ = try Drawn.load("Broken/Dashboard") }
    #expect(dashboard?.reason == .containmentCycle(["Dashboard", "Chart", "Legend", "Dashboard"]))
    var xib: UIStoryboardError?
    let misuses = UIKitMisuse.collect { xib = UINib(nibName: "Broken/Badge", bundle: .module).loadError }
    #expect(misuses.map(\.kind) == [.unusableInterface])
    guard case .wrongRoot = xib?.reason else { return #expect(Bool(false), "\(String(describing: xib))") }
    for error in [shop, mail, dashboard, xib] { #expect(isSentence(error)) }
  }

  @Test("UK-16 A segue to a missing scene of another file reports a misuse that names both files")
  func brokenReference() throws {
    let stage = Stage()
    let stack = try Drawn.load("Broken/Account").initialScene()
    stage.show(stack)
    let home = try #require((stack as? UINavigationController)?.topViewController)
    let misuses = UIKitMisuse.collect { home.performSegue(withIdentifier: "lastBought", sender: nil) }
    #expect(misuses.map(\.kind) == [.unusableInterface])
    let sentence = try #require(misuses.first?.sentence)
    #expect(sentence.contains("Broken/Account.storyboard"))
    #expect(sentence.contains("Shop.storyboard"))
    #expect(sentence.contains("“Produkt”"))
    #expect(sentence.contains("“Product”"))
    #expect((stack as? UINavigationController)?.viewControllers == [home])
  }

  @Test("UK-16 Loading refuses files that are missing, compiled, of another kind, not XML, too deep or too large")
  func unreadable() throws {
    let missing = failure { _ = try UIStoryboard.load(name: "Nowhere", bundle: .module) }
    guard case .missingFile = missing?.reason else { return #expect(Bool(false)) }
    #expect(isSentence(missing))
    for (data, name) in [("bplist00", "compiled"), ("NIBArchive", "compiled")] {
      #expect(failure { _ = try UIStoryboard.load(source: Data(data.utf8), name: name) }?.reason == .compiled)
    }
    let html = failure { _ = try Drawn.load(text: "<html/>") }
    #expect(html?.reason == .wrongRoot(found: "html", expected: "document"))
    #expect(isSentence(failure { _ = try Drawn.load(text: "") }))
    #expect(isSentence(failure { _ = try Drawn.load(text: "<document><scenes>") }))
    #expect(isSentence(failure { _ = try Drawn.load(text: "<!DOCTYPE x [<!ENTITY a \"b\">]><document/>") }))
    #expect(isSentence(failure { _ = try UIStoryboard.load(source: Data([0xff, 0xfe, 0, 60]), name: "x") }))
    let deep = String(repeating: "<view>", count: 5_000)
    #expect(failure { _ = try Drawn.load(text: deep) }?.reason == .tooDeep(line: 1))
    let large = Data(repeating: 32, count: 17 << 20)
    #expect(failure { _ = try UIStoryboard.load(source: large, name: "x") }?.reason == .tooLarge(17 << 20))
    let wide = "<document>" + String(repeating: "<a/>", count: 400_001) + "</document>"
    #expect(failure { _ = try Drawn.load(text: wide) }?.reason == .tooManyElements)
  }

  @Test("UK-16 Loading refuses objects and scenes that contradict each other")
  func inconsistent() throws {
    let a = "<viewController id=\"a\" sceneMemberID=\"viewController\"/>"
    #expect(failure { _ = try Drawn.load(text: Drawn.scenes(a, a)) }?.reason == .duplicateObject("a", line: 3))
    let dangling = failure { _ = try Drawn.load(text: Drawn.scenes(a, initial: "b")) }
    #expect(dangling?.reason == .danglingInitialController("b"))
    func nav(_ id: String, _ root: String) -> String {
      """
      <navigationController id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s\(id)"/>
      </connections></navigationController>
      """
    }
    let circle = failure { _ = try Drawn.load(text: Drawn.scenes(nav("a", "b"), nav("b", "a"))) }
    #expect(circle?.reason == .containmentCycle(["a", "b", "a"]))
    #expect(isSentence(circle))
    let line =
      (0..<60).map { nav("n\($0)", "n\($0 + 1)") } + [nav("n60", "last"), a.replacing("\"a\"", with: "\"last\"")]
    let long = Drawn.scenes(line.joined(separator: "</objects></scene><scene><objects>"))
    #expect(failure { _ = try Drawn.load(text: long) }?.reason == .tooManyControllers)
    #expect(failure { _ = try Drawn.load(text: Drawn.scenes(a)).initialScene() }?.reason == .noInitialController)
    #expect(try Drawn.load(text: Drawn.scenes(a)).instantiateInitialViewController() == nil)
    let unknown = failure { _ = try Drawn.load("Shop").scene(withIdentifier: "Card") }
    #expect(unknown?.description.contains("“Card”") == true)
    #expect(unknown?.description.contains("“Cart”") == true)
  }

  @Test(
    "UK-16 A circle of references ends with an error instead of a stack overflow",
    arguments: [true, false])
  func circleOfReferences(embeds: Bool) throws {
    let drawn =
      embeds
      ? """
      <viewController storyboardIdentifier="A" id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <containerView id="c"><connections><segue destination="r" kind="embed" id="s"/></connections></containerView>
      </subviews></view></viewController>
      """
      : """
      <navigationController storyboardIdentifier="A" id="a" sceneMemberID="viewController"><connections>
      <segue destination="r" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController>
      """
    let reference = "<viewControllerPlaceholder referencedIdentifier=\"A\" id=\"r\" sceneMemberID=\"viewController\"/>"
    let storyboard = try Drawn.load(text: Drawn.scenes(drawn, reference))
    let misuses = UIKitMisuse.collect {
      storyboard.instantiateViewController(withIdentifier: "A").loadViewIfNeeded()
    }
    #expect(misuses.count == 1)
    #expect(misuses.first?.sentence.contains("in a circle (A → A)") == true)
    let itself = reference.replacing("\"A\"", with: "\"self\"").replacing(
      "id=\"r\"", with: "id=\"r\" storyboardIdentifier=\"self\"")
    let selfReference = try Drawn.load(text: Drawn.scenes(itself))
    #expect(failure { _ = try selfReference.scene(withIdentifier: "self") }?.description.hasSuffix(".") == true)
  }

  @Test("UK-16 A reference into another bundle is followed once the bundle is registered")
  func bundles() throws {
    let reference = """
      <viewControllerPlaceholder storyboardIdentifier="there" storyboardName="Shop" bundleIdentifier="test.bundle.of.shop" \
      referencedIdentifier="Cart" id="r" sceneMemberID="viewController"/>
      """
    let storyboard = try Drawn.load(text: Drawn.scenes(reference))
    if let error = failure({ _ = try storyboard.scene(withIdentifier: "there") }) {
      #expect(error.description.contains("“test.bundle.of.shop”"))
      #expect(isSentence(error))
    }
    UIStoryboard.register(.module, identifier: "test.bundle.of.shop")
    #expect(try storyboard.scene(withIdentifier: "there") is CartScreen)
  }

  @Test("UK-16 A controller whose nib is missing gets a plain view, and a misuse names the nib")
  func missingNib() {
    let screen = BadgeScreen(nibName: "Nowhere", bundle: .module)
    let misuses = UIKitMisuse.collect { screen.loadViewIfNeeded() }
    #expect(misuses.map(\.kind) == [.unusableInterface])
    #expect(screen.isViewLoaded)
    #expect(misuses.first?.sentence.contains("Nowhere.xib") == true)
  }

  @Test("UK-16 Loading refuses a storyboard whose controllers double at each level")
  func doubling() throws {
    var scenes: [String] = []
    for level in 0..<40 {
      let tabs = (0..<2).map {
        "<segue destination=\"t\(level + 1)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\(level)\($0)x\"/>"
      }
      scenes.append(
        "<tabBarController id=\"t\(level)\" sceneMemberID=\"viewController\"><connections>\(tabs.joined())"
          + "</connections></tabBarController>")
    }
    scenes.append("<viewController id=\"t40\" sceneMemberID=\"viewController\"/>")
    let text = Drawn.scenes(scenes.joined(separator: "</objects></scene><scene><objects>"), initial: "t0")
    let storyboard = try Drawn.load(text: text)
    #expect(failure { _ = try storyboard.initialScene() }?.reason == .tooManyControllers)
  }

  /// A container “A” with relationships to a screen, a stack, a split or tabs.
  private func container(
    _ kind: String, style: String = "", _ relationships: KeyValuePairs<String, String>
  ) throws -> UIStoryboard {
    let segues = relationships.enumerated().map { index, drawn in
      "<segue id=\"s\(index)\" kind=\"relationship\" relationship=\"\(drawn.key)\" destination=\"\(drawn.value)\"/>"
    }
    let text = Drawn.scenes(
      """
      <\(kind) storyboardIdentifier="A" style="\(style)" id="a" sceneMemberID="viewController">
      <connections>\(segues.joined())</connections></\(kind)>
      """, "<viewController id=\"screen\" sceneMemberID=\"viewController\"/>",
      "<navigationController id=\"stack\" sceneMemberID=\"viewController\"/>",
      "<splitViewController id=\"split\" sceneMemberID=\"viewController\"/>",
      "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\"/>")
    return try Drawn.load(text: text)
  }

  @Test("UK-16 A container with an unsuitable relationship is refused as a whole, and the error names a remedy")
  func unsuitableRelationships() throws {
    func expectRefusal(
      _ storyboard: UIStoryboard, _ relationship: String, _ controller: String, in container: String, remedy: String
    ) {
      let error = failure { _ = try storyboard.scene(withIdentifier: "A") }
      #expect(
        error?.reason == .unsuitableRelationship(relationship, controller: controller, container: container))
      #expect(isSentence(error))
      #expect(error?.scene == "A")
      #expect(error?.description.contains(remedy) == true)
      var made: UIViewController?
      let misuses = UIKitMisuse.collect { made = storyboard.instantiateViewController(withIdentifier: "A") }
      #expect(misuses.map(\.kind) == [.unusableInterface])
      #expect(made.map { type(of: $0) == UIViewController.self } == true)
    }
    let (stack, split) = ("UINavigationController", "UISplitViewController")
    let (first, second, third) = ("masterViewController", "detailViewController", "supplementaryViewController")
    let root = "rootViewController"
    let (another, column) = ("connect another controller (for a stack its first one)", "a style with that column")
    let nested = try container("navigationController", [root: "stack"])
    expectRefusal(nested, root, stack, in: stack, remedy: another)
    let pushed = try container("navigationController", [root: "screen", root: "split"])
    expectRefusal(pushed, root, split, in: stack, remedy: another)
    let classic = try container("splitViewController", [first: "screen", second: "stack", third: "screen"])
    expectRefusal(classic, third, "UIViewController", in: split, remedy: column)
    let two = try container("splitViewController", style: "doubleColumn", [third: "screen"])
    expectRefusal(two, third, "UIViewController", in: split, remedy: column)
    let tabs = try container("splitViewController", style: "doubleColumn", [first: "tabs"])
    expectRefusal(tabs, first, "UITabBarController", in: split, remedy: another)
    let twice = try container("splitViewController", style: "doubleColumn", [first: "screen", first: "stack"])
    let remove = "remove the segue if another leads to that place already"
    expectRefusal(twice, first, stack, in: split, remedy: remove)
    let three = try container(
      "splitViewController", style: "tripleColumn",
      [first: "stack", second: "tabs", third: "stack", "compactViewController": "tabs"])
    #expect(try three.scene(withIdentifier: "A").children.count == 3)
  }

  @Test(
    "UK-16 A missing controller class is reported with its module and scene, and missing segue and view classes too")
  func classes() throws {
    let cart = try Drawn.text("Shop.storyboard")
    func load(_ old: String, _ new: String, scene: String) -> UIStoryboardError? {
      failure { _ = try Drawn.load(text: cart.replacing(old, with: new)).scene(withIdentifier: scene) }
    }
    let gone = load("customClass=\"CartScreen\"", "customClass=\"CardScreen\"", scene: "Cart")
    #expect(gone?.reason == .unknownClass("CardScreen", module: "PortableUIKitTests"))
    #expect(gone?.scene == "Cart")
    #expect(gone?.description.contains("UIStoryboard.register(CardScreen.self") == true)
    let segue = load("customClass=\"FlipSegue\"", "customClass=\"FlapSegue\"", scene: "Browse")
    #expect(segue?.reason == .unknownClass("FlapSegue", module: "PortableUIKitTests"))
    let notOne = load("customClass=\"CartScreen\"", "customClass=\"MeterView\"", scene: "Cart")
    #expect(notOne?.reason == .wrongClass("MeterView", expected: "UIViewController"))
    let noTabs = load("customClass=\"ShopTabs\"", "customClass=\"CartScreen\"", scene: "Tabs")
    #expect(noTabs?.reason == .wrongClass("CartScreen", expected: "UITabBarController"))
    let refusing = load("customClass=\"CartScreen\"", "customClass=\"RefusingScreen\"", scene: "Cart")
    #expect(refusing?.reason == .refusedByClass("RefusingScreen"))
    let mail = try Drawn.text("Mail.storyboard").replacing("\"MeterView\"", with: "\"Meter\"")
    let settings = try Drawn.load(text: mail).scene(withIdentifier: "Settings")
    let misuses = UIKitMisuse.collect { settings.loadViewIfNeeded() }
    #expect(misuses.map(\.kind) == [.unusableInterface])
    #expect(settings.children.first?.isViewLoaded == true)
  }

  @Test("UK-16 A missing class inside a cell fails the throwing calls, and reports a misuse with each cell")
  func classesInCells() throws {
    let text = try Drawn.text("Shelf.storyboard").replacing(
      "<label text", with: "<label customClass=\"Gone\" customModule=\"Shop\" text")
    let storyboard = try Drawn.load(text: text)
    #expect(failure { _ = try storyboard.initialScene() }?.reason == .unknownClass("Gone", module: "Shop"))
    let stack = storyboard.instantiateInitialViewController() as? UINavigationController
    let shelf = try #require(stack?.topViewController as? ShelfController)
    let table = try #require(shelf.tableView)
    for _ in 0..<2 {
      let misuses = UIKitMisuse.collect { _ = table.dequeueReusableCell(withIdentifier: "book") }
      #expect(misuses.map(\.kind) == [.unusableInterface])
      #expect(misuses.first?.sentence.contains("Shop.Gone") == true)
    }
  }

  @Test("UK-16 A missing class beside a table is reported once, and not again for its cells")
  func classesBesideCells() throws {
    let scene = """
      <viewController storyboardIdentifier="A" id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <view customClass="Gone" customModule="Shop" id="g"/>
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="book" id="c"/></prototypes></tableView>
      </subviews></view></viewController>
      """
    let screen = try Drawn.load(text: Drawn.scenes(scene)).instantiateViewController(withIdentifier: "A")
    #expect(UIKitMisuse.collect { screen.loadViewIfNeeded() }.map(\.kind) == [.unusableInterface])
    let table = try #require(screen.drawnObject(withID: "t") as? UITableView)
    var cell: UITableViewCell?
    let misuses = UIKitMisuse.collect { cell = table.dequeueReusableCell(withIdentifier: "book") }
    #expect(misuses.isEmpty)
    #expect(cell?.reuseIdentifier == "book")
  }

  @Test("UK-16 Apple's calls, which cannot throw, report a misuse and return a substitute controller")
  func withoutErrors() throws {
    let misuses = UIKitMisuse.collect {
      let missing = UIStoryboard(name: "Nowhere", bundle: .module)
      #expect(missing.instantiateInitialViewController().map { type(of: $0) == UIViewController.self } == true)
      let shop = UIStoryboard(name: "Shop", bundle: .module)
      #expect(type(of: shop.instantiateViewController(withIdentifier: "Card")) == UIViewController.self)
      let cart: CartScreen = shop.instantiateViewController(identifier: "Product")
      #expect(cart.storyboard == nil)
      let made = shop.instantiateViewController(identifier: "Card") { ReviewsScreen(coder: $0, product: "tea") }
      #expect(made.product == "tea")
    }
    #expect(misuses.map(\.kind) == Array(repeating: .unusableInterface, count: 5))
    #expect(misuses.allSatisfy { $0.sentence.hasSuffix(".") })
  }
}
