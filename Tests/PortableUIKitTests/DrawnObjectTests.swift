import PortableUIKit
import Testing

@Suite struct DrawnObjectTests {
  private let scene = """
    <viewController storyboardIdentifier="Cart" id="cart" sceneMemberID="viewController">
    <view key="view" id="root"><subviews>
    <label text="0" id="sum"/>
    <button id="buy-1"><state key="normal" title="Buy"/><connections>
    <action selector="buy:" destination="cart" eventType="touchUpInside" id="a1"/>
    <action selector="buy:" destination="cart" eventType="touchDown" id="a2"/></connections></button>
    <button id="buy-2"><state key="normal" title="Buy"/><connections>
    <action selector="buyAll:" destination="cart" eventType="touchUpInside" id="a3"/></connections></button>
    <textField id="code"/>
    </subviews></view>
    <navigationItem key="navigationItem" id="bar"><barButtonItem key="rightBarButtonItem" title="Clear" id="clear">
    <connections><action selector="clear:" destination="cart" id="a4"/></connections></barButtonItem></navigationItem>
    <connections><outlet property="totalLabel" destination="sum" id="o1"/>
    <outlet property="couponField" destination="code" id="o2"/>
    <outletCollection property="buttons" destination="buy-1" id="o3"/>
    <outletCollection property="buttons" destination="buy-2" id="o4"/></connections></viewController>
    """

  private func cart() throws -> UIViewController {
    try Drawn.load(text: Drawn.scenes(scene, initial: "cart")).initialScene()
  }

  @Test("UK-22 A controller finds its drawn objects by identifier, outlet, outlet collection and action")
  func found() throws {
    let cart = try cart()
    #expect((cart.drawnObject(withID: "buy-1") as? UIButton)?.currentTitle == "Buy")
    #expect(cart.drawnObject(withID: "clear") === cart.navigationItem.rightBarButtonItem)
    #expect((cart.drawnObject(forOutlet: "totalLabel") as? UILabel)?.text == "0")
    let buttons = cart.drawnObjects(forOutletCollection: "buttons")
    #expect(buttons.count == 2)
    #expect(buttons.first === cart.drawnObject(withID: "buy-1"))
    #expect(cart.drawnObjects(sendingAction: "buy:") == [buttons[0]])
    #expect(cart.drawnObjects(sendingAction: "clear:") == [cart.navigationItem.rightBarButtonItem])
    #expect(cart.drawnObject(withID: "nowhere") == nil)
    #expect(cart.drawnObject(forOutlet: "nothing") == nil)
    #expect(cart.drawnObjects(sendingAction: "buy").isEmpty)
    #expect(UIViewController().drawnObject(withID: "a") == nil)
  }

  @Test("UK-22 A tap finds a drawn object by its action or identifier, and typing finds a field by its outlet")
  func tapped() throws {
    let (stage, cart) = (Stage(), try cart())
    stage.show(UINavigationController(rootViewController: cart))
    var tapped: [String] = []
    for id in ["buy-1", "buy-2"] {
      (cart.drawnObject(withID: id) as? UIButton)?.addAction(UIAction { _ in tapped.append(id) }, for: .touchUpInside)
    }
    cart.navigationItem.rightBarButtonItem?.primaryAction = UIAction { _ in tapped.append("clear") }
    for name in ["buyAll:", "buy:", "buy-2", "Buy", "clear:"] { #expect(stage.window.perform(.tap(name)), "\(name)") }
    #expect(tapped == ["buy-2", "buy-1", "buy-2", "buy-1", "clear"])
    #expect(!stage.window.perform(.tap("sell:")))
    #expect(stage.window.perform(.type("SUMMER", into: "couponField")))
    #expect((cart.drawnObject(forOutlet: "couponField") as? UITextField)?.text == "SUMMER")
  }

  @Test("UK-22 An unconnected action or outlet names its object")
  func unconnected() throws {
    let drawn = try Drawn.load(text: Drawn.scenes(scene)).unconnected
    let buying = try #require(drawn.first { $0.name == "buyAll:" })
    #expect(buying.object == "buy-2")
    #expect(buying.target == "cart")
    #expect(buying.description.contains("of button “buy-2” to"))
    #expect(drawn.first { $0.name == "totalLabel" }?.object == "cart")
  }

  @Test("UK-22 A drawn effect view's subviews are made in its content view, and the controller finds them")
  func effectView() throws {
    let scene = """
      <viewController id="screen" sceneMemberID="viewController"><view key="view" id="root"><subviews>
      <visualEffectView id="glass"><view key="contentView" tag="3" id="contents"><subviews>
      <button id="buy"><state key="normal" title="Buy"/></button></subviews></view>
      <blurEffect style="regular"/></visualEffectView></subviews></view></viewController>
      """
    let screen = try Drawn.load(text: Drawn.scenes(scene, initial: "screen")).initialScene()
    let glass = try #require(screen.drawnObject(withID: "glass") as? UIVisualEffectView)
    let button = try #require(screen.drawnObject(withID: "buy") as? UIButton)
    #expect(button.superview === glass.contentView)
    #expect(glass.contentView.tag == 3)
    #expect(screen.drawnObject(withID: "contents") === glass.contentView)
  }

  @Test("UK-22 A controller finds the objects of its nib by outlet and identifier")
  func nib() {
    let screen = BadgeScreen(nibName: "Badge", bundle: .module)
    #expect((screen.drawnObject(forOutlet: "numberLabel") as? UILabel)?.text == "99")
    #expect(screen.drawnObject(withID: "sP7-95-nf4") === screen.view)
  }
}
