import PortableUIKit
import Testing

/// An app's animator and interaction controller that records its callbacks, and the start of its animation.
private final class Studio: Animating {
  private let name: String
  private let journal: Journal
  var drive: UIPercentDrivenInteractiveTransition?
  var onWillShow: (() -> Void)?
  init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }
  private func note(_ line: String) { journal("\(name) \(line)") }
  override func animator(
    for operation: UINavigationController.Operation, isDismissal: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animator")
    return self
  }
  override func interaction(isModal: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interaction")
    return drive
  }
  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    note("duration")
    return 0.7
  }
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    note("animates")
    transitionContext.putInWhoComes()
    UIView.animate(withDuration: 0.7, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let manager = NotingPresentation(presentedViewController: presented, presenting: presenting)
    manager.note = { [weak self] in self?.note($0) }
    return manager
  }
  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { onWillShow?() }
}

/// Tests the order of calls to animators, interaction controllers and presentation controllers, and the duties of animators.
///
/// Covers Apple's guides "Creating Custom Presentations" and "Customizing the Transition Animations".
@Suite struct TransitionOrderTests {
  let stage = Stage()
  private let (first, second): (Studio, Studio)

  init() { (first, second) = (Studio("first", stage.journal), Studio("second", stage.journal)) }

  private func modal(_ name: String, by studio: Studio) -> Screen {
    let modal = stage.screen(name)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = studio
    return modal
  }

  @Test("UK-15 A transition asks for its animator and interaction controller before any callback about its beginning")
  func askedBefore() {
    let (a, m) = (stage.screen("a"), modal("m", by: first))
    stage.show(a)
    a.present(m, animated: true)
    stage.expect(
      "m.load", "first animator", "first interaction", "first willPresent", "m.willAppear", "first duration",
      "first animates", "m.isAppearing", "first didPresent true", "m.didAppear")
    a.dismiss(animated: true)
    stage.expect(
      "first animator", "first interaction", "first willDismiss", "m.willDisappear", "first duration", "first animates",
      "first didDismiss true", "m.didDisappear")
  }

  @Test("UK-15 The coordinator reports from the first callback on whether the transition began interactively")
  func initiallyInteractive() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let drive = UIPercentDrivenInteractiveTransition()
    let navigation = UINavigationController([a, b])
    navigation.delegate = first
    first.drive = drive
    stage.show(navigation)
    var seen: [[Bool?]] = []
    let look = { (controller: UIViewController) in
      let coordinator = controller.transitionCoordinator
      seen.append([coordinator?.initiallyInteractive, coordinator?.isInteractive])
    }
    a.onWillAppear = { [unowned a] in look(a) }
    b.onWillDisappear = { [unowned b] in look(b) }
    first.onWillShow = { [unowned navigation] in look(navigation) }
    stage.pop(navigation, animated: true)
    #expect(seen == [[true, true], [true, true], [true, true]])
    let coordinator = navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { seen.append([$0.initiallyInteractive, $0.isInteractive]) }
    drive.finish()
    #expect(seen.last == [true, false])
    stage.settle()
    #expect(coordinator?.initiallyInteractive == true)
    #expect(navigation.viewControllers == [a])
  }

  @Test("UK-15 A coordinator reports the duration of the app's animator from the first callback to the last")
  func duration() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    m.transitioningDelegate = first
    stage.show(a)
    var durations: [TimeInterval?] = []
    let look = { [unowned m] in
      durations.append(m.transitionCoordinator?.transitionDuration)
      m.transitionCoordinator?.animate(alongsideTransition: { durations.append($0.transitionDuration) }) {
        durations.append($0.transitionDuration)
      }
    }
    (m.onWillAppear, m.onWillDisappear) = (look, look)
    stage.present(m, on: a, animated: true)
    #expect(durations == [0.7, 0.7, 0.7])
    stage.dismiss(a)
    #expect(durations.suffix(3) == [0, 0, 0])
  }

  @Test("UK-10 A dismissal of several modals notifies their presentation controllers, the topmost first")
  func dismissalOfSeveral() {
    let (a, m, n) = (stage.screen("a"), modal("m", by: first), modal("n", by: second))
    stage.show(a)
    a.present(m, animated: false)
    m.present(n, animated: false)
    _ = stage.told()
    second.drive = UIPercentDrivenInteractiveTransition()
    a.dismiss(animated: true) { Issue.record("was cancelled") }
    stage.expect(
      "second animator", "second interaction", "second willDismiss", "first willDismiss", "n.willDisappear",
      "m.willDisappear", "second duration", "second animates")
    second.drive?.cancel()
    #expect(stage.told().suffix(2) == ["second didDismiss false", "first didDismiss false"])
    second.drive = nil
    var isOver = false
    a.dismiss(animated: true) { isOver = true }
    #expect(
      stage.told().suffix(4) == ["second didDismiss true", "first didDismiss true", "n.didDisappear", "m.didDisappear"])
    #expect(isOver)
    #expect(a.presentedViewController == nil)
  }

  @Test("UK-15 An interaction controller does not begin a presentation whose presenter leaves")
  func unseenAfterAll() {
    let (host, child, m) = (stage.screen("host"), stage.screen("child"), stage.screen("m", .currentContext))
    child.definesPresentationContext = true
    host.embed(child)
    stage.show(host)
    child.onWillDisappear = { [unowned child] in child.leaveParent() }
    m.transitioningDelegate = first
    first.drive = UIPercentDrivenInteractiveTransition()
    child.present(m, animated: true)
    let coordinator = child.transitionCoordinator
    let told = stage.told()
    #expect(told.contains("first interaction"))
    #expect(!told.contains("first animates"))
    #expect(stage.window.isSettled)
    #expect(coordinator?.isInteractive == false)
  }
}

