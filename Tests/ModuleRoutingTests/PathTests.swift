import Foundation
import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct PathTests {
  let stage = Stage()
  let modules: ModuleRegistry

  init() throws {
    modules = try ModuleRegistry {
      ShowingRouter.self
      EditorModule.self
      BadgeModule.self
      OwnWayRouter.self
    }
  }

  enum BadgeModule: RoutableModule {
    final class Badge: UIView, First.Named {}

    static func registerRoutableDestination() {
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Badge.self) { _ in Badge() }
      AnyViewRouter.register(RoutableView<any Second.Named>(), forMakingView: Stack.self) { _ in Stack() }
    }

    final class Stack: UINavigationController, Second.Named {}
  }

  private func show(_ path: ViewRoutePath) async throws -> (
    destination: any Showing, router: DestinationViewRouter<any Showing>
  ) {
    try await modules.use { try await Router.perform(to: RoutableView<any Showing>(), path: path) }
  }

  private func refused(_ path: ViewRoutePath) async -> ModuleRoutingError? {
    await refusal { _ = try await show(path) }
  }

  // MARK: Each path

  @Test("MR-20 A push adds to the stack around the source, and makes that stack visible")
  func push() async throws {
    stage.home.present(Screen("over"), animated: false)
    let shown = try await show(.push(from: stage.home)).destination
    #expect(stage.stack.viewControllers == [stage.home, shown as? UIViewController])
    #expect(stage.stack.presentedViewController == nil)
    let second = try await show(.push(from: stage.stack)).destination
    #expect(stage.stack.topViewController === second)
  }

  @Test("MR-20 A modal presentation presents the destination, within a container if requested")
  func present() async throws {
    let shown = try await show(.presentModally(from: stage.home)).destination
    #expect(stage.home.presentedViewController === shown)
    stage.home.dismiss(animated: false)
    let wrapped = try await show(.presentModally(from: stage.home).wrapped(in: .navigationController)).destination
    let stack = try #require(stage.home.presentedViewController as? UINavigationController)
    #expect(stack.viewControllers == [wrapped as? UIViewController])
  }

  @Test("EN-37 A modal presentation from a source under an alert replaces the alert")
  func presentUnderAlert() async throws {
    stage.home.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: false)
    let shown = try await show(.presentModally(from: stage.home)).destination
    #expect(stage.home.presentedViewController === shown)
  }

  @Test("MR-20 A popover points at the configured view")
  func popover() async throws {
    let anchor = UIView()
    let shown = try await show(.presentAsPopover(from: stage.home) { $0.sourceView = anchor }).destination
    let presented = try #require(stage.home.presentedViewController)
    #expect(presented === shown)
    #expect(presented.modalPresentationStyle == .popover)
    #expect(presented.popoverPresentationController?.sourceView === anchor)
  }

  @Test("MR-20 A popover may point at an item of any kind")
  func popoverAtItem() async throws {
    let (view, button) = (UIView(), UIBarButtonItem())
    for point in [
      { $0.sourceItem = view }, { $0.sourceItem = button }, { $0.barButtonItem = button },
    ] as [(UIPopoverPresentationController) -> Void] {
      let shown = try await show(.presentAsPopover(from: stage.home, configure: point)).destination
      #expect(stage.home.presentedViewController === shown)
      stage.home.dismiss(animated: false)
    }
  }

  @Test("MR-20 A show path pushes in a stack, and presents otherwise")
  func showing() async throws {
    let pushed = try await show(.show(from: stage.home)).destination
    #expect(stage.stack.topViewController === pushed)
    let alone = Screen("alone")
    stage.window.rootViewController = alone
    let presented = try await show(.show(from: alone)).destination
    #expect(alone.presentedViewController === presented)
  }

  @Test("MR-20 A showDetail path uses the split view controller around the source")
  func details() async throws {
    let split = UISplitViewController(style: .doubleColumn)
    let list = Screen("list")
    split.setViewController(list, for: .primary)
    split.setViewController(Screen("nothing"), for: .secondary)
    stage.window.rootViewController = split
    stage.window.simulate(horizontalSizeClass: .regular)
    let (shown, router) = try await show(.showDetail(from: list))
    #expect((shown as? UIViewController)?.splitViewController === split)
    #expect(router.state == .routed)
    guard case .notRemovable(.firstOfItsStack("ShowingScreen")) = router.canRemove else {
      Issue.record("\(router.canRemove)")
      return
    }
  }

  @Test("MR-20 A child path adds the destination as a child, and the handler positions the child's view")
  func child() async throws {
    let holder = UIView()
    stage.home.view.addSubview(holder)
    let path = ViewRoutePath.addAsChildViewController(from: stage.home) { child, ended in
      holder.addSubview(child.view)
      ended()
    }
    let shown = try #require(try await show(path).destination as? UIViewController)
    #expect(shown.parent === stage.home)
    #expect(shown.view.superview === holder)
  }

  @Test("MR-20 A child without a handler fills the view of its source")
  func childWithoutHandler() async throws {
    let shown = try #require(
      try await show(.addAsChildViewController(from: stage.home)).destination as? UIViewController)
    #expect(shown.parent === stage.home)
    #expect(shown.view.superview === stage.home.view)
  }

  @Test("MR-20 A child path fails by name if its handler never calls back, and the child is removed")
  func childWithoutEnd() async throws {
    let path = ViewRoutePath.addAsChildViewController(from: stage.home) { _, _ in }
    await #expect(throws: NavigationFailure.self) { _ = try await show(path) }
    #expect(stage.home.children.isEmpty)
  }

  @Test("MR-20 A subview path adds the destination to its source view")
  func subview() async throws {
    try await modules.use {
      let (badge, router) = try await Router.perform(
        to: RoutableView<any First.Named>(), path: .addAsSubview(from: stage.home.view))
      #expect((badge as? UIView)?.superview === stage.home.view)
      #expect(router.state == .routed)
    }
  }

  @Test("MR-20 The storyboard makes a segue's destination, and the module prepares it")
  func segue() async throws {
    let storyboard = try SegueStoryboard()
    let source = try #require(storyboard.initial)
    stage.stack.setViewControllers([source], animated: false)
    let modules = try ModuleRegistry {
      AnyViewRouter.register(forMakingView: UIViewController.self) { _ in nil }
    }
    try await modules.use {
      let route = try #require(Router.to(view: UIViewController.self))
      var prepared: [UIViewController] = []
      let path = ViewRoutePath.performSegue(from: source, identifier: "open")
      let (shown, router) = try await route.perform(path: path) { config in
        config.prepareDestination = { prepared.append($0) }
      }
      #expect(stage.stack.topViewController === shown)
      #expect(shown.title == "Square")
      #expect(prepared == [shown])
      try await router.removeRoute()
      #expect(stage.stack.viewControllers == [source])
      let misuses = MisuseLog()
      let error = await UIKitMisuse.$log.withValue(misuses) {
        await refusal {
          _ = try await route.perform(path: .performSegue(from: source, identifier: "close"))
        }
      }
      #expect(error == .segueShowedNothing(identifier: "close", expected: "UIViewController"))
    }
  }

  /// A router that shows its destination as a child at the side, and removes it with its own code.
  final class OwnWayRouter: ViewRouter<EditorScreen, ViewRouteConfiguration> {
    override class func registerRoutableDestination() { registerView(EditorScreen.self) }

    override func destination(with configuration: ViewRouteConfiguration) -> EditorScreen? { EditorScreen() }

    override func performCustomRoute(
      on destination: EditorScreen, from source: UIViewController, configuration: ViewRouteConfiguration,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      source.view.addSubview(destination.view)
      completion(.success)
    }

    override var removesCustomRoute: Bool { true }

    override func removeCustomRoute(
      on destination: EditorScreen, configuration: ViewRouteConfiguration,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      destination.view.removeFromSuperview()
      completion(.success)
    }
  }

  @Test("MR-20 A custom route shows and removes with code of its router, and a router without such code refuses")
  func custom() async throws {
    try await modules.use {
      let route = try #require(Router.to(view: EditorScreen.self))
      let (editor, router) = try await route.perform(path: .custom(from: stage.home))
      #expect(editor.view.superview === stage.home.view)
      #expect(router.state == .routed)
      #expect(router.canRemove == .removable(by: .custom))
      try await router.removeRoute()
      #expect(editor.view.superview == nil)
      #expect(router.state == .removed)
    }
    #expect(await refused(.custom(from: stage.home)) == .noCustomRoute(router: "ShowingRouter"))
  }

  @Test("MR-22 A removal finds a custom route's destination in the position to which the app has moved it")
  func customAndElsewhere() async throws {
    try await modules.use {
      let route = try #require(Router.to(view: EditorScreen.self))
      let (editor, router) = try await route.perform(path: .custom(from: stage.home))
      try await router.removeRoute()
      stage.stack.pushViewController(editor, animated: false)
      #expect(router.canRemove == .removable(by: .pop))
      try await router.removeRoute()
      #expect(stage.stack.viewControllers == [stage.home])
      #expect(router.state == .removed)
    }
  }

  @Test("MR-20 The default path is the path of the configuration, or else a modal presentation")
  func byDefault() async throws {
    let shown = try await show(.defaultPath(from: stage.home)).destination
    #expect(stage.home.presentedViewController === shown)
    stage.home.dismiss(animated: false)
    try await modules.use {
      let (pushed, _) = try await Router.perform(
        to: RoutableView<any Showing>(), path: .defaultPath(from: stage.home)
      ) { $0.configuration.defaultPath = { .push(from: $0) } }
      #expect(stage.stack.topViewController === pushed)
    }
  }

  @Test(
    "MR-22 A removal undoes the default path that has shown the destination, even if the default has changed",
    arguments: [true, false])
  func byDefaultMeanwhile(wasWide: Bool) async throws {
    var isWide = wasWide
    try await modules.use {
      let route = try #require(Router.to(view: EditorScreen.self))
      let (editor, router) = try await route.perform(path: .defaultPath(from: stage.home)) { config in
        config.configuration.defaultPath = { isWide ? .custom(from: $0) : .push(from: $0) }
      }
      isWide.toggle()
      #expect(router.canRemove == .removable(by: wasWide ? .custom : .pop))
      try await router.removeRoute()
      #expect(!wasWide || editor.view.superview == nil)
      #expect(stage.stack.viewControllers == [stage.home])
      #expect(router.state == .removed)
    }
  }

  @Test("MR-20 The path makeDestination makes a destination and changes no screen")
  func making() async throws {
    let (made, router) = try await show(.makeDestination)
    #expect(made is ShowingScreen)
    #expect(router.destination === made)
    #expect(router.state == .unrouted)
    #expect(stage.stack.viewControllers == [stage.home])
  }

  /// A path of the app that replaces all screens of the stack.
  struct Replacing: ViewRoutePathExtension {
    weak var source: UIViewController?

    func show(_ destination: Any, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      guard let screen = destination as? UIViewController else { return completion(.success) }
      source?.navigationController?.setViewControllers([screen], animated: animated)
      completion(.success)
    }
  }

  @Test("MR-20 A path of the app shows the destination")
  func extensible() async throws {
    let (shown, router) = try await show(.extensible(path: Replacing(source: stage.home)))
    #expect(stage.stack.viewControllers == [shown as? UIViewController])
    #expect(router.state == .routed)
    #expect(router.canRemove == .notRemovable(because: .firstOfItsStack("ShowingScreen")))
  }

  // MARK: Options

  @Test("MR-24 A path applies its style, transition, size, sheet and container")
  func options() async throws {
    let path = ViewRoutePath.presentModally(
      from: stage.home, style: .formSheet, transition: .crossDissolve, size: CGSize(width: 300, height: 200),
      isModal: true
    ) { ($0 as? UISheetPresentationController)?.detents = [.medium()] }
    let (shown, _) = try await show(path.wrapped(in: .navigationController))
    let stack = try #require((shown as? UIViewController)?.navigationController)
    #expect(stage.home.presentedViewController === stack)
    #expect(stack.modalPresentationStyle == .formSheet)
    #expect(stack.modalTransitionStyle == .crossDissolve)
    #expect(stack.preferredContentSize == CGSize(width: 300, height: 200))
    #expect(stack.isModalInPresentation)
    let sheet = stack.presentationController as? UISheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.medium])
  }
}

/// A storyboard of two plain scenes. The first has a segue to the second.
struct SegueStoryboard {
  let initial: UIViewController?

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="b">
        <scenes>
          <scene sceneID="1"><objects>
            <viewController title="Square" id="a"/>
          </objects></scene>
          <scene sceneID="2"><objects><viewController title="First" id="b">
            <connections><segue destination="a" kind="show" identifier="open" id="s"/></connections>
          </viewController></objects></scene>
        </scenes>
      </document>
      """
    try source.write(to: folder.appendingPathComponent("Shapes.storyboard"), atomically: true, encoding: .utf8)
    initial = UIStoryboard(name: "Shapes", bundle: Bundle(path: folder.path)).instantiateInitialViewController()
  }
}
