import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests restoring of modals, and of screens that the app already shows.
@Suite struct RestoringModalsTests {
  @Test("DL-13 A modal that is shown in another style is presented again in the style of the position")
  func otherStyle() async throws {
    let app = try PlacesApp()
    let shown = Screen("sheet")
    shown.modalPresentationStyle = .fullScreen
    app.window.rootViewController?.present(shown, animated: false)
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"stack":[{"screen":"app://list"}]}],"#
        + #""presented":[{"style":"formSheet","screen":"app://sheet"}]}}"#)
    let restored = try await app.router.navigate(.restore(reading.position))
    let sheet = try #require(app.window.rootViewController?.presentedViewController)
    #expect(restored.leftOut.isEmpty)
    #expect(sheet.title == "sheet")
    #expect(sheet.modalPresentationStyle == .formSheet)
    #expect(shown.presentingViewController == nil)
  }

  @Test("DL-14 A place whose factory hands out a screen on display is left out, and the rest is restored")
  func handsOutAShownScreen() async throws {
    let list = Screen("list")
    let shown = Screen("settings")
    let table = try ScreenTable(origin: .scheme("app")) { screens in
      for name in ["list", "settings", "sheet"] {
        screens.add(
          LinkPattern<Void>(name), factory: InlineFactory<Screen, Any?> { _ in Screen(name) },
          where: { $0.title == name })
      }
      screens.add(
        LinkPattern<Void>("note"), factory: InlineFactory<Screen, Any?> { _ in shown },
        where: { $0.title == "note" })
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: list), UINavigationController(rootViewController: shown),
    ]
    let window = UIWindow.visible(tabs)
    let reading = NavigationPosition.reading(
      #"{"version":1,"root":{"tabs":[{"stack":[{"screen":"app://list"},{"screen":"app://note"}]},"#
        + #"{"stack":[{"screen":"app://settings"}]}],"presented":[{"screen":"app://sheet"}]}}"#)
    let outcome = await Router(window: window).restoring(table).outcome(of: .restore(reading.position))
    #expect(outcome.value?.leftOut.map(\.place) == ["root.tabs[0].stack[1]"])
    #expect(window.outline == "tabs[stack[list]* stack[settings]] ^ sheet")
  }
}
