import PortableUIKit
import Testing

@Suite struct WindowTests {
  let stage = Stage()
  let other = Stage()

  @Test("UK-6 A window is hidden at first, and posts its visibility and key notifications on a later turn")
  func notifications() {
    var names: [String] = []
    let window = stage.window
    let observers = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    #expect(window.isHidden)
    #expect(!window.isOnScreen)
    #expect(!window.isKeyWindow)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isOnScreen)
    #expect(window.isKeyWindow)
    #expect(names.isEmpty)
    stage.settle()
    window.isHidden = true
    stage.settle()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidBecomeHiddenNotification",
      ])
  }

  @Test("UK-28 The first root and its replacement have the window's size in viewWillAppear")
  func sizeOfRoot() {
    let size = CGSize(width: 500, height: 300)
    stage.window.frame.size = size
    stage.window.makeKeyAndVisible()
    for root in [SizedScreen(), SizedScreen()] {
      stage.replaceRoot(with: root)
      #expect(root.sizes == [size, size])
    }
  }

  @Test("UK-13 The application and its scenes list windows without retaining them")
  func lists() {
    let scene = UIWindowScene()
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(windowScene: scene)
      weakWindow = window
      #expect(window.isHidden)
      #expect(window.windowScene === scene)
      #expect(scene.windows == [window])
      #expect(UIApplication.shared.windows.contains(window))
      window.makeKey()
      #expect(scene.keyWindow === window)
    }
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.activationState == .foregroundActive)
    #expect(weakWindow == nil)
    #expect(scene.windows.isEmpty)
  }

  @Test("UK-5 Each scene has its own key window, and the app's key window is the window that became key last")
  func keyWindows() {
    let (left, right) = (UIWindowScene(), UIWindowScene())
    let windows = [left, left, right].map(UIWindow.init(windowScene:))
    windows[0].makeKey()
    windows[2].makeKey()
    #expect(windows.map(\.isKeyWindow) == [true, false, true])
    #expect(left.keyWindow === windows[0])
    #expect(right.keyWindow === windows[2])
    #expect(UIApplication.shared.keyWindow === windows[2])
    windows[1].makeKey()
    #expect(windows.map(\.isKeyWindow) == [false, true, true])
    #expect(left.keyWindow === windows[1])
    // The window is already the key window of its scene. The call makes it the key window of the app too.
    windows[2].makeKey()
    #expect(UIApplication.shared.keyWindow === windows[2])
    stage.window.makeKey()
    #expect(stage.window.isKeyWindow)
    #expect(windows[2].isKeyWindow)
    #expect(UIApplication.shared.keyWindow === stage.window)
  }

  @Test("UK-5 A key window that moves to another scene stays key, unless that scene has a key window")
  func movedKeyWindow() {
    let (left, right) = (UIWindowScene(), UIWindowScene())
    let (window, standing) = (UIWindow(frame: .zero), UIWindow(windowScene: right))
    window.makeKey()
    window.windowScene = left
    #expect(window.isKeyWindow)
    #expect(left.keyWindow === window)
    standing.makeKey()
    window.windowScene = right
    #expect(!window.isKeyWindow)
    #expect(left.keyWindow == nil)
    #expect(right.keyWindow === standing)
  }

  @Test("UK-5 A key window that has moved to another scene resigns when another window of the scene becomes key")
  func movedKeyWindowResigns() {
    let (left, right) = (UIWindowScene(), UIWindowScene())
    let (window, other) = (KeyedWindow(windowScene: left), UIWindow(windowScene: right))
    (window.transitionScheduler, other.transitionScheduler) = (stage.scheduler, stage.scheduler)
    window.makeKey()
    window.windowScene = right
    other.makeKey()
    stage.settle()
    #expect(window.timesResigned == 1)
    #expect(right.keyWindow === other)
  }

  @Test("UK-5 When a key window is released, the previous key window of its scene is key again")
  func keyWindowGone() {
    let (scene, apart) = (UIWindowScene(), UIWindowScene())
    let (main, elsewhere) = (KeyedWindow(windowScene: scene), UIWindow(windowScene: apart))
    main.transitionScheduler = stage.scheduler
    elsewhere.makeKey()
    main.makeKey()
    for _ in 0..<2 {
      var alerts: UIWindow? = UIWindow(windowScene: scene)
      alerts?.makeKey()
      #expect(scene.keyWindow === alerts)
      #expect(!main.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === alerts)
      alerts = nil
      #expect(scene.keyWindow === main)
      #expect(main.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === main)
    }
    #expect(apart.keyWindow === elsewhere)
    #expect(UIWindowScene().keyWindow == nil)
    stage.settle()
    #expect(main.times == 1, "nobody is told that a window has gone")
    main.makeKey()
    stage.settle()
    #expect(main.times == 2)
    var moved: UIWindow? = UIWindow(windowScene: apart)
    moved?.makeKey()
    moved?.windowScene = scene
    #expect(moved?.isKeyWindow == false)
    #expect(scene.keyWindow === main)
    #expect(apart.keyWindow === elsewhere)
    moved = nil
  }

  @Test("UK-6 The old key window resigns before the new one becomes key, each with its notification")
  func keyOrder() {
    let (old, new) = (KeyedWindow(frame: .zero), KeyedWindow(frame: .zero))
    for (name, window) in [("old", old), ("new", new)] {
      window.transitionScheduler = stage.scheduler
      window.note = { [stage] in stage.journal("\(name) \($0)") }
    }
    old.makeKey()
    _ = stage.told()
    let observers = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [stage, old, new] note in
        let window = note.object as? UIWindow
        MainActor.assumeIsolated { if window === old || window === new { stage.journal(name.rawValue) } }
      }
    }
    new.makeKey()
    stage.expect(
      "old resigns", "UIWindowDidResignKeyNotification", "new becomes", "UIWindowDidBecomeKeyNotification")
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    new.makeKey()
    #expect(stage.told() == [], "it is the key window already")
  }

  @Test("UK-5 A window that cannot become key is still visible, and the key window stays key")
  func keyless() {
    stage.show(UIViewController())
    let overlay = Overlay(frame: stage.window.frame)
    overlay.transitionScheduler = stage.scheduler
    overlay.rootViewController = stage.screen("overlay")
    overlay.makeKeyAndVisible()
    overlay.makeKey()
    #expect(stage.told().last == "overlay.didAppear")
    #expect(overlay.isOnScreen)
    #expect(!overlay.isKeyWindow)
    #expect(stage.window.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === stage.window)
  }

  @Test("UK-6 A controller that moves to another window disappears in the old window and appears in the new one")
  func twoWindows() {
    let a = stage.screen("a")
    stage.show(a)
    other.show(UIViewController())
    other.window.rootViewController = a
    #expect(stage.window.rootViewController == nil)
    other.settle()
    stage.settle()
    #expect(
      stage.journal.take() == [
        "a.willDisappear", "a.didDisappear", "a.willAppear", "a.isAppearing", "a.didAppear",
      ])
    #expect(a.view.window === other.window)
  }

  @Test("UK-12 A modal that was dismissed with its tree can be presented in another window at once")
  func modalInTwoWindows() {
    let (a, b, m) = (stage.screen("a"), stage.screen("b"), stage.screen("m"))
    stage.show(a)
    other.show(b)
    stage.present(m, on: a)
    stage.window.rootViewController = UIViewController()
    b.present(m, animated: false)
    other.settle()
    stage.settle()
    #expect(m.view.window === other.window)
    #expect(b.presentedViewController === m)
    #expect(stage.journal.take().filter { $0 == "m.didDisappear" }.count == 1)
  }

  @Test("UK-3 A view reports its superview, ancestors and window, and receives didMoveToWindow for each change")
  func hierarchy() {
    let (outer, inner, view) = (UIView(), UIView(), NotedView())
    outer.addSubview(inner)
    inner.addSubview(view)
    #expect(view.isDescendant(of: outer))
    #expect(view.superview === inner)
    #expect(view.window == nil)
    stage.window.addSubview(outer)
    #expect(view.window === stage.window)
    #expect(view.moves == 1)
    outer.insertSubview(view, at: 0)
    #expect(outer.subviews == [view, inner], "it stays in the window")
    #expect(view.moves == 1, "it stays in the window")
    outer.bringSubviewToFront(view)
    #expect(outer.subviews == [inner, view])
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(view.moves == 2)
  }

  @Test("UK-3 A subview that is inserted above or below a sibling is directly next to the sibling")
  func besideSiblings() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    let all = [a, b, c]
    for view in all { outer.addSubview(view) }
    outer.insertSubview(a, aboveSubview: b)
    #expect(outer.subviews == [b, a, c])
    outer.insertSubview(b, belowSubview: c)
    #expect(outer.subviews == [a, b, c])
    outer.insertSubview(c, aboveSubview: a)
    #expect(outer.subviews == [a, c, b])
    outer.insertSubview(b, belowSubview: a)
    #expect(outer.subviews == [b, a, c])
  }

  @Test("UK-9 show pushes a controller in a stack, and presents without a container")
  func show() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    a.show(b, sender: nil)
    #expect(navigation.viewControllers == [a, b])
    stage.window.rootViewController = c
    let d = stage.screen("d")
    c.show(d, sender: nil)
    #expect(c.presentedViewController === d)
  }

  @Test("UK-9 New tabs keep the selected controller, or select the controller at its place")
  func replacingTabs() {
    let screens = "abcd".map { stage.screen(String($0)) }
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = Array(screens[0..<3])
    tabs.selectedIndex = 1
    tabs.viewControllers = [screens[3], screens[0], screens[1]]
    #expect(tabs.selectedViewController === screens[1])
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [screens[3], screens[0], screens[2]]
    #expect(tabs.selectedViewController === screens[2])
    tabs.viewControllers = [screens[0]]
    #expect(tabs.selectedViewController === screens[0])
    #expect(screens[2].parent == nil)
  }

  @Test("UK-11 Every kind of misuse has a description of one sentence", arguments: UIKitMisuse.Kind.allCases)
  func sentences(kind: UIKitMisuse.Kind) {
    let log = MisuseLog()
    UIKitMisuse.$log.withValue(log) { provoke(kind) }
    #expect(log.entries.map(\.kind).contains(kind))
    for entry in log.entries {
      #expect(entry.sentence.hasSuffix("."))
      #expect((entry.controllers.isEmpty || entry.sentence.contains(";")))
    }
  }

  /// Provokes a misuse of this kind.
  private func provoke(_ kind: UIKitMisuse.Kind) {
    let (root, a, m) = (UINavigationController(), UIViewController(), UIViewController())
    root.viewControllers = [a]
    stage.show(root)
    if kind.needsModal { a.present(m, animated: false) }
    stage.settle()
    switch kind {
    case .presenterAlreadyPresents: a.present(UIViewController(), animated: true)
    case .presenterOutsideWindow: UIViewController().present(m, animated: true)
    case .presenterIsBeingDismissed:
      a.dismiss(animated: true)
      m.present(UIViewController(), animated: true)
    case .alreadyPresented: otherRoot().present(m, animated: true)
    case .presentingChild: otherRoot().present(a, animated: true)
    case .presentingItself: a.present(root, animated: true)
    case .popoverWithoutAnchor:
      stage.window.simulate(horizontalSizeClass: .regular)
      m.modalPresentationStyle = .popover
      stage.present(m, on: a, animated: true)
    case .viewInEffectView: UIVisualEffectView(effect: nil).addSubview(m.view)
    case .dismissalInProgress:
      a.dismiss(animated: true)
      a.dismiss(animated: true)
    case .pushingTwice: root.pushViewController(a, animated: true)
    case .pushingNavigationController: root.pushViewController(UINavigationController(), animated: true)
    case .containingPresented: root.pushViewController(m, animated: true)
    case .containingItself: a.addChild(root)
    case .duplicateTabIdentifier:
      let tab = UITab(title: "a", image: nil, identifier: "a")
      UITabBarController(tabs: [tab]).tabs = [tab, UITab(title: "b", image: nil, identifier: "a")]
    case .duplicateInList: root.viewControllers = [m, m]
    case .poppingToStranger: root.popToViewController(m, animated: true)
    case .selectingStranger: UITabBarController().selectedIndex = 1
    case .presentedAsRoot: stage.window.rootViewController = m
    case .transitionBetweenStrangers: a.transition(from: a, to: m, duration: 0, animations: nil)
    case .transitionWhileForwarding:
      let teller = Teller()
      for child in [m, UIViewController()] { teller.addChild(child) }
      teller.transition(from: m, to: teller.children[1], duration: 0, animations: nil)
    case .animatorLeftViewOut:
      let animator = Animator()
      animator.leavesViewOut = true
      m.transitioningDelegate = animator
      stage.present(m, on: a, animated: true)
      stage.complete(animator)
    case .unusableInterface: _ = UIStoryboard(name: "Nowhere", bundle: .module)
    case .unknownSegue: a.performSegue(withIdentifier: "away", sender: nil)
    case .unansweredUnwind:
      let reviews = UIStoryboard(name: "Dashboard", bundle: .module).instantiateViewController(
        withIdentifier: "Details")
      reviews.performSegue(withIdentifier: "up", sender: nil)
    case .misconfiguredAlert: UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet).addTextField()
    case .segueWithoutAction: UIStoryboardSegue(identifier: "away", source: a, destination: m).perform()
    case .viewInsideItself: a.view.addSubview(a.view)
    case .viewWhileLoading: Impatient().loadViewIfNeeded()
    case .pushingSplitViewController: root.pushViewController(UISplitViewController(), animated: true)
    case .columnNotInStyle: UISplitViewController().show(.primary)
    case .unsuitableChild:
      UISplitViewController(style: .doubleColumn).setViewController(UITabBarController(), for: .primary)
    case .constraintBetweenStrangers: a.view.topAnchor.constraint(equalTo: m.view.topAnchor).isActive = true
    case .unsuitableCell:
      _ = UITableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    case .selectorWithoutRuntime:
      a.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Do", style: .plain, target: a, action: Selector("doIt"))
      stage.window.perform(.tap("Do"))
    case .changingManagedBar:
      let tabs = UITabBarController()
      tabs.tabBar.items = []
    case .unheardNotification:
      let app = SimulatedApp(delegate: Deaf())
      let before = UNUserNotificationCenter.current().delegate
      UNUserNotificationCenter.current().delegate = nil
      app.launch()
      app.open(.notification(userInfo: [:]))
      app.terminate()
      UNUserNotificationCenter.current().delegate = before
    case .neverIdle:
      let restless = Restless()
      root.pushViewController(restless, animated: false)
      stage.scheduler.advanceUntilIdle(limit: 100)
      restless.isOver = true
    }
  }

  private func otherRoot() -> UIViewController {
    let root = UIViewController()
    other.show(root)
    return root
  }
}

