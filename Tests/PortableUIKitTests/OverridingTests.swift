import PortableUIKit
import Testing

private final class NamedWindow: UIWindow {
  let name: String

  override init(windowScene: UIWindowScene) {
    name = "of a scene"
    super.init(windowScene: windowScene)
  }
  required init?(coder: NSCoder) { nil }
}

private final class CountedTabs: UITabBarController {
  let count: Int

  override init(tabs: [UITab]) {
    count = tabs.count
    super.init(tabs: tabs)
  }
  required init?(coder: NSCoder) { nil }
}

private final class NamedPicture: UIImageView {
  let name: String

  override init(image: UIImage?) {
    name = "one"
    super.init(image: image)
  }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    name = "two"
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { nil }
}

/// A segue with an initialiser of its own, which a storyboard makes by its name.
final class MarkedSegue: UIStoryboardSegue {
  let mark: String

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    mark = "marked \(identifier ?? "")"
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {}
}

/// A segue that has its initialiser required of its subclasses too.
final class RequiringSegue: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {}
}

/// A label with room around its text.
private final class InsetLabel: UILabel {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
  }
}

/// A controller that says itself what others are told.
private final class Deciding: UIViewController {
  override var nibName: String? { "Badge" }
  override var nibBundle: Bundle? { .module }
  override var edgesForExtendedLayout: UIRectEdge {
    get { .top }
    set {}
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
}

private final class AlwaysAlert: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .alert }
}

private final class AlwaysScrolling: UIPageViewController {
  override var transitionStyle: UIPageViewController.TransitionStyle { .scroll }
  override var navigationOrientation: UIPageViewController.NavigationOrientation { .vertical }
}

private final class AlwaysClassic: UISplitViewController {
  override var style: UISplitViewController.Style { .unspecified }
}

/// A view that notes what is asked of it.
private final class Noting: UIView {
  var told: [String] = []
  override var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { told.append("gestures") }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    told.append("add")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    told.append("remove")
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func viewWithTag(_ tag: Int) -> UIView? {
    told.append("tag")
    return super.viewWithTag(tag)
  }
  override func endEditing(_ force: Bool) -> Bool {
    told.append("end")
    return super.endEditing(force)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    told.append("point to")
    return super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    told.append("point from")
    return super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    told.append("rect to")
    return super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    told.append("rect from")
    return super.convert(rect, from: view)
  }
}

/// A container that has the system write down and bring back what it shows.
private final class Restored: UIViewController, UIViewControllerRestoration {
  var told: [String] = []

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { Restored() }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    told.append("encode")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    told.append("decode")
  }
  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    told.append("finished")
  }
}

/// A screen that is laid out as before there were safe areas.
private final class Guided: UIViewController {
  var lengths: [CGFloat] = []
  var frames: [CGRect?] = []

  @available(*, deprecated)
  override func viewDidLoad() {
    let line = UIView()
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      line.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      line.heightAnchor.constraint(equalTo: bottomLayoutGuide.heightAnchor),
    ])
  }
  @available(*, deprecated)
  override func didReceiveMemoryWarning() {
    lengths = [topLayoutGuide.length, bottomLayoutGuide.length]
    frames = [topLayoutGuide, bottomLayoutGuide].map { ($0 as? UILayoutGuide)?.layoutFrame }
    title = topLayoutGuide === topLayoutGuide && topLayoutGuide !== bottomLayoutGuide ? "kept" : "made anew"
  }
}

/// What Apple's classes let their subclasses override.
@Suite struct OverridingTests {
  let stage = Stage()

