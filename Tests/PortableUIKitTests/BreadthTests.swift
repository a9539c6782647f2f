import PortableUIKit
import Testing

private final class BarScreen: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
}

private final class OpeningScene: UIWindowScene {
  override func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(true) }
}

private final class Tinted: JournalView {
  override func tintColorDidChange() { journal("\(name).tint") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    journal("\(name).\(traitCollection.userInterfaceStyle)")
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate, UITabBarDelegate, UIApplicationDelegate {
  var lets = true
  var told: [String] = []
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { lets }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    told.append("pushed \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { lets }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    told.append("popped \(item.title ?? "")")
  }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append("chose \(item.title ?? "")") }
}

@Suite struct BreadthTests {
  let stage = Stage()

  @Test("UK-21 The status bar follows the controller on screen, or the child that the controller names")
  func statusBar() throws {
    let scene = UIWindowScene()
    stage.window.windowScene = scene
    let manager = try #require(scene.statusBarManager)
    #expect(manager === scene.statusBarManager)
    #expect(manager.statusBarStyle == .default)
    #expect(!manager.isStatusBarHidden)
    let (first, second, modal) = (BarScreen(), BarScreen(), BarScreen())
    (first.style, second.style, modal.style) = (.lightContent, .darkContent, .lightContent)
    second.hides = true
    let stack = UINavigationController(rootViewController: first)
    let tabs = stage.shown(UITabBarController([stack, second]))
    #expect(manager.statusBarStyle == .default)
    stack.navigationBar.barStyle = .black
    #expect(manager.statusBarStyle == .lightContent)
    stack.navigationBar.barStyle = .default
    stack.isNavigationBarHidden = true
    #expect(manager.statusBarStyle == .lightContent)
    #expect(!manager.isStatusBarHidden)
    tabs.selectedIndex = 1
    #expect(manager.statusBarStyle == .darkContent)
    #expect(manager.isStatusBarHidden)
    stage.present(modal, on: tabs)
    #expect(manager.statusBarStyle == .darkContent)
    #expect(manager.isStatusBarHidden)
    modal.modalPresentationCapturesStatusBarAppearance = true
    #expect(manager.statusBarStyle == .lightContent)
    #expect(!manager.isStatusBarHidden)
    stage.dismiss(tabs)
    modal.modalPresentationCapturesStatusBarAppearance = false
    modal.modalPresentationStyle = .fullScreen
    stage.present(modal, on: tabs)
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("UK-21 A scene opens links as the application does")
  func openingByScene() async {
    let scene = UIWindowScene()
    let url = URL(fileURLWithPath: "/none")
    var opened: [URL] = []
    // Other tests open links too, so the opener is set only during the call.
    let answer = await withCheckedContinuation { continuation in
      let before = UIApplication.shared.urlOpener
      UIApplication.shared.urlOpener = {
        opened.append($0)
        return true
      }
      scene.open(url, options: UIScene.OpenExternalURLOptions()) { continuation.resume(returning: $0) }
      UIApplication.shared.urlOpener = before
    }
    #expect(answer)
    #expect(opened == [url])
    #expect(UIApplication.shared.openSessions.contains(scene.session))
    #expect(scene.subtitle.isEmpty)
  }

  @Test("UK-21 A scene's asynchronous open calls the overridden form with a completion")
  func openingAwaited() async {
    let url = URL(fileURLWithPath: "/none")
    #expect(await OpeningScene().open(url, options: nil))
  }

  @Test(
    "UK-21 A custom navigation bar has a stack of items, asks its delegate at once, and notifies the delegate later")
  func ownNavigationBar() {
    let (bar, delegate) = (UINavigationBar(), BarDelegate())
    stage.show(UIViewController())
    stage.window.addSubview(bar)
    bar.delegate = delegate
    let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
    bar.setItems([one], animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.topItem === one)
    #expect(bar.backItem == nil)
    bar.pushItem(two, animated: true)
    #expect(bar.items == [one, two])
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(delegate.told.isEmpty)
    stage.settle()
    delegate.lets = false
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.topItem === two)
    delegate.lets = true
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.items == [one])
    stage.settle()
    #expect(delegate.told == ["pushed Two", "popped Two"])
  }

