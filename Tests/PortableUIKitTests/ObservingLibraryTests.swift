import PortableUIKit
import Testing

@Suite struct ObservingLibraryTests {
  let stage = Stage()

  @Test("UK-21 Appearance and parent callbacks are dynamic, so a library can replace them")
  func dynamicCallbacks() {
    let plain = UIViewController()
    plain.title = "watched"
    let stack = stage.shown(UINavigationController(rootViewController: stage.screen("a")))
    Watching.seen = []
    stage.push(plain, onto: stack)
    #expect(Set(Watching.seen) == ["willMove", "didLoad", "willAppear", "isAppearing", "didAppear", "didMove"])
    #expect(Watching.seen.suffix(2) == ["didAppear", "didMove"])
    Watching.seen = []
    stage.pop(stack)
    #expect(Set(Watching.seen) == ["willMove", "willDisappear", "didDisappear", "didMove"])
    #expect(Watching.seen.count == 4)
  }

  @Test("UK-21 A gesture notifies its targets of each state until they are removed")
  func targets() throws {
    let stack = stage.shown(UINavigationController([stage.screen("a"), stage.screen("b")]))
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    let watcher = Watcher()
    gesture.addTarget(watcher) { $0.states.append($1.state) }
    let back = try #require(stage.window.userMoves.first)
    stage.window.beginInteractive(back)?.cancel()
    stage.settle()
    #expect(watcher.states == [.began, .cancelled])
    #expect(gesture.state == .possible)
    let move = stage.window.beginInteractive(back)
    move?.update(0.5)
    stage.finish(move)
    #expect(watcher.states == [.began, .cancelled, .began, .changed, .ended])
    stage.push(stage.screen("c"), onto: stack)
    gesture.removeTarget(watcher, action: nil)
    stage.window.beginInteractive(try #require(stage.window.userMoves.first))?.finish()
    #expect(watcher.states.count == 5)
  }

  @Test("UK-21 A gesture accepts a selector, and reports a misuse instead of calling the selector")
  func selectors() throws {
    let stack = stage.shown(UINavigationController([stage.screen("a"), stage.screen("b")]))
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    let watcher = Watcher()
    gesture.addTarget(watcher, action: "moved:")
    let misuses = try UIKitMisuse.collect {
      stage.window.beginInteractive(try #require(stage.window.userMoves.first))?.cancel()
      stage.settle()
      gesture.removeTarget(watcher, action: "moved:")
      stage.window.beginInteractive(try #require(stage.window.userMoves.first))?.cancel()
      stage.settle()
    }
    #expect(misuses.map(\.kind) == [.selectorWithoutRuntime, .selectorWithoutRuntime])
  }

  @Test("UK-21 A property animator applies changes at its start, ends with the scheduler, and can reverse and stop")
  func propertyAnimator() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    func run(_ body: @escaping (UIViewPropertyAnimator) -> Void) {
      UIView.transition(
        with: stage.window, duration: 0,
        animations: {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
          animator.addCompletion { ends.append($0) }
          #expect(animator.state == .inactive)
          body(animator)
        })
    }
    run { animator in
      let implicit: any UIViewImplicitlyAnimating = animator
      implicit.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.alpha == 0.5)
      #expect(ends.isEmpty)
    }
    stage.settle()
    #expect(ends == [.end])
    run { animator in
      animator.startAnimation()
      animator.isReversed = true
    }
    stage.settle()
    #expect(ends == [.end, .start])
    run { animator in
      animator.startAnimation()
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .current)
    }
    #expect(ends == [.end, .start, .current])
    run { animator in
      animator.fractionComplete = 0.25
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(animator.fractionComplete == 0.25)
      animator.stopAnimation(true)
    }
    stage.settle()
    #expect(ends.count == 3)
  }

