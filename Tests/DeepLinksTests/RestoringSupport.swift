import PageFlow
import TestStage
import Wayfinder
import WayfinderTesting

/// A screen for one item of many.
final class ItemScreen: UIViewController {
  let id: Int
  var mayGo = true
  var isSetUp = false

  init(_ id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "item\(id)"
  }

  required init?(coder: NSCoder) { nil }
}

extension ItemScreen: RoutingInterceptable {
  var canBeDismissed: Bool { mayGo }
}

/// A screen that positions leave out although it has an entry.
final class PassingScreen: UIViewController, LeftOutOfPositions {}

/// A split that shows its list if it has room for only one column, as most apps do.
final class ListFirstSplit: UISplitViewController, UISplitViewControllerDelegate {
  override init(style: Style) {
    super.init(style: style)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column { .primary }
}

/// A stack that only the app can make.
final class FlowStack: UINavigationController {}

/// A custom container that shows one of several children.
final class DrawerScreen: UIViewController, CustomContainerViewController, ContainerAdapter {
  private(set) var containedViewControllers: [UIViewController] = []
  private var shown: UIViewController?
  var visibleViewControllers: [UIViewController] { shown.map { [$0] } ?? [] }
  var adapter: any ContainerAdapter { self }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    shown = viewController
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    for child in containedViewControllers where !viewControllers.contains(child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in viewControllers where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    containedViewControllers = viewControllers
    if shown.map({ !viewControllers.contains($0) }) ?? true { shown = viewControllers.first }
    completion(.success)
  }
}

struct OutOfStock: Error {}

/// An app with two tabs: a list with its items, and settings. It also has sheets, a flow in its own stack, and a screen behind a login.
final class PlacesApp {
  let window: UIWindow
  let session = Session()
  private(set) var router: Router

  final class Session {
    var isSignedIn = true
    var stock = 1...50
    /// A Boolean value that indicates whether factories fail while they make the screen, and not while they are prepared.
    var refusesLate = false
    var guardsAsked = 0
  }

  static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Screen("list")),
      UINavigationController(rootViewController: Screen("settings")),
    ]
    return tabs
  }

  static let item = StepAssembly(
    finder: InlineStackIteratingFinder<ItemScreen, Int> { $0.id == $1 }, factory: InlineFactory { ItemScreen($0) }
  )
  .adding(InlineContextTask { (screen: ItemScreen, _: Int) in screen.isSetUp = true })
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
  .assemble()

  init(root: UIViewController = PlacesApp.tabs(), isVisible: Bool = true) throws {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.endTransitionsAtOnce()
    if isVisible { window.makeKeyAndVisible() }
    router = Router(window: window).restoring(try Self.table(session))
    router.makeDefault()
  }

  static func table(_ session: Session, without left: Set<String> = []) throws -> ScreenTable {
    try ScreenTable(origin: .scheme("app")) { screens in
      screens.add(
        LinkPattern<Int>("item/:id/checked"), item,
        context: { id in
          guard session.stock.contains(id) else { throw OutOfStock() }
          return id
        }
      ) { $0.isSetUp ? $0.id : nil }
      screens.add(
        LinkPattern<Int>("item/:id"),
        factory: InlineFactory<ItemScreen, Int> { id in
          guard session.stock.contains(id) else { throw OutOfStock() }
          return ItemScreen(id)
        }
      ) { $0.id }
      for name in ["list", "settings", "sheet", "note", "step", "detail", "start"] where !left.contains(name) {
        screens.add(
          LinkPattern<Void>(name), factory: InlineFactory<Screen, Any?> { _ in Screen(name) },
          where: { $0.title == name })
      }
      let locked = InlineInterceptor<Any?> { _ in
        session.guardsAsked += 1
        if !session.isSignedIn { throw NotSignedIn() }
      }
      screens.add(
        LinkPattern<Void>("locked"), factory: InlineFactory<Screen, Any?> { _ in Screen("locked") },
        guards: [locked], where: { $0.title == "locked" })
      screens.add(LinkPattern<Void>("passing"), factory: InlineFactory<PassingScreen, Any?> { _ in PassingScreen() })
      if !left.contains("flow") {
        screens.addContainer("flow", factory: NavigationControllerFactory<FlowStack, Any?> { FlowStack() })
      }
      screens.addContainer(
        "places", factory: InlineFactory<ListFirstSplit, Any?> { _ in ListFirstSplit(style: .doubleColumn) })
      screens.addContainer("drawer", factory: InlineFactory<DrawerScreen, Any?> { _ in DrawerScreen() })
    }
  }

  /// Returns the stack of a tab.
  func stack(_ tab: Int) throws -> UINavigationController {
    let tabs = window.rootViewController as? UITabBarController
    guard let stack = tabs?.viewControllers?[tab] as? UINavigationController else { throw OutOfStock() }
    return stack
  }

  /// Returns the same app in a new process, with its position restored.
  func restarted(root: UIViewController = PlacesApp.tabs()) async throws -> (app: PlacesApp, restored: Restored) {
    let next = try PlacesApp(root: root)
    let json = router.position.json
    return (next, try await next.router.navigate(.restore(NavigationPosition.reading(json).position)))
  }

  /// Returns the app with an item on the list, and a sheet with a flow of two steps over the selected settings.
  static func somewhere() throws -> PlacesApp {
    let app = try PlacesApp()
    try app.stack(0).pushViewController(ItemScreen(7), animated: false)
    try app.stack(0).pushViewController(ItemScreen(8), animated: false)
    try app.stack(1).pushViewController(Screen("detail"), animated: false)
    (app.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    let sheet = Screen("sheet")
    sheet.modalPresentationStyle = .formSheet
    app.window.rootViewController?.present(sheet, animated: false)
    let flow = FlowStack()
    flow.viewControllers = [Screen("start"), Screen("step")]
    flow.modalPresentationStyle = .fullScreen
    sheet.present(flow, animated: false)
    return app
  }

  /// Returns the position of that app.
  static func positionSomewhere() throws -> NavigationPosition {
    let app = try somewhere()
    return withExtendedLifetime(app) { app.router.position }
  }

  static let somewhereOutline = "tabs[stack[list item7 item8] stack[settings detail]*] ^ sheet ^ stack[start step]"
}