  @Test("UK-3 A label can say where its text is drawn, and how")
  func label() {
    let label = InsetLabel()
    let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 10), limitedToNumberOfLines: 1)
    #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 6))
    label.drawText(in: rect)
  }

  @Test("UK-3 Initialisers that are designated on Apple's systems can be overridden and called by a subclass")
  func initialisers() {
    let scene = UIWindowScene()
    let window = NamedWindow(windowScene: scene)
    #expect(window.name == "of a scene" && window.windowScene === scene && window.isHidden)
    #expect(window.frame == UIScreen.main.bounds && UIApplication.shared.windows.contains(window))
    let tabs = CountedTabs(tabs: [UITab(title: "a", image: nil, identifier: "a") { [stage] _ in stage.screen("a") }])
    #expect(tabs.count == 1 && tabs.selectedViewController?.title == "a" && tabs.tabBar.items?.count == 1)
    let picture = UIImage()
    let (one, two) = (NamedPicture(image: picture), NamedPicture(image: nil, highlightedImage: picture))
    #expect(one.name == "one" && one.image === picture && !one.isUserInteractionEnabled)
    #expect(two.name == "two" && two.highlightedImage === picture && !two.isUserInteractionEnabled)
    #expect(UIImageView(image: picture).image === picture && !UIImageView(image: picture).isUserInteractionEnabled)
  }

  @Test("UK-16 A segue that a file names is made by the initialiser its class overrides", arguments: [true, false])
  func segues(isMarked: Bool) throws {
    let name = isMarked ? "MarkedSegue" : "RequiringSegue"
    let source = try Drawn.text("Shop.storyboard").replacingOccurrences(of: "\"FlipSegue\"", with: "\"\(name)\"")
    let tabs = try #require(try Drawn.load(text: source).initialScene() as? UITabBarController)
    stage.show(tabs)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let browse = try #require(stack.topViewController as? BrowseScreen)
    var segue: UIStoryboardSegue?
    browse.onPrepare = { segue = $0 }
    browse.performSegue(withIdentifier: "flip", sender: nil)
    #expect(segue?.identifier == "flip" && segue?.source === browse)
    #expect((segue as? MarkedSegue)?.mark == (isMarked ? "marked flip" : nil))
    #expect(isMarked || segue is RequiringSegue)
  }

  @Test("UK-3 What a controller says of its nib, its edges and its style is what holds")
  func controllers() {
    let deciding: UIViewController = Deciding()
    #expect(deciding.view is MeterView && deciding.edgesForExtendedLayout == .top)
    #expect(deciding.extendedLayoutIncludesOpaqueBars)
    let plain = UIViewController(nibName: "Nib", bundle: .module)
    #expect(plain.nibName == "Nib" && plain.nibBundle === Bundle.module)
    #expect(plain.edgesForExtendedLayout == .all && !plain.extendedLayoutIncludesOpaqueBars)
    plain.edgesForExtendedLayout = .left
    plain.extendedLayoutIncludesOpaqueBars = true
    #expect(plain.edgesForExtendedLayout == .left && plain.extendedLayoutIncludesOpaqueBars)
    let alert = AlwaysAlert(title: nil, message: nil, preferredStyle: .actionSheet)
    let misuses = UIKitMisuse.collect { alert.addTextField() }
    #expect(misuses.isEmpty && alert.textFields?.count == 1)
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredStyle == .alert)
  }

  @Test("UK-3 Pages and splits go by how they were made, whatever a subclass answers")
  func containers() {
    let pages: UIPageViewController = AlwaysScrolling(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.gestureRecognizers.count == 1)
    let split: UISplitViewController = AlwaysClassic(style: .doubleColumn)
    let list = UINavigationController()
    #expect(split.style == .unspecified)
    let misuses = UIKitMisuse.collect { split.setViewController(list, for: .primary) }
    #expect(misuses.isEmpty && split.viewController(for: .primary) === list && list.parent === split)
  }

  @Test("UK-3 A view can be asked for its gestures, places, tags and editing by overrides")
  func views() {
    let noting = Noting(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let (view, inner, gesture): (UIView, UIView, UIGestureRecognizer) = (noting, UIView(), UIGestureRecognizer())
    stage.show(view)
    view.addSubview(inner)
    inner.frame.origin.x = 5
    inner.tag = 7
    view.addGestureRecognizer(gesture)
    #expect(gesture.view === view && view.gestureRecognizers == [gesture])
    view.removeGestureRecognizer(gesture)
    #expect(gesture.view == nil && view.gestureRecognizers == nil)
    view.gestureRecognizers = [gesture]
    #expect(gesture.view === view && view.viewWithTag(7) === inner && view.endEditing(true))
    #expect(noting.told == ["add", "remove", "gestures", "tag", "end"])
    noting.told = []
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 6, y: 1))
    let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(view.convert(rect, to: nil) == CGRect(x: 11, y: 21, width: 2, height: 2))
    #expect(view.convert(rect, from: nil) == CGRect(x: -9, y: -19, width: 2, height: 2))
    #expect(noting.told == ["point to", "point from", "rect to", "rect from"])
    #expect(stage.window.hitTest(CGPoint(x: 12, y: 22), with: nil) === view && noting.told.count == 4)
  }

  @Test("UK-3 What is to bring a controller back can be overridden and set, and is never called")
  func restoration() {
    let restored = Restored()
    let plain: UIViewController = restored
    stage.show(plain)
    #expect(restored.told.isEmpty && plain.restorationClass == nil)
    plain.restorationClass = Restored.self
    #expect(plain.restorationClass.map { ObjectIdentifier($0) } == ObjectIdentifier(Restored.self))
    let coder = NSCoder()
    #expect(plain.restorationClass?.viewController(withRestorationIdentifierPath: ["a"], coder: coder) is Restored)
    plain.encodeRestorableState(with: coder)
    plain.decodeRestorableState(with: coder)
    plain.applicationFinishedRestoringState()
    #expect(restored.told == ["encode", "decode", "finished"])
  }

  @Test("UK-21 The guides of before the safe area are as long as what that leaves out")
  func oldGuides() {
    let guided = Guided()
    let screen: UIViewController = guided
    stage.show(screen)
    #expect(screen.view.constraints.count == 3)
    screen.didReceiveMemoryWarning()
    #expect(guided.lengths == [0, 0] && screen.title == "kept")
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    screen.didReceiveMemoryWarning()
    let room = screen.view.bounds
    #expect(guided.lengths == [50, 30])
    #expect(
      guided.frames == [
        CGRect(x: 0, y: 0, width: room.width, height: 50),
        CGRect(x: 0, y: room.height - 30, width: room.width, height: 30),
      ])
    screen.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.didReceiveMemoryWarning()
    #expect(guided.lengths == [0, 0] && guided.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 0))
  }
}
