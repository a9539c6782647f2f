import ContextNavigation
import PortableUIKit
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of factories that return view controllers which UIKit cannot show. Each request fails with a sentence and
/// changes nothing.
@Suite struct UnshowableTests {
  private enum Manner: CaseIterable {
    case push, present, root
  }

  /// Returns the sentence with which showing a screen fails.
  private func refusal(in app: TestApp, of screen: UIViewController, _ manner: Manner) -> String {
    app.screens.make = { _ in screen }
    app.transitions.present = { screen, stack in
      switch manner {
      case .push: PushTransition(stack: stack, viewController: screen)
      case .present: ModalTransition(stack: stack, viewController: screen)
      case .root: RootTransition(window: app.window, viewController: screen)
      }
    }
    let before = app.tree
    var outcome: Outcome<Void>?
    let misuses = UIKitMisuse.collect { outcome = app.go(.present(order(1))) }
    #expect(misuses.isEmpty)
    #expect(app.tree == before)
    #expect(screen.getNavigationContext(withContextType: Place.self) == nil, "a context stayed on what was not shown")
    app.screens.make = { _ in Screen(nibName: nil, bundle: nil) }
    app.transitions.present = { ModalTransition(stack: $1, viewController: $0) }
    #expect(app.go(.present(order(2)))?.kind == "arrived")
    return "\(outcome?.failure?.reason, default: "none")"
  }

  @Test(
    "CN-9 A new screen that is already in the tree is refused, whether visible, hidden, presented or a container",
    arguments: 0..<4)
  func onScreen(which: Int) {
    for manner in Manner.allCases {
      let app = TestApp()
      let (hidden, modal) = (UIViewController(), UIViewController())
      app.push(hidden, onto: app.searchStack)
      app.tabs.present(modal, animated: false)
      let sentence = refusal(in: app, of: [app.tabs, app.searchStack, hidden, modal][which], manner)
      #expect(sentence.hasSuffix("is on screen already, and cannot be shown a second time"), "\(manner): \(sentence)")
    }
  }

  @Test("CN-13 A view controller in another container is neither presented nor made the root")
  func contained() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = stack.viewControllers[0]
    #expect(
      refusal(in: TestApp(), of: screen, .root)
        == "this UIViewController is in a UINavigationController, and cannot be made the root without it")
    #expect(
      refusal(in: TestApp(), of: screen, .present)
        == "this UIViewController is in a UINavigationController, and cannot be presented without it")
  }

  @Test("CN-14 A view controller that is presented in another window is refused")
  func elsewhere() {
    let other = TestApp()
    let modal = UIViewController()
    other.tabs.present(modal, animated: false)
    for manner in Manner.allCases {
      #expect(refusal(in: TestApp(), of: modal, manner) == "this UIViewController is presented in another window")
    }
  }

  @Test("CN-14 A push refuses a stack and a split, and a show presents both")
  func unpushable() {
    for screen in [UINavigationController(rootViewController: UIViewController()), UISplitViewController()] {
      #expect(refusal(in: TestApp(), of: screen, .push).hasSuffix("cannot be pushed"))
      let app = TestApp()
      app.screens.make = { _ in screen }
      let misuses = UIKitMisuse.collect { #expect(app.go(.present(order(1)))?.kind == "arrived") }
      #expect(misuses.isEmpty)
      #expect(app.provider.getNavigationStack() == [app.tabs, screen])
    }
  }

  @Test(
    "EN-41 An alert is not pushed, and an action sheet or popover in a regular width needs an anchor")
  func alertsAndPopovers() {
    #expect(refusal(in: TestApp(), of: UIAlertController(), .push) == "a UIAlertController cannot be pushed")
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    for screen in [UIAlertController(title: "?", message: nil, preferredStyle: .actionSheet), popover] {
      let app = TestApp()
      app.window.simulate(horizontalSizeClass: .regular)
      #expect(
        refusal(in: app, of: screen, .present).hasSuffix("is shown as a popover in this width, and points at nothing"))
      let anchored = TestApp()
      anchored.window.simulate(horizontalSizeClass: .regular)
      screen.popoverPresentationController?.sourceView = anchored.window
      anchored.screens.make = { _ in screen }
      anchored.transitions.present = { ModalTransition(stack: $1, viewController: $0) }
      let misuses = UIKitMisuse.collect { #expect(anchored.go(.present(order(1)))?.kind == "arrived") }
      #expect(misuses.isEmpty)
    }
  }

  @Test(
    "CN-14 EN-40 A modal waits until an empty window has a root, which a root transition sets immediately"
  )
  func empty() {
    let app = TestApp()
    app.window.rootViewController = nil
    var ended: [String] = []
    app.contexts.present(order(1)) { ended.append("first \($0.kind)") }
    #expect(ended == [])
    #expect(app.router.waiting.map(\.reason) == [.windowWithoutRoot])
    let asRoot = Transitions()
    asRoot.present = { screen, _ in RootTransition(window: app.window, viewController: screen) }
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: app.provider, transitionProvider: asRoot)
    contexts.present(order(2)) { ended.append("second \($0.kind)") }
    #expect(ended == ["second arrived", "first arrived"])
    #expect(app.provider.getNavigationStack().map { $0.hasContext(order(1)) } == [false, true])
    #expect(app.screens.made == [order(1), order(2)], "each screen is made once")
  }

  @Test("CN-14 EN-40 A provider without a transition for an empty window is asked again after the window has a root")
  func refusedWhileEmpty() {
    let app = TestApp()
    app.window.rootViewController = nil
    app.transitions.present = { screen, stack in
      stack.isEmpty ? nil : ModalTransition(stack: stack, viewController: screen)
    }
    var ended: [String] = []
    app.contexts.present(order(1)) { ended.append($0.kind) }
    app.contexts.dismiss(order(3)) { ended.append($0.kind) }
    #expect(ended == ["blocked"], "what only takes away does not wait")
    app.window.rootViewController = app.tabs
    app.contexts.present(order(2)) { ended.append($0.kind) }
    #expect(ended == ["blocked", "arrived", "arrived"])
  }

  @Test("CN-14 A direct presentation over an empty window fails, and the sentence says that the window is empty")
  func emptyByHand() {
    var sentence = ""
    ModalTransition(stack: [], viewController: Sheet()).perform {
      if case .failure(let reason) = $0 { sentence = "\(reason)" }
    }
    #expect(sentence == "there is nothing that Sheet could be presented over: the window is empty")
  }
}
