import PortableUIKit

/// A generator of pseudorandom numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A watch that checks that the callbacks of one controller strictly alternate.
final class Watch {
  enum Stage { case gone, willAppear, isAppearing, appeared, willDisappear }
  var stage = Stage.gone
  var faults: [String] = []

  func expect(_ allowed: Stage..., to next: Stage) {
    if !allowed.contains(stage) { faults.append("\(next) after \(stage)") }
    stage = next
  }
}

/// A controller whose callbacks are watched, and which can run a step inside them.
protocol Watched: UIViewController {
  var watch: Watch { get }
}

/// A random walk through the moves of an app and its user, from a seed. It compares the callbacks with the actual tree.
final class Walk {
  let window = UIWindow(frame: .zero)
  let scheduler: TransitionScheduler
  var generator: SeededGenerator
  var faults: [String] = []
  var trace: [String] = []
  var watches: [Watch] = []
  var released: [() -> Bool] = []
  var asked = 0
  var answered = 0
  var finger: InteractiveMove?
  private(set) var depth = 0
  private var isOver = false
  private let adapter = WalkAdapter()
  private(set) lazy var driver = WalkDriver { [unowned self] in !isOver && chance($0) }

  init(seed: UInt64, mode: TransitionScheduler.Mode) {
    generator = SeededGenerator(seed: seed)
    scheduler = TransitionScheduler(mode)
    window.transitionScheduler = scheduler
    window.rootViewController = makeRoot()
    window.isHidden = false
  }

  func random(_ count: Int) -> Int { Int(generator.next() % UInt64(max(count, 1))) }
  func chance(_ one: Int) -> Bool { random(one) == 0 }

  // MARK: Doing

  func stepInsideCallback() {
    guard !isOver, depth < 3, chance(3) else { return }
    depth += 1
    step()
    depth -= 1
  }

  func step() {
    let all = everything()
    let any = all.isEmpty ? nil : all[random(all.count)]
    let animated = chance(2)
    switch random(28) {
    case 22, 23: if let split = any as? UISplitViewController { change(split) }
    case 24: rotate()
    case 26: if let pages = any as? UIPageViewController { turn(pages, animated: animated) }
    case 25: if let any { showDetail(from: any) }
    case 0...3: if let navigation = any as? UINavigationController { push(on: navigation, animated) }
    case 4, 5: if let navigation = any as? UINavigationController { pop(navigation, animated) }
    case 6: if let navigation = any as? UINavigationController { setStack(of: navigation, animated) }
    case 7, 8: if let tabs = any as? UITabBarController { select(in: tabs) }
    case 9: if let tabs = any as? UITabBarController { setTabs(of: tabs) }
    case 10, 11: if let any { present(from: any, animated) }
    case 12, 13: if let any { dismiss(any, animated) }
    case 14: replaceRoot()
    case 19, 20: if let line = driver.step() { trace.append(line) }
    case 15: if window.isHidden || chance(6) { hideOrShow() }
    case 16, 17: userMoves()
    case 18: if let screen = any as? WalkScreen { embed(in: screen) }
    default: turns()
    }
    if depth == 0, chance(15) { settleAndCheck() }
  }

  private func push(on navigation: UINavigationController, _ animated: Bool) {
    trace.append("push on \(ident(navigation))")
    navigation.pushViewController(chance(20) ? makeTabs() : makeScreen(), animated: animated)
  }

  private func pop(_ navigation: UINavigationController, _ animated: Bool) {
    trace.append("pop \(ident(navigation))")
    let stack = navigation.viewControllers
    switch random(4) {
    case 0: navigation.popToRootViewController(animated: animated)
    case 1:
      if let any = stack.randomElement(using: &generator) { navigation.popToViewController(any, animated: animated) }
    case 2:
      // The popped screen is pushed again before its transition has ended, perhaps on another stack.
      guard let popped = navigation.popViewController(animated: animated) else { return }
      let others = everything().compactMap { $0 as? UINavigationController }
      guard let other = others.randomElement(using: &generator) else { return }
      trace.append("popped \(ident(popped)) pushed on \(ident(other))")
      other.pushViewController(popped, animated: animated)
    default: navigation.popViewController(animated: animated)
    }
  }

