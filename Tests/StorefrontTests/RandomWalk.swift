import PageFlow
import StorefrontApp
import StorefrontProtocols
import Wayfinder
import WayfinderTesting

/// A random walk through a shop: requests of all kinds and policies, moves of the user, answers to the login guard, and cancellations.
/// The walk records each fault after a step, with the steps that led to it.
final class RandomWalk {
  let shop: Storefront
  private let scheduler: TransitionScheduler
  /// A Boolean value that indicates whether moves of the user and of the app's own code end before the next request.
  private let letsMovesEnd: Bool
  private var random: SeededGenerator
  private var replies: [(name: String, reply: Reply)] = []
  private var cancellable: [(task: Task<Void, Never>, reply: Reply)] = []
  private var cancelled: [Task<Void, Never>] = []
  private var steps: [String] = []
  private(set) var counts: [String: Int] = [:]
  private(set) var faults: [String] = []
  private let misuse = MisuseLog()
  /// A closure that checks the shop after each step.
  var afterStep: ((Storefront) async -> Void)?
  /// The recorder of all moves that bypass the router.
  var recorder: JournalRecorder?

  init(seed: UInt64, mode: TransitionScheduler.Mode, letsMovesEnd: Bool) throws {
    self.letsMovesEnd = letsMovesEnd
    random = SeededGenerator(seed: seed)
    scheduler = TransitionScheduler(mode)
    shop = try Storefront.onScreen(scheduler: scheduler)
    scheduler.advanceUntilIdle()
  }

  func walk(_ count: Int) async {
    await UIKitMisuse.$log.withValue(misuse) {
      for _ in 0..<count where faults.isEmpty { await step() }
      if faults.isEmpty { await finish() }
    }
  }

  private func step() async {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<46: request()
    case 46..<50: follow()
    case 50..<56: await begin()
    case 56..<60: await cancel()
    case 60..<66: rearrange()
    case 66..<82: userMoves()
    case 82..<86: tap()
    case 86..<94: answerLogin()
    case 94..<95: turn()
    case 95..<98: note("log out", .fact(ShopSwitch.loggedIn.rawValue, "off")) { shop.session.isLoggedIn = false }
    default: rearrangeByHand()
    }
    passTime()
    check()
    await afterStep?(shop)
  }
}

// MARK: - Steps

extension RandomWalk {
  private func request() {
    let (place, policy) = (randomPlace(), randomPolicy())
    let before = scheduler.mode == .immediate ? TreeShape(shop.window) : nil
    var reply = Reply()
    note("go to \(place), \(policy)") { reply = shop.going(to: place, policy: policy) }
    replies.append(("\(place)", reply))
    guard let before, let outcome = reply.outcomes.first, outcome.value == nil else { return }
    // If a request replaces others, their login screen leaves with the last of them, also if the new request fails.
    let hadLogin = before.viewControllers.contains { $0 is LoginStack }
    let after = TreeShape(shop.window)
    if policy == .replaceCurrent, hadLogin, !after.viewControllers.contains(where: { $0 is LoginStack }) { return }
    if after != before { fail("\(Reply.kind(outcome)), and the tree has changed") }
  }

  /// Follows a random notification.
  private func follow() {
    let notifications: [ShopNotification] = [
      .order(
        Int.random(in: 1001...1003, using: &random), OrderStatus.allCases.randomElement(using: &random) ?? .shipped),
      .promotion(product: Int.random(in: 1...50, using: &random)), .chat(message: "x"),
    ]
    let notification = notifications.randomElement(using: &random) ?? notifications[0]
    let before = scheduler.mode == .immediate ? TreeShape(shop.window) : nil
    let (reply, screen) = (Reply(), UIViewController())
    note("notify \(notification)", .move(notification.move)) {
      do {
        try shop.follow(notification) { reply.outcomes.append($0.map { screen }) }
      } catch {
        fail("\(notification): \(error)")
      }
    }
    replies.append(("\(notification)", reply))
    guard let before, let outcome = reply.outcomes.first, outcome.value == nil else { return }
    if TreeShape(shop.window) != before { fail("\(Reply.kind(outcome)), and the tree has changed") }
  }

  /// Starts a request in a task that can be cancelled.
  private func begin() async {
    let place = Bool.random(using: &random) ? Place.orders : randomPlace()
    let reply = Reply()
    let shop = shop
    note("begin to go to \(place)") {
      let task = Task { reply.outcomes.append(await shop.outcome(goingTo: place)) }
      cancellable.append((task, reply))
    }
    replies.append(("\(place)", reply))
    await Task.yield()
  }

