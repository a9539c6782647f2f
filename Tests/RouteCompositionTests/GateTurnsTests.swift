import TestStage
import Testing
import Wayfinder
import WayfinderTesting

private final class PinScreen: UIViewController, Answering {
  typealias Answer = Void
}

/// An app that makes its own gates.
private final class TurnsApp {
  let stage: Stage
  let endings = Endings()
  var isSignedIn = false
  var isTrusted = false

  init(time: TransitionScheduler.Mode = .immediate) { stage = Stage(stack(HomeScreen()), time: time) }

  var tree: String { stage.tree }

  /// Returns a new gate that asks for the sign-in.
  func signedIn() -> Gate {
    .gate(until: { [weak self] in self?.isSignedIn == true }, asking: Route.present { SignInScreen() })
  }

  /// Returns a gate with another condition that asks for the same screen.
  func trusted() -> Gate {
    .gate(until: { [weak self] in self?.isTrusted == true }, asking: Route.present { SignInScreen() })
  }

  @discardableResult func go(_ name: String, behind gate: Gate) -> NavigationHandle {
    let route = Route.push(onto: anyStack, guardedBy: gate, foundBy: .nilFinder) { Screen(name) }
    return stage.router.navigate(to: route, completion: endings.note(name))
  }

  var screen: SignInScreen? { stage.shown?.presentedViewController as? SignInScreen ?? stage.shown as? SignInScreen }

  func answer() { screen?.answer() }

  var words: [String] { endings.words }
}

@Suite("Gates that ask for the same class of screen") struct GateTurnsTests {
  private let app = TurnsApp()

  @Test("RC-80 The request at the second gate waits while the first gate asks")
  func waits() {
    app.go("a", behind: app.signedIn())
    let screen = app.screen
    app.go("b", behind: app.signedIn())
    #expect(app.screen === screen)
    #expect(screen != nil)
    #expect(app.tree == "stack[Home] ^ SignIn")
    #expect(app.words.isEmpty)
  }

  @Test("RC-80 Requests at open gates continue in the order of their arrival", arguments: [true, false])
  func inOrder(atOnce: Bool) {
    let app = TurnsApp(time: atOnce ? .immediate : .manual)
    let (first, second) = (app.signedIn(), app.signedIn())
    app.go("a", behind: first)
    app.stage.window.transitionScheduler.advanceUntilIdle()
    app.go("b", behind: second)
    app.go("c", behind: first)
    app.isSignedIn = true
    app.answer()
    app.stage.window.transitionScheduler.advanceUntilIdle()
    #expect(app.words == ["a ended", "b ended", "c ended"])
    #expect(app.tree == "stack[Home a b c]")
  }

  @Test("RC-80 The second gate asks after the first answer if its own condition does not hold")
  func asksNext() {
    app.go("a", behind: app.signedIn())
    let screen = app.screen
    app.go("b", behind: app.trusted())
    app.isSignedIn = true
    app.answer()
    #expect(app.words == ["a ended"])
    #expect(app.tree == "stack[Home a] ^ SignIn")
    #expect(app.screen !== screen)
    app.isTrusted = true
    app.answer()
    #expect(app.words == ["a ended", "b ended"])
    #expect(app.tree == "stack[Home a b]")
  }

  @Test("RC-80 The second gate asks when the first screen has left without an answer")
  func asksAfterSwipe() {
    app.go("a", behind: app.signedIn())
    app.go("b", behind: app.signedIn())
    #expect(app.stage.window.perform(.swipeDown))
    #expect(app.words == ["a blocked"])
    #expect(app.tree == "stack[Home] ^ SignIn")
    #expect(app.stage.window.perform(.swipeDown))
    #expect(app.words == ["a blocked", "b blocked"])
    #expect(app.tree == "stack[Home]")
  }

