import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct GivenDestinationTests {
  @Test("MR-26 A router shows an existing destination when it performs again after a failure")
  func givenAfterFailure() throws {
    let app = TestApp()
    let root = DeafScreen("root")
    app.window.rootViewController = root
    let modules = try ModuleRegistry { DetailRouter.self }
    let mine = Detail("mine")
    var outcomes: [String] = []
    let kept = modules.use { Router.to(identifier: "detail") }?
      .perform(on: mine, path: .presentModally(from: root), completion: { outcomes.append("\($0)") })
    let router = try #require(kept)
    root.isDeaf = false
    router.performRoute { outcomes.append("\($0)") }
    #expect(root.presentedViewController === mine, "\(outcomes)")
  }

  @Test("MR-26 A router shows an existing destination even if the window was busy during its preparation")
  func givenWhileBusy() throws {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    let modules = try ModuleRegistry { DetailRouter.self }
    let mine = Detail("mine")
    final class Box { var didPush = false }
    let box = Box()
    var outcome: Outcome<Any>?
    _ = modules.use { Router.to(identifier: "detail") }?
      .perform(
        on: mine, path: .push(from: app.home),
        configuring: { settings in
          settings.prepareDestination = { _ in
            if !box.didPush { app.homeStack.pushViewController(Search("own"), animated: true) }
            box.didPush = true
          }
        }, completion: { outcome = $0 })
    clock.run()
    #expect(app.homeStack.topViewController === mine, "\(String(describing: outcome)) \(app.tree)")
  }
}
