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

final class MarkedSegue: UIStoryboardSegue {
  let mark: String
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    mark = "marked \(identifier ?? "")"
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {}
}

final class RequiringSegue: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {}
}

/// A controller that overrides properties which other controllers set.
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

@Suite struct OverridingTests {
  let stage = Stage()

  @Test("UK-3 Subclasses can override and call the initialisers that are designated on Apple's systems")
  func initialisers() {
    let scene = UIWindowScene()
    let window = NamedWindow(windowScene: scene)
    #expect(window.name == "of a scene")
    #expect(window.windowScene === scene)
    #expect(window.isHidden)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(UIApplication.shared.windows.contains(window))
    let tabs = CountedTabs(tabs: [UITab(title: "a", image: nil, identifier: "a") { [stage] _ in stage.screen("a") }])
    #expect(tabs.count == 1)
    #expect(tabs.selectedViewController?.title == "a")
    #expect(tabs.tabBar.items?.count == 1)
  }

  @Test("UK-16 A segue of a storyboard is made by the initialiser that its class overrides", arguments: [true, false])
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
    #expect(segue?.identifier == "flip")
    #expect(segue?.source === browse)
    #expect((segue as? MarkedSegue)?.mark == (isMarked ? "marked flip" : nil))
    #expect(isMarked || segue is RequiringSegue)
  }

  @Test("UK-3 A controller uses a subclass's overrides of its nib, edges and alert style")
  func controllers() {
    let deciding: UIViewController = Deciding()
    #expect(deciding.view is MeterView)
    #expect(deciding.edgesForExtendedLayout == .top)
    #expect(deciding.extendedLayoutIncludesOpaqueBars)
    let plain = UIViewController(nibName: "Nib", bundle: .module)
    #expect(plain.nibName == "Nib")
    #expect(plain.nibBundle === Bundle.module)
    #expect(plain.edgesForExtendedLayout == .all)
    #expect(!plain.extendedLayoutIncludesOpaqueBars)
    plain.edgesForExtendedLayout = .left
    plain.extendedLayoutIncludesOpaqueBars = true
    #expect(plain.edgesForExtendedLayout == .left)
    #expect(plain.extendedLayoutIncludesOpaqueBars)
    let alert = AlwaysAlert(title: nil, message: nil, preferredStyle: .actionSheet)
    let misuses = UIKitMisuse.collect { alert.addTextField() }
    #expect(misuses.isEmpty)
    #expect(alert.textFields?.count == 1)
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredStyle == .alert)
  }

  @Test("UK-3 Pages and splits use the style of their initialiser, even if a subclass overrides the property")
  func containers() {
    let pages: UIPageViewController = AlwaysScrolling(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    #expect(pages.gestureRecognizers.count == 1)
    let split: UISplitViewController = AlwaysClassic(style: .doubleColumn)
    let list = UINavigationController()
    #expect(split.style == .unspecified)
    let misuses = UIKitMisuse.collect { split.setViewController(list, for: .primary) }
    #expect(misuses.isEmpty)
    #expect(split.viewController(for: .primary) === list)
    #expect(list.parent === split)
  }
}
