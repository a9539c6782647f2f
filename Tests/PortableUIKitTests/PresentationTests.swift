import PortableUIKit
import Testing

@Suite struct PresentationTests {
  let stage = Stage()

  @Test("UK-9 A presentation goes to the root container, and its children return the same modal")
  func rootPresents() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    let navigation = UINavigationController(rootViewController: a)
    let inner = UINavigationController(rootViewController: m)
    stage.show(navigation)
    #expect(inner.modalPresentationStyle == .automatic)
    a.present(inner, animated: false)
    #expect(inner.presentingViewController === navigation)
    #expect(a.presentedViewController === inner)
    #expect(navigation.visibleViewController === inner)
    #expect(m.presentingViewController === navigation)
    #expect(inner.sheetPresentationController != nil)
    #expect(m.sheetPresentationController != nil)
  }

  @Test("UK-9 A context-defining controller presents a current-context modal, and the root a full screen modal")
  func context() {
    let (a, m) = (stage.screen("a"), stage.screen("m", .currentContext))
    let navigation = UINavigationController(rootViewController: a)
    a.definesPresentationContext = true
    stage.show(navigation)
    a.present(m, animated: false)
    #expect(m.presentingViewController === a)
    #expect(navigation.presentedViewController == nil)
    stage.expect("m.load", "a.willDisappear", "m.willAppear", "m.isAppearing", "m.didAppear", "a.didDisappear")
    stage.dismiss(a)
    m.modalPresentationStyle = .fullScreen
    a.present(m, animated: false)
    #expect(m.presentingViewController === navigation)
  }

  @Test("UK-9 A modal in the context of a popped controller is dismissed with the controller")
  func poppedContext() {
    let (a, b, m) = (stage.screen("a"), stage.screen("b"), stage.screen("m", .overCurrentContext))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    b.definesPresentationContext = true
    stage.show(navigation)
    b.present(m, animated: false)
    _ = stage.told()
    navigation.popViewController(animated: false)
    #expect(b.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
    let told = stage.told()
    #expect(told.contains("m.didDisappear"))
    #expect(told.contains("b.didDisappear"))
    #expect(m.view.window == nil)
  }

  @Test("UK-9 Hidden modals leave no view behind if a screen is pushed over their presenter")
  func unseen() {
    let (a, b, m, n) = (stage.screen("a"), stage.screen("b"), stage.screen("m", .currentContext), stage.screen("n"))
    let navigation = UINavigationController([b])
    b.definesPresentationContext = true
    let tabs = stage.shown(UITabBarController([navigation, stage.screen("t")]))
    n.modalPresentationStyle = .fullScreen
    b.present(m, animated: false)
    stage.select(1, of: tabs)
    // The tab is hidden, so the view of the first modal stays in place until the stack shows another screen.
    stage.present(n, on: m)
    #expect(m.presentedViewController === n)
    #expect(!n.isViewLoaded)
    navigation.pushViewController(a, animated: false)
    stage.select(0, of: tabs)
    #expect(a.view.window === stage.window)
    #expect(b.view.window == nil)
    #expect(m.view.window == nil)
    #expect(n.viewIfLoaded?.window == nil)
  }

  @Test("UK-10 Dismissing on a presenter dismisses all modals above in one transition, and animates only the topmost")
  func chain() {
    let root = UIViewController()
    let modals = (0..<3).map { AnimatedFlags("\($0)", stage.journal) }
    stage.show(root)
    root.present(modals[0], animated: false)
    modals[0].present(modals[1], animated: false)
    modals[1].present(modals[2], animated: false)
    _ = stage.told()
    root.dismiss(animated: true) { stage.journal("completion") }
    #expect(modals.allSatisfy { $0.isBeingDismissed })
    stage.expect(
      "2 will true", "1 will false", "0 will false", "2 did true", "1 did false", "0 did false", "completion")
    #expect(modals.allSatisfy { $0.presentingViewController == nil && $0.presentedViewController == nil })
  }

  @Test("UK-10 Dismissing on a modal dismisses the modal above, or the modal itself if it presents nothing")
  func itself() {
    let (a, m, n) = (stage.screen("a"), stage.screen("m"), stage.screen("n"))
    stage.show(a)
    a.present(m, animated: false)
    stage.present(n, on: m)
    stage.dismiss(m)
    #expect(a.presentedViewController === m)
    #expect(m.presentedViewController == nil)
    stage.dismiss(m)
    #expect(a.presentedViewController == nil)
  }

  @Test("UK-10 Dismissing without a modal changes nothing and completes")
  func nothing() {
    let a = stage.screen("a")
    stage.show(a)
    a.dismiss(animated: true) { stage.journal("completion") }
    #expect(stage.journal.take().isEmpty)
    #expect(stage.told() == ["completion"])
  }

  @Test("UK-8 The coordinator's completion comes before the completion of the presentation")
  func completions() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    a.present(m, animated: true) { stage.journal("completion") }
    m.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.journal("coordinator") }
    #expect(stage.told().filter { !$0.contains(".") } == ["coordinator", "completion"])
  }

  @Test("UK-3 Presenting, pushing and popping work even if subclasses override their properties with wrong values")
  func overrides() {
    let (liar, m) = (Liar(), stage.screen("m"))
    let navigation = LyingNavigation(rootViewController: liar)
    stage.show(navigation)
    stage.present(m, on: liar, animated: true)
    #expect(m.presentingViewController === navigation)
    #expect(m.view.window === stage.window)
    m.dismiss(animated: true)
    stage.push(stage.screen("b"), onto: navigation, animated: true)
    #expect(m.view.window == nil)
    #expect(navigation.children.count == 2)
    #expect(stage.perform(.back("Back")))
    #expect(navigation.children == [liar])
  }

  @Test("UK-4 A controller can be created by each of its initialisers")
  func making() {
    #expect(Plain().nibName == nil)
    #expect(Plain(nibName: "Nib", bundle: nil).nibName == "Nib")
    #expect(Plain(coder: NSKeyedArchiver(requiringSecureCoding: false)) != nil)
    #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).viewControllers.isEmpty)
    #expect(UITabBarController().viewControllers == nil)
  }

  @Test("UK-4 A stack that is created with a root pushes the root at once, by an overridden push too")
  func makingWithRoot() {
    let root = stage.screen("root")
    let stack = NotingStack(rootViewController: root)
    #expect(stack.pushed == ["root false"])
    #expect(stack.viewControllers == [root])
    #expect(root.parent === stack)
    #expect(stage.journal.take() == ["root.willMove", "root.didMove"])
    stage.show(stack)
    stack.pushViewController(stage.screen("next"), animated: true)
    #expect(stack.pushed == ["root false", "next true"])
    #expect(root.view.window === stage.window)
  }
}

private final class NotingStack: UINavigationController {
  private(set) var pushed: [String] = []
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append("\(viewController.title ?? "") \(animated)")
    super.pushViewController(viewController, animated: animated)
  }
}

final class Plain: UIViewController {}

final class AnimatedFlags: JournalScreen {
  override func viewWillDisappear(_ animated: Bool) { journal("\(name) will \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { journal("\(name) did \(animated)") }
}

final class Liar: UIViewController {
  override var parent: UIViewController? { nil }
  override var presentedViewController: UIViewController? { self }
  override var presentingViewController: UIViewController? { self }
  override var isBeingDismissed: Bool { true }
  override var children: [UIViewController] { [] }
}

final class LyingNavigation: UINavigationController {
  override var viewControllers: [UIViewController] {
    get { [] }
    set {}
  }
  override var topViewController: UIViewController? { nil }
  override var visibleViewController: UIViewController? { nil }
  override var presentedViewController: UIViewController? { nil }
  override var isBeingDismissed: Bool { true }
}