  @Test("UK-21 A custom trait has a default, reaches children by overrides, and notifies observers of changes")
  func ownTraits() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    stage.show(outer)
    #expect(inner.traitCollection[ThemeTrait.self] == .standard)
    var told: [Theme] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (controller: UIViewController, before: UITraitCollection) in
      told += [before[ThemeTrait.self], controller.traitCollection[ThemeTrait.self]]
    }
    outer.traitOverrides[ThemeTrait.self] = .dark
    stage.settle()
    outer.traitOverrides[ThemeTrait.self] = .dark
    outer.traitOverrides.horizontalSizeClass = .regular
    stage.settle()
    #expect(told == [.standard, .dark])
    #expect(inner.traitCollection.theme == .dark)
    #expect(outer.traitOverrides.contains(ThemeTrait.self))
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(inner.traitCollection.theme == .standard)
    #expect(ThemeTrait.name == "ThemeTrait")
    let made = UITraitCollection { $0[ThemeTrait.self] = .dark }
    #expect(made.modifyingTraits { $0[UITraitHorizontalSizeClass.self] = .compact }.horizontalSizeClass == .compact)
    #expect(made == UITraitCollection { $0[ThemeTrait.self] = .dark })
    #expect(made != UITraitCollection())
  }

  @Test("UK-21 A custom tab bar accepts items and a selection, and a tab bar controller's bar refuses them")
  func tabBar() {
    let (one, two) = (UITabBarItem(title: "1", image: nil, tag: 1), UITabBarItem(title: "2", image: nil, tag: 2))
    let bar = UITabBar()
    bar.items = [one, two]
    bar.selectedItem = two
    #expect(bar.selectedItem === two)
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem == nil)
    let tabs = UITabBarController([stage.screen("a"), stage.screen("b")])
    let misuses = UIKitMisuse.collect {
      tabs.tabBar.selectedItem = tabs.tabBar.items?.last
      tabs.tabBar.items = []
    }
    #expect(misuses.map(\.kind) == [.changingManagedBar, .changingManagedBar])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test("UK-21 The user can make no move while interaction events are ignored")
  func ignoring() {
    let tabs = stage.shown(UITabBarController([stage.screen("a"), stage.screen("b")]))
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    #expect(stage.window.userMoves.isEmpty)
    #expect(!stage.window.perform(.selectTab(1, "b")))
    #expect(tabs.selectedIndex == 0)
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents)
    #expect(stage.window.perform(.selectTab(1, "b")))
  }

  @Test("UK-21 The innermost transaction decides the duration of animations")
  func animationDuration() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
  }
}

private final class Watcher {
  var states: [UIGestureRecognizer.State] = []
}

private enum Watching {
  static var seen: [String] = []
}

extension UIViewController {
  @_dynamicReplacement(for:viewDidLoad()) fileprivate func watchedViewDidLoad() {
    if title == "watched" { Watching.seen.append("didLoad") }
    viewDidLoad()
  }
  @_dynamicReplacement(for:viewWillAppear(_:)) fileprivate func watchedViewWillAppear(_ animated: Bool) {
    if title == "watched" { Watching.seen.append("willAppear") }
    viewWillAppear(animated)
  }
  @_dynamicReplacement(for:viewIsAppearing(_:)) fileprivate func watchedViewIsAppearing(_ animated: Bool) {
    if title == "watched" { Watching.seen.append("isAppearing") }
    viewIsAppearing(animated)
  }
  @_dynamicReplacement(for:viewDidAppear(_:)) fileprivate func watchedViewDidAppear(_ animated: Bool) {
    if title == "watched" { Watching.seen.append("didAppear") }
    viewDidAppear(animated)
  }
  @_dynamicReplacement(for:viewWillDisappear(_:)) fileprivate func watchedViewWillDisappear(_ animated: Bool) {
    if title == "watched" { Watching.seen.append("willDisappear") }
    viewWillDisappear(animated)
  }
  @_dynamicReplacement(for:viewDidDisappear(_:)) fileprivate func watchedViewDidDisappear(_ animated: Bool) {
    if title == "watched" { Watching.seen.append("didDisappear") }
    viewDidDisappear(animated)
  }
  @_dynamicReplacement(for:willMove(toParent:))
  fileprivate func watchedWillMove(toParent parent: UIViewController?) {
    if title == "watched" { Watching.seen.append("willMove") }
    willMove(toParent: parent)
  }
  @_dynamicReplacement(for:didMove(toParent:))
  fileprivate func watchedDidMove(toParent parent: UIViewController?) {
    if title == "watched" { Watching.seen.append("didMove") }
    didMove(toParent: parent)
  }
}

private enum Theme { case standard, dark }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}
