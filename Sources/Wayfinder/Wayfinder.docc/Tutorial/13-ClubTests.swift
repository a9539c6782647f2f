import Testing
import Wayfinder
import WayfinderTesting

@testable import Birds

@Test func rareBirdsAreForMembers() {
  let window = UIWindow.visible(makeTabs())
  Router(window: window).go(to: ClubRoutes(Club()).rareBirds)
  #expect(window.outline == "tabs[stack[Birds]* stack[Notebook]] ^ stack[Join]")

  #expect(window.perform(.tap("Join in")))
  #expect(window.outline == "tabs[stack[Birds RareBirds]* stack[Notebook]]")
}

@Test func aUserWhoDoesNotJoinStays() {
  let window = UIWindow.visible(makeTabs())
  var outcome: Outcome<RareBirdsScreen>?
  Router(window: window).navigate(to: ClubRoutes(Club()).rareBirds) { outcome = $0 }

  #expect(window.perform(.swipeDown))
  #expect(outcome?.obstacle != nil)
  #expect(window.outline == "tabs[stack[Birds]* stack[Notebook]]")
}