  @Test("RC-80 The second gate asks when the last request at the first is cancelled", arguments: [true, false])
  func asksAfterCancelling(atOnce: Bool) {
    let app = TurnsApp(time: atOnce ? .immediate : .manual)
    let first = app.go("a", behind: app.signedIn())
    if atOnce { app.stage.window.transitionScheduler.advanceUntilIdle() }
    let screen = app.screen
    app.go("b", behind: app.signedIn())
    first.cancel()
    app.stage.window.transitionScheduler.advanceUntilIdle()
    #expect(app.endings.lines == ["a: Cancelled."])
    #expect(app.tree == "stack[Home] ^ SignIn")
    #expect(app.screen !== screen)
    app.isSignedIn = true
    app.answer()
    app.stage.window.transitionScheduler.advanceUntilIdle()
    #expect(app.tree == "stack[Home b]")
  }

  @Test("RC-80 A cancelled request at the second gate does not remove the screen of the first")
  func cancelledWhileWaiting() {
    app.go("a", behind: app.signedIn())
    let screen = app.screen
    app.go("b", behind: app.signedIn()).cancel()
    #expect(app.endings.lines == ["b: Cancelled."])
    #expect(app.screen === screen)
    app.isSignedIn = true
    app.answer()
    #expect(app.tree == "stack[Home a]")
  }

  @Test("RC-80 A gate whose screen cannot be shown passes the turn to the next gate")
  func failingAsking() {
    let failing: Gate = .gate(until: { false }, asking: Route.present { () throws -> SignInScreen in throw Mishap() })
    app.go("a", behind: failing)
    app.go("b", behind: app.signedIn())
    #expect(app.words == ["a blocked"])
    app.isSignedIn = true
    app.answer()
    #expect(app.words == ["a blocked", "b ended"])
  }

  @Test("RC-80 A gate that asks for another class of screen does not wait for its turn")
  func otherClass() {
    app.go("a", behind: app.signedIn())
    let pin: Gate = .gate(until: { false }, asking: Route.present { PinScreen() })
    app.go("b", behind: pin)
    #expect(app.tree == "stack[Home] ^ SignIn ^ Pin")
  }

  @Test("RC-80 The gates of two windows do not wait for each other")
  func twoWindows() {
    let other = Stage(stack(HomeScreen()))
    app.go("a", behind: app.signedIn())
    let route = Route.push(onto: anyStack, guardedBy: app.signedIn()) { SettingsScreen() }
    other.router.navigate(to: route, completion: app.endings.note("b"))
    #expect(other.tree == "stack[Home] ^ SignIn")
  }

  @Test("RC-80 The second gate asks as a part of its own request, so an alert in front stays")
  func keepsAlerts() {
    let pushing: Gate = .gate(
      until: { [app] in app.isSignedIn }, asking: Route.push(onto: anyStack) { SignInScreen() })
    app.go("a", behind: pushing)
    app.go("b", behind: app.trusted())
    let stack = app.stage.window.rootViewController as? UINavigationController
    let screen = stack?.topViewController as? SignInScreen
    screen?.onDisappear = {
      let alert = UIAlertController(title: "Update", message: nil, preferredStyle: .alert)
      stack?.present(alert, animated: false)
    }
    screen?.answer()
    #expect(app.words == ["a blocked"])
    #expect(app.tree == "stack[Home] ^ Update ^ SignIn")
  }

  @Test("RC-80 All waiting requests end with their window")
  func windowGoes() async {
    let endings = Endings()
    weak var window: UIWindow?
    do {
      let app = TurnsApp()
      window = app.stage.window
      for name in ["a", "b"] {
        let route = Route.push(onto: anyStack, guardedBy: app.signedIn()) { Screen(name) }
        app.stage.router.navigate(to: route, completion: endings.note(name))
      }
      #expect(app.tree == "stack[Home] ^ SignIn")
    }
    await until { endings.lines.count == 2 }
    #expect(endings.lines.count == 2)
    #expect(window == nil)
  }

  @Test("RC-80 A gate and its screen are released when all requests have passed")
  func releases() async {
    weak var gate: Gate?
    weak var screen: SignInScreen?
    do {
      let made = app.signedIn()
      gate = made
      app.go("a", behind: made)
      app.go("b", behind: app.signedIn())
      screen = app.screen
    }
    #expect(screen != nil)
    app.isSignedIn = true
    app.answer()
    await until { screen == nil && gate == nil }
    #expect(screen == nil)
    #expect(gate == nil)
  }
}