  private func cancel() async {
    guard let (task, _) = cancellable.popLast() else { return }
    note("cancel") { task.cancel() }
    cancelled.append(task)
    if scheduler.mode == .immediate { await task.value } else { await Task.yield() }
  }

  private func rearrange() {
    let requests: [(String, NavigationRequest<Void>)] = [
      ("back", .back), ("dismiss all", .dismissAll), ("select", .select(tab: Int.random(in: 0...4, using: &random))),
      ("pop", .pop(to: randomViewController())), ("close", .close(randomViewController())),
    ]
    let (name, request) = requests[Int.random(in: 0..<requests.count, using: &random)]
    let before = scheduler.mode == .immediate ? TreeShape(shop.window) : nil
    let reply = Reply()
    let screen = UIViewController()
    note(name) {
      shop.router.navigate(request) { reply.outcomes.append($0.map { screen }) }
    }
    replies.append((name, reply))
    guard let before, let outcome = reply.outcomes.first, outcome.value == nil else { return }
    if TreeShape(shop.window) != before { fail("\(name) \(Reply.kind(outcome)), and the tree has changed") }
  }

  private func userMoves() {
    guard let move = shop.window.userMoves.randomElement(using: &random) else { return }
    note("user: \(move)", .move("\(move)")) { shop.window.perform(move) }
    if letsMovesEnd { scheduler.advanceUntilIdle() }
  }

  private func tap() {
    guard let button = shop.buttons.randomElement(using: &random) else { return }
    note("tap \(button.title)", .move(button.move)) {
      if let reply = shop.userTaps(button.title), case .goTo = button.press { replies.append((button.title, reply)) }
    }
    if letsMovesEnd { scheduler.advanceUntilIdle() }
  }

  /// Makes the window narrow or wide.
  private func turn() {
    guard scheduler.isIdle else { return }
    note(shop.isWide ? "narrow" : "wide", .fact(ShopSwitch.wide.rawValue, shop.isWide ? "off" : "on")) {
      shop.isWide.toggle()
    }
    if letsMovesEnd { scheduler.advanceUntilIdle() }
  }

  private func answerLogin() {
    guard let login = shop.visibleScreen as? LoginScreen else { return }
    note("submit", .move(LoginScreen.submitting)) { login.submit() }
  }

  /// The name in journals of the move by which the app's own code dismisses all modals.
  static let dismissing = "by hand: dismiss"

  /// The name in journals of the move by which the app's own code returns to the first screen of a tab.
  static func popping(_ tab: Tab) -> String { "by hand: pop to root of \(tab.rawValue)" }

  /// Rearranges screens by the app's own code, without the router.
  private func rearrangeByHand() {
    let tabs = shop.window.rootViewController as? ShopTabs
    guard scheduler.isIdle, let tabs else { return }
    if Bool.random(using: &random) {
      note("by hand: dismiss", .move(Self.dismissing)) {
        tabs.presentedViewController.map { _ in tabs.dismiss(animated: true) }
      }
    } else {
      let tab = Tab.allCases.randomElement(using: &random) ?? .home
      let stack = tabs.stack(of: tab)
      note("by hand: pop to root", .move(Self.popping(tab))) {
        _ = stack?.popToRootViewController(animated: true)
      }
    }
    if letsMovesEnd { scheduler.advanceUntilIdle() }
  }

  private func passTime() {
    guard scheduler.mode == .manual else { return }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      if Bool.random(using: &random) { scheduler.advance() } else { scheduler.finishTransition() }
    }
    if Int.random(in: 0..<4, using: &random) == 0 { scheduler.advanceUntilIdle() }
  }
}

// MARK: - Choosing

extension RandomWalk {
  private func randomPlace() -> Place {
    let product = Int.random(in: 1...52, using: &random)
    let order = Int.random(in: 1001...1004, using: &random)
    let places: [Place] = [
      .tab(Tab.allCases.randomElement(using: &random) ?? .home), .product(product), .product(product),
      .category(CategoryRequest(id: Int.random(in: 1...9, using: &random), order: .name)), .reviews(product: product),
      .review(ReviewID(product: product, number: Int.random(in: 1...9, using: &random))), .results("x"),
      .results("\(product)"), .foundProduct(FoundProduct(query: "x", product: product)), .orders, .order(order),
      .tracking(order: order), .wishList, .settings, .notifications, .language, .about, .login, .register,
      .forgottenPassword, .filter, .gallery(product: product), .share(product: product), .sizeGuide, .colours,
      .newReview(product: product), .receipt(order: order), .removal(product: product), .removal(product: 42), .chat,
      .chat,
      .afterLogin(.product(product)), .afterLogin(.chat), .endOfOnboarding,
      .onboarding(OnboardingPage.allCases.randomElement(using: &random) ?? .welcome),
      .checkout(CheckoutPage.allCases.randomElement(using: &random) ?? .address), .checkout(.payment),
    ]
    return places.randomElement(using: &random) ?? .chat
  }

