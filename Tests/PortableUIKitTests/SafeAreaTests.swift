import PortableUIKit
import Testing

private final class RoomView: UIView {
  var told: [String] = []
  override func safeAreaInsetsDidChange() { told.append("room \(Int(safeAreaInsets.top))") }
  override func layoutMarginsDidChange() { told.append("margins \(Int(layoutMargins.top))") }
  override func layoutSubviews() { told.append("layout") }
}

private final class RoomScreen: UIViewController {
  var told: [String] = []
  override func loadView() { view = RoomView() }
  override func viewDidLoad() { told.append("load") }
  override func viewWillAppear(_ animated: Bool) { told.append("willAppear") }
  override func viewSafeAreaInsetsDidChange() { told.append("room \(Int(view.safeAreaInsets.top))") }
  override func viewLayoutMarginsDidChange() { told.append("margins \(Int(view.layoutMargins.top))") }
  override func viewWillLayoutSubviews() { told.append("willLayout") }
  override func viewDidAppear(_ animated: Bool) { told.append("didAppear") }
}

@Suite struct SafeAreaTests {
  let stage = Stage()
  private let root = RoomScreen()

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test(
    "UK-21 A controller's additional safe area applies to its view, and to subviews as far as they overlap the area")
  func geometry() {
    stage.show(root)
    let size = root.view.bounds.size
    let (whole, below, half) = (view(0, 0, size.width, size.height), view(50, 60, 100, 100), view(10, 30, 100, 100))
    for view in [whole, below, half] { root.view.addSubview(view) }
    let deep = view(0, 0, size.width, 20)
    whole.addSubview(deep)
    #expect(root.view.safeAreaInsets == .zero)
    root.additionalSafeAreaInsets = insets(50, 20, 30, 5)
    #expect(root.view.safeAreaInsets == insets(50, 20, 30, 5))
    #expect(whole.safeAreaInsets == insets(50, 20, 30, 5))
    #expect(below.safeAreaInsets == .zero)
    #expect(half.safeAreaInsets == insets(20, 10, 0, 0))
    #expect(deep.safeAreaInsets == insets(20, 20, 0, 5))
    #expect(stage.window.safeAreaInsets == .zero)
    below.removeFromSuperview()
    whole.removeFromSuperview()
    #expect(whole.safeAreaInsets == .zero)
    #expect(
      root.view.safeAreaLayoutGuide.layoutFrame
        == CGRect(x: 20, y: 50, width: size.width - 25, height: size.height - 80))
    #expect(
      root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: size.height - 30, width: size.width, height: 30))
  }

  @Test("UK-21 A container's additional safe area reaches the views of its children, and children can add their own")
  func containers() {
    let child = RoomScreen()
    stage.show(root)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 20, width: 393, height: 400)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    root.additionalSafeAreaInsets = insets(44, 0, 0, 0)
    child.additionalSafeAreaInsets = insets(6, 0, 9, 0)
    #expect(child.view.safeAreaInsets == insets(30, 0, 9, 0))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    child.view.addSubview(scroll)
    let content = view(0, 0, 393, 100)
    scroll.addSubview(content)
    #expect(content.safeAreaInsets.top == 30)
    scroll.contentSize = CGSize(width: 393, height: 900)
    scroll.contentOffset = CGPoint(x: 0, y: -30)
    #expect(content.safeAreaInsets == .zero)
  }

  @Test("UK-6 A changed safe area notifies each view and controller once, on a later turn, before the layout")
  func told() throws {
    let inner = RoomView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.show(root)
    root.view.addSubview(inner)
    let outer = try #require(root.view as? RoomView)
    stage.window.layoutIfNeeded()
    (root.told, outer.told, inner.told) = ([], [], [])
    root.additionalSafeAreaInsets.top = 10
    root.additionalSafeAreaInsets.top = 12
    #expect(root.told.isEmpty)
    #expect(outer.told.isEmpty)
    #expect(inner.told.isEmpty)
    stage.settle()
    #expect(root.told == ["room 12", "margins 12", "willLayout"])
    #expect(outer.told == ["room 12", "margins 12", "layout"])
    #expect(inner.told == ["room 12", "margins 12", "layout"])
    inner.frame.origin.y = 12
    #expect(inner.told.count == 3)
    stage.settle()
    #expect(inner.told.suffix(3) == ["room 0", "margins 8", "layout"])
    #expect(root.told.count == 3)
    root.additionalSafeAreaInsets.top = 12
    stage.settle()
    #expect(root.told.count == 3)
  }

  @Test("UK-8 A controller that appears receives its safe area between viewWillAppear and the layout")
  func comingOnScreen() {
    root.additionalSafeAreaInsets.top = 20
    stage.show(root)
    #expect(root.told == ["load", "willAppear", "room 20", "margins 20", "willLayout", "didAppear"])
  }

  @Test("UK-6 A view that is added within the safe area's insets is notified on a later turn")
  func putIn() {
    stage.show(root)
    root.additionalSafeAreaInsets.top = 20
    stage.settle()
    let late = RoomView(frame: CGRect(x: 0, y: 5, width: 10, height: 40))
    root.view.addSubview(late)
    #expect(late.safeAreaInsets.top == 15)
    #expect(late.told.isEmpty)
    stage.settle()
    #expect(late.told.first == "room 15")
  }

  @Test("UK-6 A window without additional safe areas schedules no turns for safe areas")
  func noTurns() {
    let other = Stage()
    stage.show(root)
    other.show(UIViewController())
    root.additionalSafeAreaInsets.top = 20
    let plain = UIView()
    other.window.rootViewController?.view.addSubview(plain)
    plain.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(other.scheduler.isIdle)
    #expect(!stage.scheduler.isIdle)
  }

  @Test("UK-6 New layout margins notify the view or its controller on a later turn")
  func marginsTold() {
    stage.show(root)
    let view = RoomView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    view.layoutMargins.top = 1
    #expect(view.told.isEmpty)
    stage.settle()
    #expect(view.told == ["margins 1", "layout"])
    root.told = []
    root.view.layoutMargins = insets(60, 20, 0, 20)
    stage.settle()
    #expect(root.told == ["margins 60", "willLayout"])
  }
}
