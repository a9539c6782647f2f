import PortableUIKit
import Testing

/// An animator and interaction controller that keeps its transition context.
private final class Keeping: Animating, UIViewControllerInteractiveTransitioning {
  private let isDriven: Bool
  private(set) var context: (any UIViewControllerContextTransitioning)?
  init(isDriven: Bool) { self.isDriven = isDriven }
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.putInWhoComes()
  }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
  }
  override func interaction(isModal: Bool) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? self : nil }
}

@Suite struct LifetimeTests {
  @Test("UK-13 A controller outside every window is released with its last outside reference")
  func outside() {
    weak var weakTabs: UITabBarController?
    weak var weakScreen: UIViewController?
    do {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      let tabs = UITabBarController([navigation])
      _ = (screen.presentationController, navigation.navigationBar.items, tabs.tabBar.items, screen.view)
      (weakTabs, weakScreen) = (tabs, screen)
    }
    #expect(weakTabs == nil)
    #expect(weakScreen == nil)
  }

  @Test(
    "UK-13 Popped and dismissed controllers are released when their transition ends, and not before",
    arguments: [true, false])
  func transitions(animated: Bool) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    weak var popped: UIViewController?
    weak var dismissed: UIViewController?
    stage.show(navigation)
    do {
      let (a, m) = (UIViewController(), UIViewController())
      (popped, dismissed) = (a, m)
      navigation.pushViewController(a, animated: animated)
      navigation.present(m, animated: animated)
      _ = m.presentationController
      stage.settle()
    }
    navigation.dismiss(animated: animated)
    navigation.popViewController(animated: animated)
    #expect(popped != nil)
    #expect(dismissed != nil)
    stage.settle()
    #expect(popped == nil)
    #expect(dismissed == nil)
  }

  @Test(
    "UK-13 An animator or interaction controller that keeps its transition retains neither itself nor a screen",
    arguments: [true, false])
  func keptContexts(isDriven: Bool) {
    let stage = Stage()
    let root = UIViewController()
    weak var screen: UIViewController?
    weak var keeping: Keeping?
    stage.show(root)
    do {
      let (modal, director) = (UIViewController(), Keeping(isDriven: isDriven))
      (screen, keeping) = (modal, director)
      modal.transitioningDelegate = director
      stage.present(modal, on: root, animated: true)
      #expect(director.context?.viewController(forKey: .to) === modal)
      if isDriven { director.context?.finishInteractiveTransition() }
      director.context?.completeTransition(true)
      stage.settle()
      root.dismiss(animated: false)
    }
    stage.settle()
    #expect(screen == nil)
    #expect(keeping == nil)
    #expect(stage.window.isSettled)
  }

  @Test("UK-13 A window is released with its tree while an animator still keeps the transition context")
  func windowOfAnimator() {
    let animator = Animator()
    weak var screen: UIViewController?
    do {
      let stage = Stage()
      let (navigation, next) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
      screen = next
      navigation.delegate = animator
      stage.show(navigation)
      stage.push(next, onto: navigation, animated: true)
      #expect(animator.context != nil)
    }
    #expect(screen == nil)
    animator.context?.completeTransition(true)
    #expect(animator.ended == [true])
  }

  @Test("UK-13 A window with the default scheduler lives until its transitions have ended")
  func ownTurns() async {
    let journal = Journal()
    await withCheckedContinuation { done in
      let window = UIWindow(frame: .zero)
      let screen = Screen("a", journal)
      screen.onDidAppear = { done.resume() }
      window.rootViewController = screen
      window.isHidden = false
    }
    #expect(journal.lines.last == "a.didAppear")
  }
}
