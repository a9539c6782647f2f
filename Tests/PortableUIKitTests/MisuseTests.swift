import PortableUIKit
import Testing

@Suite struct MisuseTests {
  let stage = Stage()

  /// Returns the kinds of misuse in the body. A refused call must not complete.
  private func kinds(_ body: () -> Void) -> [UIKitMisuse.Kind] {
    UIKitMisuse.collect {
      body()
      stage.settle()
    }.map(\.kind)
  }

  private func never() -> () -> Void { { Issue.record("a refused call has completed") } }

  @Test("UK-11 A view controller that presents or is being dismissed cannot present, and is not dismissed twice")
  func alreadyPresents() {
    let (a, m, n) = (stage.screen("a"), stage.screen("m"), stage.screen("n"))
    stage.show(a, presenting: m)
    #expect(kinds { a.present(n, animated: true, completion: never()) } == [.presenterAlreadyPresents])
    let calls: [(UIKitMisuse.Kind, () -> Void)] = [
      (.presenterAlreadyPresents, { a.present(n, animated: true, completion: self.never()) }),
      (.presenterIsBeingDismissed, { m.present(n, animated: true, completion: self.never()) }),
      (.dismissalInProgress, { m.dismiss(animated: true, completion: self.never()) }),
    ]
    for (kind, call) in calls {
      a.dismiss(animated: true)
      #expect(kinds(call) == [kind])
      #expect(n.presentingViewController == nil)
      stage.present(m, on: a)
    }
  }

  @Test("UK-11 Presenting from outside a visible window is refused, and from a hidden tab accepted")
  func outside() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    #expect(kinds { a.present(b, animated: true, completion: never()) } == [.presenterOutsideWindow])
    let tabs = UITabBarController([stage.screen("t"), a])
    stage.window.rootViewController = tabs
    #expect(kinds { a.present(b, animated: true, completion: never()) } == [.presenterOutsideWindow])
    stage.show(tabs)
    #expect(kinds { a.present(b, animated: true) }.isEmpty)
    #expect(tabs.presentedViewController === b)
  }

  @Test("UK-11 Presenting the presenter itself, a contained screen or a presented screen is refused")
  func notPresentable() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    #expect(kinds { a.present(a, animated: true, completion: never()) } == [.presentingItself])
    #expect(kinds { a.present(navigation, animated: true, completion: never()) } == [.presentingItself])
    let child = stage.screen("child")
    navigation.viewControllers = [child, a]
    #expect(kinds { a.present(child, animated: true, completion: never()) } == [.presentingChild])
    a.present(m, animated: false)
    #expect(kinds { m.present(m, animated: true, completion: never()) } == [.presentingItself])
    let other = Stage()
    let b = stage.screen("b")
    other.show(b)
    #expect(kinds { b.present(m, animated: true, completion: never()) } == [.alreadyPresented])
    #expect(kinds { other.window.rootViewController = m } == [.presentedAsRoot])
    #expect(kinds { UINavigationController().pushViewController(m, animated: true) } == [.containingPresented])
  }

  @Test("UK-11 Misuses of stacks and tabs are collected and change nothing")
  func containers() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController([navigation])
    #expect(kinds { navigation.pushViewController(a, animated: true) } == [.pushingTwice])
    #expect(
      kinds { navigation.pushViewController(UINavigationController(), animated: true) }
        == [.pushingNavigationController])
    #expect(kinds { navigation.pushViewController(UIAlertController(), animated: true) } == [.unsuitableChild])
    #expect(kinds { navigation.popToViewController(b, animated: true) } == [.poppingToStranger])
    #expect(kinds { navigation.viewControllers = [a, b, b] } == [.duplicateInList])
    #expect(kinds { navigation.pushViewController(tabs, animated: true) } == [.containingItself])
    #expect(kinds { tabs.selectedViewController = b } == [.selectingStranger])
    #expect(kinds { tabs.selectedIndex = 7 } == [.selectingStranger])
    let empty = UITabBarController()
    #expect(kinds { empty.viewControllers = [b, b] } == [.duplicateInList])
    #expect(empty.viewControllers == nil)
    #expect(kinds { a.view.addSubview(a.view) } == [.viewInsideItself])
    #expect(navigation.viewControllers == [a])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("UK-11 A misuse on a later turn reaches the log that was bound when the transition was requested")
  func later() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    let log = MisuseLog()
    m.onDidAppear = { a.present(UIViewController(), animated: true) }
    UIKitMisuse.$log.withValue(log) { a.present(m, animated: true) }
    #expect(log.entries.isEmpty)
    stage.settle()
    #expect(log.entries.map(\.kind) == [.presenterAlreadyPresents])
    #expect(log.entries.first?.sentence.contains("Screen") == true)
    #expect(log.entries.first?.controllers.count == 3)
  }

  @Test("UK-11 A misuse without a bound log reaches the log that was bound when the window was created")
  func logOfTheWindow() {
    let log = MisuseLog()
    let window = UIKitMisuse.$log.withValue(log) { UIWindow(frame: UIScreen.main.bounds) }
    window.transitionScheduler = TransitionScheduler(.immediate)
    let a = stage.screen("a")
    window.rootViewController = a
    window.makeKeyAndVisible()
    a.present(stage.screen("m"), animated: false)
    #expect(log.entries.isEmpty)
    a.present(stage.screen("n"), animated: false)
    #expect(log.entries.map(\.kind) == [.presenterAlreadyPresents])
  }
}
