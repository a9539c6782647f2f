// The samples of the guide Restoring.md, compiled and run. A test compares the document with this file.
import Foundation
import Testing
import Wayfinder
import WayfinderTesting

nonisolated extension LinkPattern {
  static var home: LinkPattern<Void> { LinkPattern<Void>("home") }
  static var parcel: LinkPattern<Int> { LinkPattern<Int>("parcel/:number") }
  static var help: LinkPattern<Void> { LinkPattern<Void>("help") }
}

final class ParcelScreen: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Parcel \(number)"
  }

  required init?(coder: NSCoder) { nil }
}

final class GuideScreen: UIViewController {}

final class ReturnsStack: UINavigationController {}

@Suite struct SamplesOfRestoring {
  private struct Reachable: RoutingInterceptor {
    func perform(with context: Any?) async throws {}
  }

  private func table(_ window: UIWindow) throws -> Router {
    let screens = try ScreenTable(origin: .scheme("store")) { screens in
      screens.add(.home, factory: ClassFactory<HomeScreen, Any?>())
      screens.add(.product, Routes.product) { $0.id }
      screens.add(.parcel, factory: InlineFactory { ParcelScreen(number: $0) }) { $0.number }
      screens.add(.help, factory: ClassFactory<GuideScreen, Any?>(), guards: [Reachable()])
      screens.addContainer("returns", factory: NavigationControllerFactory<ReturnsStack, Any?>())
    }
    let router = Router(window: window).restoring(screens)
    router.makeDefault()
    return router
  }

  private func launched() throws -> (window: UIWindow, router: Router) {
    let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
    return (window, try table(window))
  }

  @Test func thereAndBack() async throws {
    let (window, before) = try launched()
    try await before.navigate(to: Routes.product, with: 42)
    let returns = ReturnsStack()
    returns.viewControllers = [ParcelScreen(number: 7), GuideScreen()]
    window.rootViewController?.presentedViewController?.present(returns, animated: false)
    let json = before.position.json
    let (next, router) = try launched()
    try await router.navigate(.restore(NavigationPosition.reading(json).position))
    #expect(next.outline == window.outline)
    #expect(next.outline.hasSuffix("^ stack[“Product 42”] ^ stack[“Parcel 7” Guide]"))
    do {
      let position = router.position
      let restored = try await router.navigate(.restore(position))
      #expect(restored.position == position)
      #expect(restored.leftOut.isEmpty)
    }
  }

  @Test func inAFile() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let (window, router) = try launched()
    try await router.navigate(to: Routes.product, with: 42)
    let file = PositionFile(url)
    try router.savePosition(in: file)

    let (next, again) = try launched()
    func restore(_ router: Router) async {
      if let outcome = await router.restorePosition(from: file) { print(outcome) }
    }
    await restore(again)
    #expect(next.outline == window.outline)
  }

  @Test func partly() async throws {
    let (window, router) = try launched()
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"stack":[{"screen":"store://home"},{"screen":"store://gone"}]}}"#)
    let partly = try await router.navigate(.restore(reading))
    for place in partly.leftOut { print(place) }

    #expect(partly.leftOut.map(\.place) == ["root.stack[1]"])
    #expect(window.outline == "stack[Home]")
  }
}

final class StoreAppDelegate: UIResponder, UIApplicationDelegate {}

private func makeScreens() throws -> ScreenTable {
  try ScreenTable(origin: .scheme("store")) { screens in
    screens.add(.home, factory: ClassFactory<HomeScreen, Any?>())
    screens.add(.product, Routes.product) { $0.id }
  }
}

private func makeLinks() throws -> DeepLinkTable {
  try DeepLinkTable(origins: [.scheme("store")]) { links in
    links.add(.product) { .to(Routes.product, with: $0) }
  }
}

final class StoreSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var file = PositionFile(
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("position.json"))

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomeScreen())
    self.window = window
    do {
      let router = Router(window: window).restoring(try makeScreens()).opening(try makeLinks())
      router.makeDefault()
      router.restorePosition(from: file) { outcome in if let outcome { print(outcome) } }
      for context in connectionOptions.urlContexts {
        router.navigate(.link(context.url.absoluteString)) { outcome in print(outcome) }
      }
    } catch {
      print("a table contradicts itself: \(error)")
    }
    window.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    guard let window else { return }
    do { try Router(window: window).savePosition(in: file) } catch { print(error) }
  }
}

/// Tests that launch an app again. One app runs at a time, because there is one `UIApplication.shared`.
@Suite(.serialized) struct RelaunchTests {
  @Test func theAppBeginsWhereItEnded() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }

    let before = try await launch(with: nil, file: url)
    try await Router(window: before.window).navigate(to: Routes.product, with: 42)
    before.app.terminate()

    let after = try await launch(with: nil, file: url)
    defer { after.app.terminate() }
    #expect(after.window.outline == "stack[Home] ^ stack[“Product 42”]")
  }

  @Test func aLinkComesAfterThePosition() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }

    let before = try await launch(with: nil, file: url)
    try await Router(window: before.window).navigate(to: Routes.product, with: 42)
    before.app.terminate()

    let link = try #require(URL(string: "store://product/7"))
    let after = try await launch(with: .url(link), file: url)
    defer { after.app.terminate() }
    #expect(after.window.outline == "stack[Home] ^ stack[“Product 42”] ^ stack[“Product 7”]")
  }

  func launch(with arrival: SimulatedApp.Arrival?, file: URL) async throws -> (app: SimulatedApp, window: UIWindow) {
    let scene = StoreSceneDelegate()
    scene.file = PositionFile(file)
    let app = SimulatedApp(delegate: StoreAppDelegate()) { _ in scene }
    app.launch(with: arrival)
    let window = try #require(scene.window)
    try await window.settled()
    return (app, window)
  }
}