  private func randomPolicy() -> OverlapPolicy {
    Int.random(in: 0..<3, using: &random) > 0
      ? .waitTurn : OverlapPolicy.allCases.randomElement(using: &random) ?? .waitTurn
  }

  /// Returns any screen but the first of a tab. If an app removes that screen, routes that begin at the screen fail.
  private func randomViewController() -> UIViewController {
    let first: [UIViewController.Type] = [HomeScreen.self, SearchScreen.self, BagScreen.self, AccountScreen.self]
    let others = TreeShape(shop.window).viewControllers.filter { screen in !first.contains { type(of: screen) == $0 } }
    return others.randomElement(using: &random) ?? UIViewController()
  }
}

// MARK: - Checking

extension RandomWalk {
  /// The entry for a journal about a step that the journal does not notice itself.
  private enum Told {
    case nothing
    case move(String)
    case fact(String, String)
  }

  private func note(_ step: String, _ told: Told = .nothing, _ body: () -> Void) {
    steps.append(step)
    if steps.count > 12 { steps.removeFirst() }
    switch (told, recorder) {
    case (.move(let name), let recorder?): recorder.move(name, body)
    case (.fact(let name, let value), let recorder?): recorder.fact(name, value, body)
    default: body()
    }
  }

  private func fail(_ sentence: String) { faults.append("\(sentence)\nafter: \(steps.joined(separator: "\n       "))") }

  private func check() {
    let shape = TreeShape(shop.window)
    for fault in shape.faults { fail(fault) }
    checkNothingPersonalStays(shape)
    for entry in misuse.entries { fail(entry.sentence) }
    replies.removeAll { name, reply in
      guard let outcome = reply.outcomes.first else { return false }
      if reply.outcomes.count > 1 { fail("\(name) has ended \(reply.outcomes.count) times") }
      counts[Reply.kind(outcome), default: 0] += 1
      if case .failed(let failure) = outcome, !isExpected(failure) { fail("\(name): \(failure)") }
      return true
    }
  }

  /// Checks that no personal screen remains after a logout, once nothing is in progress.
  private func checkNothingPersonalStays(_ shape: TreeShape) {
    guard !shop.session.isLoggedIn, scheduler.isIdle, shop.router.waiting.isEmpty else { return }
    for screen in shape.viewControllers where screen is any PersonalScreen {
      fail("\(type(of: screen)) is there although nobody is logged in")
    }
  }

  /// Returns whether a failure is expected: a missing item, a screen that cannot be closed or left, or a skipped page.
  private func isExpected(_ failure: NavigationFailure) -> Bool {
    switch failure.reason {
    case is CatalogueError, AppFlowControllerError.showingSkippedPage: true
    case let error as CompositionError:
      switch error {
      case .nothingToGoBackFrom, .notInWindow, .cannotClose, .noSuchTab: true
      default: false
      }
    default: false
    }
  }

  /// Ends all waiting requests. Each request must then have exactly one outcome.
  private func finish() async {
    scheduler.advanceUntilIdle()
    shop.session.isLoggedIn = true
    scheduler.advanceUntilIdle()
    for (_, reply) in replies { await answerQuestions(until: reply) }
    for (task, reply) in cancellable where reply.outcomes.isEmpty {
      task.cancel()
      await task.value
    }
    for task in cancelled { await task.value }
    (cancellable, cancelled) = ([], [])
    await answerSwipe()
    check()
    for (name, reply) in replies where reply.outcomes.isEmpty { fail("\(name) never ended") }
    if shop.window.isHidden || !scheduler.isIdle { fail("the window did not come to rest") }
  }

  /// Answers a question that a swipe has caused. The question waits for its user without a limit, and keeps the screen alive.
  private func answerSwipe() async {
    guard shop.user({ $0 == .answer("Leave") }) else { return }
    for _ in 0..<20 {
      scheduler.advanceUntilIdle()
      await Task.yield()
    }
    scheduler.advanceUntilIdle()
  }

  /// Answers the question of the checkout until a request has ended. If another screen covers the question, dismisses both.
  private func answerQuestions(until reply: Reply) async {
    for _ in 0..<100 where reply.outcomes.isEmpty {
      scheduler.advanceUntilIdle()
      if !shop.user({ $0 == .answer("Leave") }) { shop.window.rootViewController?.dismiss(animated: false) }
      scheduler.advanceUntilIdle()
      await Task.yield()
    }
  }
}