@Suite struct AnimatorsTaskTests {
  nonisolated enum Move: CaseIterable, Sendable { case push, tab, presentation }

  let stage = Stage()
  private let animator = Animator()

  init() { animator.leavesViewOut = true }

  /// Shows another screen by the move, with the animator.
  private func show(_ b: UIViewController, by move: Move) {
    let a = stage.screen("a")
    switch move {
    case .push:
      let navigation = UINavigationController(rootViewController: a)
      navigation.delegate = animator
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
    case .tab:
      let tabs = UITabBarController([a, b])
      tabs.delegate = animator
      stage.show(tabs)
      tabs.selectedIndex = 1
    case .presentation:
      b.transitioningDelegate = animator
      stage.show(a)
      a.present(b, animated: true)
    }
    stage.settle()
  }

  @Test(
    "UK-11 An animator that leaves out the new view is a misuse, and the view is visible at the end anyway",
    arguments: Move.allCases)
  func leftOut(move: Move) {
    let b = stage.screen("b")
    let misuses = UIKitMisuse.collect {
      show(b, by: move)
      #expect(b.view.window == nil)
      stage.complete(animator)
    }
    #expect(misuses.map(\.kind) == [.animatorLeftViewOut])
    #expect(misuses.first?.controllers == ["Screen"])
    #expect(b.view.window === stage.window)
    #expect(stage.window.isSettled)
    let told = stage.told().filter { $0.hasPrefix("b.") && $0.contains("ppear") }
    #expect(told == ["b.willAppear", "b.isAppearing", "b.didAppear"])
  }

  @Test(
    "UK-15 An animator may add the new view at its end, and viewIsAppearing comes only then",
    arguments: Move.allCases)
  func putInAtTheEnd(move: Move) {
    let b = stage.screen("b")
    let misuses = UIKitMisuse.collect {
      show(b, by: move)
      #expect(!stage.told().contains("b.isAppearing"))
      animator.context?.putInWhoComes()
      stage.complete(animator)
    }
    #expect(misuses.isEmpty)
    #expect(b.view.window === stage.window)
    #expect(stage.told().prefix { $0 != "b.didAppear" }.contains("b.isAppearing"))
  }

  @Test(
    "UK-15 An animator receives the new view with its final frame and without a superview",
    arguments: Move.allCases)
  func frame(move: Move) throws {
    let b = stage.screen("b")
    show(b, by: move)
    let context = try #require(animator.context)
    #expect(context.view(forKey: .to) === b.view)
    #expect(b.view.superview == nil)
    #expect(b.view.frame == stage.window.bounds)
    #expect(context.finalFrame(for: b) == b.view.frame)
    context.putInWhoComes()
    stage.complete(animator)
  }

  @Test("UK-15 An animator receives the view of a modal in place of the screen that the modal covers")
  func covered() throws {
    let (a, b, m) = (stage.screen("a"), stage.screen("b"), stage.screen("m", .currentContext))
    let navigation = UINavigationController(rootViewController: a)
    a.definesPresentationContext = true
    stage.show(navigation)
    a.present(m, animated: false)
    stage.push(b, onto: navigation)
    navigation.delegate = animator
    stage.pop(navigation, animated: true)
    let context = try #require(animator.context)
    #expect(context.view(forKey: .to) === m.view)
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    stage.complete(animator)
    #expect(m.view.window === stage.window)
    #expect(a.view.window == nil)
    #expect(b.view.window == nil)
  }
}
