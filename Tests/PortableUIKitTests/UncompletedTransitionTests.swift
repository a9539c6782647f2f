import PortableUIKit
import Testing

/// An animator that ends at once, and reports each transition as not completed.
private final class Doubtful: Animating {
  private(set) var ended: [Bool] = []
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.putInWhoComes()
    transitionContext.completeTransition(false)
  }
  override func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@Suite("Transitions that an animator reports as not completed, without a gesture") struct UncompletedTransitionTests {
  private let stage = Stage()
  private let animator = Doubtful()
  private let (a, b): (Screen, Screen)

  init() { (a, b) = (stage.screen("a"), stage.screen("b", .fullScreen)) }

  private func shown(_ screens: [UIViewController]) -> UINavigationController {
    let stack = UINavigationController(screens)
    stack.delegate = animator
    return stage.shown(stack)
  }

  @Test("UK-15 A pushed screen stays on its stack and is visible")
  func push() {
    let stack = shown([a])
    stage.push(b, onto: stack, animated: true)
    #expect(stack.viewControllers == [a, b])
    #expect(b.viewIfLoaded?.window === stage.window)
    #expect(animator.ended == [true])
  }

  @Test("UK-15 A popped screen stays off the stack and is not visible")
  func pop() {
    let stack = shown([a, b])
    stage.pop(stack, animated: true)
    #expect(stack.viewControllers == [a])
    #expect(b.viewIfLoaded?.window == nil)
    #expect(animator.ended == [true])
  }

  @Test("UK-15 A presented screen stays presented and a dismissed one dismissed, and each completion is called once")
  func presentation() {
    stage.show(a)
    b.transitioningDelegate = animator
    a.present(b, animated: true) { stage.journal("presented") }
    #expect(stage.told().filter { $0 == "presented" } == ["presented"])
    #expect(a.presentedViewController === b)
    #expect(b.viewIfLoaded?.window === stage.window)
    a.dismiss(animated: true) { stage.journal("dismissed") }
    #expect(stage.told().filter { $0 == "dismissed" } == ["dismissed"])
    #expect(a.presentedViewController == nil)
    #expect(b.viewIfLoaded?.window == nil)
  }
}
