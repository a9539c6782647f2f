import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the router's presentations and dismissals that an interaction controller cancels.
@Suite struct CancelledTransitionTests {
  /// A finger that drives transitions until a test cancels or finishes them.
  private final class Finger: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    let drive = UIPercentDrivenInteractiveTransition()
    /// A Boolean value that indicates whether the finger is down, so that new transitions are interactive.
    var isDown = true

    private var driven: UIPercentDrivenInteractiveTransition? { isDown ? drive : nil }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      UIView.animate(withDuration: 1, animations: {}) { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driven }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driven }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driven }
  }

  private let app = TestApp(.manual)
  private let finger = Finger()

  private var clock: TransitionScheduler { app.window.transitionScheduler }

  /// Runs the scheduled turns until none is left.
  private func advance() { while clock.advance() {} }

  /// A route to a sheet over the root of the window, with a transition that the finger drives.
  private var sheet: DestinationStep<Sheet, String> {
    StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally(transitioningDelegate: finger)).from(GeneralStep.root()).assemble()
  }

  private func move(of outcome: Outcome<some Any>?) -> String? {
    if case .superseded(let move)? = outcome { move.name } else { nil }
  }

  @Test(
    "EN-39 A request ends superseded if the user cancels its presentation, and the next request runs",
    arguments: [true, false])
  func presentation(isCancelled: Bool) {
    let before = identities(app.window)
    var outcome: Outcome<Sheet>?
    app.router.navigate(to: sheet, with: "1") { outcome = $0 }
    advance()
    #expect(outcome == nil)
    #expect(app.router.waiting.map(\.reason) == [.transitionInFlight])
    if isCancelled { finger.drive.cancel() } else { finger.drive.finish() }
    clock.advanceUntilIdle()
    #expect(app.router.waiting.isEmpty)
    guard isCancelled else {
      #expect(outcome?.value != nil)
      return
    }
    #expect(move(of: outcome) == "the user or the app's own code cancelling presenting Sheet on UITabBarController")
    #expect(identities(app.window) == before)
    finger.isDown = false
    app.router.navigate(to: sheet, with: "2") { outcome = $0 }
    clock.advanceUntilIdle()
    #expect(outcome?.value?.name == "2", "the next request is carried out")
  }

  @Test(
    "EN-39 A request ends superseded if the user cancels its dismissal, and the next request runs",
    arguments: [true, false])
  func dismissal(isCancelled: Bool) {
    finger.isDown = false
    app.router.navigate(to: sheet, with: "1") { _ in }
    clock.advanceUntilIdle()
    let before = identities(app.window)
    finger.isDown = true
    var outcome: Outcome<Void>?
    app.router.navigate(.dismissAll) { outcome = $0 }
    advance()
    #expect(outcome == nil)
    #expect(app.router.waiting.map(\.reason) == [.transitionInFlight])
    if isCancelled { finger.drive.cancel() } else { finger.drive.finish() }
    clock.advanceUntilIdle()
    #expect(app.router.waiting.isEmpty)
    guard isCancelled else {
      #expect(outcome?.value != nil)
      #expect(app.tabs.presentedViewController == nil)
      return
    }
    #expect(
      move(of: outcome) == "the user or the app's own code cancelling dismissing what UITabBarController presents")
    #expect(identities(app.window) == before)
    finger.isDown = false
    app.router.navigate(.dismissAll) { outcome = $0 }
    clock.advanceUntilIdle()
    #expect(outcome?.value != nil)
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test(
    "EN-39 A request presents its dismissed sheet again if its presentation is cancelled")
  func putBack() {
    app.tabs.present(Sheet("before"), animated: false)
    app.tabs.selectedIndex = 1
    clock.advanceUntilIdle()
    let before = identities(app.window)
    var outcome: Outcome<Sheet>?
    app.router.navigate(to: sheet, with: "1") { outcome = $0 }
    advance()
    clock.finishTransition()
    advance()
    #expect(app.tabs.presentedViewController is Sheet, "the new one is on its way")
    #expect(identities(app.window) != before, "the new one is on its way")
    finger.drive.cancel()
    clock.advanceUntilIdle()
    #expect(move(of: outcome) != nil)
    #expect(identities(app.window) == before)
  }

  @Test("EN-39 A request makes no further change if its dismissal is cancelled")
  func nothingAfter() {
    finger.isDown = false
    app.router.navigate(to: sheet, with: "1") { _ in }
    clock.advanceUntilIdle()
    let before = identities(app.window)
    finger.isDown = true
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    advance()
    finger.drive.cancel()
    clock.advanceUntilIdle()
    #expect(move(of: outcome) != nil)
    #expect(app.router.waiting.isEmpty)
    #expect(identities(app.window) == before)
  }

  @Test("EN-39 A request ends superseded if the user cancels its push, and no request waits")
  func push() {
    app.homeStack.delegate = finger
    let before = identities(app.window)
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    advance()
    #expect(outcome == nil)
    finger.drive.cancel()
    clock.advanceUntilIdle()
    #expect(move(of: outcome) != nil)
    #expect(app.router.waiting.isEmpty)
    #expect(identities(app.window) == before)
  }

  @Test("EN-39 A request for a context or a page ends superseded if the user cancels its sheet")
  func everyVocabulary() throws {
    let before = identities(app.window)
    var ended: [String] = []
    func cancelled(_ name: String, _ outcome: Outcome<some Any>) {
      ended.append("\(name) \(move(of: outcome) == nil ? "\(outcome)" : "superseded")")
    }
    func cancel() {
      advance()
      finger.drive.cancel()
      clock.advanceUntilIdle()
    }
    let driven = Sheet()
    driven.transitioningDelegate = finger
    let contexts = contextRouter(
      in: app.window, presentingBy: { ModalTransition(stack: $1, viewController: $0) }
    ) { (_: NavigationContext<String>) in driven }
    contexts.present("sheet") { cancelled("context", $0) }
    cancel()
    let flow = AppFlowController()
    flow.prepare(presentingBy: app.router) { [finger] in
      let stack = UINavigationController()
      stack.transitioningDelegate = finger
      return stack
    }
    let page = AppFlowControllerPage(
      name: "page", viewControllerBlock: { Home("page") }, viewControllerType: Home.self)
    try flow.register(path: page)
    app.router.navigate(.page(page, in: flow)) { cancelled("page", $0) }
    cancel()
    #expect(ended == ["context superseded", "page superseded"])
    #expect(identities(app.window) == before)
    #expect(app.router.waiting.isEmpty)
  }
}
