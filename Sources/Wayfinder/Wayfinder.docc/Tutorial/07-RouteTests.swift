import Testing
import Wayfinder
import WayfinderTesting

@testable import Birds

@Test func showsABirdFromAnotherTab() async throws {
  let window = UIWindow.visible(makeTabs())
  let router = Router(window: window)
  try await router.navigate(.select(tab: 1))

  let screen = try await router.navigate(to: Routes.bird, with: "Wren")
  #expect(screen.name == "Wren")
  #expect(window.outline == "tabs[stack[Birds Wren]* stack[Notebook]]")
}