extension UIKitMisuse.Kind {
  fileprivate var needsModal: Bool {
    switch self {
    case .presenterAlreadyPresents, .presenterIsBeingDismissed, .alreadyPresented, .dismissalInProgress,
      .containingPresented, .presentedAsRoot:
      true
    default: false
    }
  }
}

final class NotedView: UIView {
  var moves = 0
  override func didMoveToWindow() { moves += 1 }
}

final class KeyedWindow: UIWindow {
  var times = 0
  var timesResigned = 0
  var note: (String) -> Void = { _ in }
  override func becomeKey() {
    times += 1
    note("becomes")
  }
  override func resignKey() {
    timesResigned += 1
    note("resigns")
  }
}

/// A window above others that cannot become key.
final class Overlay: UIWindow {
  override var canBecomeKey: Bool { false }
}

final class Deaf: UIResponder, UIApplicationDelegate {}

final class Impatient: UIViewController {
  override func loadView() { view.tag = 1 }
}

final class Restless: UIViewController {
  var isOver = false
  override func viewDidAppear(_ animated: Bool) {
    guard !isOver, let navigationController else { return }
    navigationController.setViewControllers([navigationController.viewControllers[0], Restless()], animated: false)
  }
}

private final class SizedScreen: UIViewController {
  private(set) var sizes: [CGSize] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sizes.append(view.bounds.size)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sizes.append(view.bounds.size)
  }
}