  @Test("UK-11 A navigation controller's bar refuses changes of its items")
  func managedBar() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let item = UINavigationItem(title: "Other")
    let misuses = UIKitMisuse.collect {
      stack.navigationBar.items = [item]
      stack.navigationBar.pushItem(item, animated: false)
      stack.navigationBar.popItem(animated: false)
    }
    #expect(misuses.map(\.kind) == [.changingManagedBar, .changingManagedBar, .changingManagedBar])
    #expect(stack.navigationBar.items?.count == 1)
    #expect(stack.navigationBar.topItem !== item)
  }

  @Test("UK-21 A tap on an item of a custom tab bar selects the item and notifies the delegate")
  func ownTabBar() {
    let (bar, delegate, root) = (UITabBar(), BarDelegate(), UIViewController())
    let items = ["Left", "Right"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.delegate = delegate
    root.view.addSubview(bar)
    stage.show(root)
    #expect(stage.window.perform(.tap("Right")))
    #expect(bar.selectedItem === items[1])
    #expect(delegate.told == ["chose Right"])
    items[0].isEnabled = false
    #expect(!stage.window.perform(.tap("Left")))
    #expect(bar.selectedItem === items[1])
  }

  @Test("UK-21 A compact height hides the bar of a stack that allows it, and a regular height shows the bar again")
  func littleHeight() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.hidesBarsWhenVerticallyCompact = true
    stage.show(stack)
    stage.simulate(verticalSizeClass: .compact)
    #expect(stack.isNavigationBarHidden)
    stage.simulate(verticalSizeClass: .regular)
    #expect(!stack.isNavigationBarHidden)
    stack.isNavigationBarHidden = true
    stage.window.simulate(verticalSizeClass: .compact)
    stage.simulate(verticalSizeClass: .regular)
    #expect(stack.isNavigationBarHidden)
  }

  @Test("UK-6 A new tint colour notifies its view, and the subviews that inherit the colour, on a later turn")
  func tint() {
    let names = ["outer", "own", "plain", "inOwn"]
    let views = names.map { Tinted($0, stage.journal) }
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[1].addSubview(views[3])
    stage.show(UIViewController())
    stage.window.addSubview(views[0])
    views[1].tintColor = .systemRed
    stage.settle()
    #expect(stage.journal.take() == ["own.tint", "inOwn.tint"])
    views[0].tintColor = .systemGreen
    #expect(stage.journal.lines.isEmpty)
    #expect(views[2].tintColor == .systemGreen)
    #expect(views[3].tintColor == .systemRed)
    #expect(stage.told() == ["outer.tint", "plain.tint"])
    views[0].tintColor = .systemGreen
    #expect(stage.told().isEmpty)
    views[0].tintAdjustmentMode = .dimmed
    #expect(views[3].tintAdjustmentMode == .dimmed)
    #expect(stage.told().count == 4)
    let grey = views[3].tintColor.cgColor.components ?? []
    #expect(grey.count == 4)
    #expect(Set(grey.prefix(3)).count == 1)
  }

  @Test("UK-21 A view's trait overrides apply to its subviews at once, and notify them on a later turn")
  func traits() {
    let (outer, inner, root) = (Tinted("outer", stage.journal), Tinted("inner", stage.journal), UIViewController())
    stage.show(root)
    root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(stage.journal.lines.isEmpty)
    #expect(stage.told() == ["outer.dark", "inner.dark"])
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(stage.told() == ["inner.light"])
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    let window: UIView = stage.window
    window.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("UK-21 A sheet's only detent is large by default, and all sheets share that detent")
  func usualDetents() throws {
    let (one, other) = (UIViewController(), UIViewController())
    let height = try #require(one.sheetPresentationController?.detents.first)
    #expect(height.identifier == .large)
    #expect(one.sheetPresentationController?.detents.count == 1)
    #expect(other.sheetPresentationController?.detents.first === height)
    one.sheetPresentationController?.detents = [.medium()]
    #expect(other.sheetPresentationController?.detents.first === height)
  }
}