  private func setStack(of navigation: UINavigationController, _ animated: Bool) {
    trace.append("set \(ident(navigation))")
    var stack = navigation.viewControllers.filter { _ in chance(2) } + (0...random(2)).map { _ in makeScreen() }
    stack.shuffle(using: &generator)
    navigation.setViewControllers(stack, animated: animated)
  }

  private func select(in tabs: UITabBarController) {
    trace.append("select in \(ident(tabs))")
    if let tab = tabs.tabs.randomElement(using: &generator), chance(2) {
      tabs.selectedTab = tab
    } else {
      tabs.selectedIndex = random(tabs.viewControllers?.count ?? 0)
    }
  }

  private func setTabs(of tabs: UITabBarController) {
    trace.append("tabs \(ident(tabs))")
    if !tabs.tabs.isEmpty, chance(2) { return change(tabs) }
    var list = (tabs.viewControllers ?? []).filter { _ in !chance(3) }
    list.append(chance(2) ? makeScreen() : makeNavigation())
    list.shuffle(using: &generator)
    tabs.viewControllers = list
  }

  private func present(from presenter: UIViewController, _ animated: Bool) {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .currentContext, .overCurrentContext, .formSheet, .popover, .custom,
    ]
    let modal = chance(3) ? makeNavigation() : makeScreen()
    if chance(2) { modal.transitioningDelegate = driver }
    modal.modalPresentationStyle = styles[random(styles.count)]
    modal.isModalInPresentation = chance(5)
    if chance(2) { modal.presentationController?.delegate = adapter }
    var (hasCompleted, isAccepted) = (false, false)
    presenter.present(modal, animated: animated) { [unowned self] in
      if hasCompleted { faults.append("completion twice") }
      hasCompleted = true
      answered += 1
      // A step inside a callback may have cut the links while a finger holds the transition.
      if !isAccepted { asked += 1 }
      isAccepted = true
    }
    let isCounted = isAccepted
    isAccepted = isAccepted || modal.presentingViewController != nil
    trace.append("present \(ident(modal)) \(modal.modalPresentationStyle) \(isAccepted) on \(ident(presenter))")
    if isAccepted, !isCounted { asked += 1 }
  }

  private func dismiss(_ controller: UIViewController, _ animated: Bool) {
    let target = controller.presentedViewController ?? controller.presentingViewController?.presentedViewController
    if target?.isBeingDismissed == true { return }
    trace.append("dismiss \(ident(controller))")
    asked += 1
    controller.dismiss(animated: animated) { [unowned self] in answered += 1 }
  }

  private func hideOrShow() {
    trace.append("hidden \(!window.isHidden)")
    window.isHidden.toggle()
  }

  private func replaceRoot() {
    guard window.rootViewController == nil || chance(10) else { return }
    trace.append("root")
    switch random(6) {
    case 0: window.rootViewController = nil
    case 1:
      // A new container takes the place of the old root, and contains it.
      guard let old = window.rootViewController, !(old is UINavigationController) else { return }
      let navigation = register(WalkNavigation())
      navigation.viewControllers = [old]
      window.rootViewController = navigation
    default: window.rootViewController = makeRoot()
    }
  }

  /// Adds or removes children as a custom container does.
  private func embed(in screen: WalkScreen) {
    if screen.children.count < 2, chance(2) {
      trace.append("embed in \(ident(screen))")
      let child = makeRoot()
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
    } else if screen.children.count == 2, chance(2) {
      trace.append("transition in \(ident(screen))")
      let visible = screen.children.filter { $0.viewIfLoaded?.superview === screen.view }
      guard let from = visible.first, let to = screen.children.first(where: { $0 !== from }) else { return }
      screen.transition(from: from, to: to, duration: chance(2) ? 1 : 0, animations: nil)
    } else if let child = screen.children.last {
      trace.append("unembed from \(ident(screen))")
      child.willMove(toParent: nil)
      if chance(2) {
        child.view.removeFromSuperview()
        child.removeFromParent()
      } else {
        child.removeFromParent()
        child.view.removeFromSuperview()
      }
    }
  }

  private func userMoves() {
    if chance(2), depth == 0, finger == nil { scheduler.advanceUntilIdle() }
    if let finger {
      self.finger = nil
      let isCancelled = chance(2)
      trace.append("let go of \(finger.move), cancelled \(isCancelled)")
      if isCancelled { finger.cancel() } else { finger.finish() }
    } else if let move = window.userMoves.randomElement(using: &generator) {
      trace.append("user \(move)")
      if chance(2) {
        finger = window.beginInteractive(move)
        trace.append("finger on \(move): \(finger != nil)")
      } else {
        window.perform(move)
      }
    }
  }

  private func turns() {
    guard depth == 0 else { return }
    for _ in 0...random(4) where !scheduler.advance() { scheduler.finishTransition() }
  }

  // MARK: Checking

  func settleAndCheck() {
    finger?.finish()
    finger = nil
    repeat {
      driver.letGo(cancelled: chance(2))
      scheduler.advanceUntilIdle()
    } while driver.drive != nil
    if !window.isSettled { faults.append("not settled") }
    check()
  }

  private func check() {
    let seenNow = seenByState()
    let seen = Set(seenNow.map(ObjectIdentifier.init))
    for controller in everything() {
      check(controller, isSeen: seen.contains(ObjectIdentifier(controller)))
    }
    let gone = watches.filter { $0.stage != .gone && $0.stage != .appeared }
    if !gone.isEmpty { faults.append("half-way after settling: \(gone.map(\.stage))") }
    for watch in watches where !watch.faults.isEmpty { faults += watch.faults }
    let watched = seenNow.count { $0 is any Watched }
    if watches.count(where: { $0.stage == .appeared }) != watched {
      let seenWatches = seenNow.compactMap { ($0 as? any Watched)?.watch }
      let strangers = watches.indices.filter { index in
        watches[index].stage == .appeared && !seenWatches.contains { $0 === watches[index] }
      }
      faults.append("strangers seen: \(strangers)")
    }
    if let front = window.presentedInFront, front !== window.rootViewController.flatMap({ chain(above: $0).last }) {
      faults.append("\(ident(front)) is in front, and not the last of those presented one over the other")
    }
    let needed = asked - driver.cancelledWithCompletion
    if !(needed...asked).contains(answered) { faults.append("asked \(asked), answered \(answered)") }
  }

  private func check(_ controller: UIViewController, isSeen: Bool) {
    let name = "\(type(of: controller)) \(ident(controller))"
    if let watched = controller as? any Watched, (watched.watch.stage == .appeared) != isSeen {
      faults.append("\(name) seen: \(watched.watch.stage), should be \(isSeen)")
    }
    if isSeen, controller.viewIfLoaded?.window !== window { faults.append("\(name) seen without window") }
    if !isSeen, controller.viewIfLoaded?.window != nil { faults.append("\(name) unseen in window") }
    for child in controller.children where child.parent !== controller { faults.append("child without parent") }
    if controller.isBeingDismissed || controller.isBeingPresented || controller.isMovingToParent
      || controller.isMovingFromParent
    {
      faults.append("\(name) says it is on the move")
    }
  }

  /// Returns the number of controllers that are still alive after the window has released all of them.
  func leaks() -> Int {
    isOver = true
    driver.letGo(cancelled: false)
    window.rootViewController = nil
    scheduler.advanceUntilIdle()
    return released.count { !$0() }
  }
}
