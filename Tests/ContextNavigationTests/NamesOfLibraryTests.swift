import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of further names that users of the library have.
@Suite struct NamesOfLibraryTests {
  @Test("CN-23 The property hasContext covers contexts of any type")
  func hasContext() {
    let screen = UIViewController()
    #expect(!screen.hasContext)
    screen.setNavigationContext(NavigationContext(type: 7))
    #expect(screen.hasContext)
    #expect(!screen.hasContext(order(1)))
    screen.clearNavigationContext()
    #expect(!screen.hasContext)
    final class ShowingScreen: UIViewController, ContextShowing {
      var number: Int?
      var shownContext: Context? { number.map { order($0) } }
    }
    let showing = ShowingScreen()
    #expect(!showing.hasContext)
    showing.number = 1
    #expect(showing.hasContext)
    #expect(showing.hasContext(order(1)))
  }

  private final class Holder: RootViewControllerProvider {
    var rootViewController: UIViewController?
  }

  @Test("CN-23 A stack provider can be made from a window, another object with a root, or a closure")
  func rootProviders() {
    let app = TestApp()
    let holder = Holder()
    let providers = [
      ViewControllerStackProvider(rootViewControllerProvider: app.window),
      ViewControllerStackProvider(rootViewControllerProvider: holder),
      ViewControllerStackProvider { app.window.rootViewController },
    ]
    #expect(providers.map { $0.getNavigationStack() } == [[app.tabs], [], [app.tabs]])
    holder.rootViewController = app.feedStack
    let sheet = Sheet(order(9))
    app.tabs.present(sheet, animated: false)
    #expect(
      providers.map { $0.getNavigationStack() } == [[app.tabs, sheet], [app.feedStack, sheet], [app.tabs, sheet]])
    #expect(providers.allSatisfy { $0.window === app.window })
  }

  @Test("CN-23 A router of a provider for a root uses the window's queue, and fails without a root")
  func routersOfRoots() {
    let app = TestApp(.manual)
    let holder = Holder()
    let provider = ViewControllerStackProvider(rootViewControllerProvider: holder)
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: provider, transitionProvider: app.transitions)
    var ended: [String] = []
    contexts.present(order(1)) { outcome in ended.append("\(outcome.failure.map { "\($0.reason)" } ?? outcome.kind)") }
    #expect(ended == ["the stack provider has no root view controller, which would tell the window"])
    holder.rootViewController = app.tabs
    app.contexts.present(order(2)) { ended.append("first \($0.kind)") }
    contexts.present(order(1)) { ended.append("second \($0.kind)") }
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended.dropFirst() == ["first arrived", "second arrived"])
    #expect(app.names(app.feedStack) == "feed order2 order1")
  }

  @Test("CN-23 A request of a provider without a root fails with a remedy")
  func remedyWithoutRoot() {
    let app = TestApp()
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: ViewControllerStackProvider { nil },
      transitionProvider: app.transitions)
    var failure: NavigationFailure?
    contexts.present(order(1)) { failure = $0.failure }
    #expect(failure?.reason as? CompositionError == .providerWithoutRoot)
    #expect(
      failure?.remedy
        == "Make it by ViewControllerStackProvider(window:), whose requests wait for a root, or give it a root first.")
  }

  @Test("CN-23 A root transition by a provider of another window fails with a sentence")
  func rootOfAnotherWindow() {
    let app = TestApp()
    let stack = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: ViewControllerStackProvider { stack },
      transitionProvider: app.transitions)
    app.transitions.present = { screen, _ in RootTransition(window: app.window, viewController: screen) }
    var failure: NavigationFailure?
    contexts.present(order(1)) { failure = $0.failure }
    #expect(failure?.reason as? CompositionError == .requestOfAnotherWindow)
    #expect(app.window.rootViewController === app.tabs)
  }

  @Test("CN-23 A destination performed with an empty stack fails because the window is empty")
  func destinationOverNothing() {
    let step = GeneralStep.custom(using: ClassFinder<Sheet, Any?>())
    var sentence = ""
    DestinationTransition(stack: [], to: step).perform { if case .failure(let reason) = $0 { sentence = "\(reason)" } }
    #expect(sentence == "there is nothing that the destination could be presented over: the window is empty")
  }

  @Test("CN-23 A router with a root in no window pushes, pops and removes, and names a presenter that cannot present")
  func rootInNoWindow() {
    let app = TestApp()
    let stack = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: ViewControllerStackProvider { stack },
      transitionProvider: app.transitions)
    var ended: [String] = []
    contexts.present([order(1), order(2), order(3)]) { ended.append($0.kind) }
    contexts.dismiss(order(1)) { ended.append($0.kind) }
    contexts.present(order(2)) { ended.append($0.kind) }
    #expect(ended == ["arrived", "arrived", "arrived"])
    #expect(app.names(stack) == "feed order2")
    var failure: NavigationFailure?
    contexts.perform(steps: [.present(order(4)), .present(.sheet)], sequence: .allOrNothing) { failure = $0.failure }
    #expect("\(failure, default: "none")".contains("UINavigationController is in no window, and cannot present"))
    #expect(app.names(stack) == "feed order2")
    #expect(stack.presentedViewController == nil)
    app.window.rootViewController = stack
    contexts.present(.sheet) { ended.append($0.kind) }
    #expect(ended.last == "arrived")
    #expect(stack.presentedViewController is Sheet)
  }

  @Test("CN-23 A router with a root in no window lets a transition present in a window, but not a step")
  func besideNoWindow() {
    let app = TestApp()
    let stack = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: ViewControllerStackProvider { stack },
      transitionProvider: app.transitions)
    app.transitions.present = { screen, _ in
      OwnTransition { ended in
        ModalTransition(stack: app.provider.getNavigationStack(), viewController: Sheet()).perform { result in
          stack.pushViewController(screen, animated: false)
          ended(result)
        }
      }
    }
    var outcomes: [Outcome<Void>] = []
    contexts.present(order(1)) { outcomes.append($0) }
    #expect(outcomes.last?.kind == "arrived")
    #expect(app.tabs.presentedViewController is Sheet)
    let step = StepAssembly(finder: NilFinder<Sheet, Any?>(), factory: ClassFactory<Sheet, Any?>())
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    app.transitions.destination = { context, stack in
      context.type == .sheet ? DestinationTransition(stack: stack, to: step) : nil
    }
    contexts.present(.sheet) { outcomes.append($0) }
    let failure = outcomes.last?.failure
    #expect("\(failure, default: "none")".contains("UINavigationController is in no window, and cannot present"))
  }

  @Test("CN-23 A searcher returns the path to the match that takes the fewest changes, or an empty path")
  func predicates() {
    let app = TestApp()
    app.push(Screen(order(1)), onto: app.feedStack)
    app.push(Screen(order(2)), Screen(order(1)), onto: app.searchStack)
    let searcher = ViewControllerStackSearcher()
    let stack = app.provider.getNavigationStack()
    #expect(searcher.findPathForViewController(in: stack) { $0.hasContext(order(1)) } == [0, 0, 1])
    #expect(searcher.findPathForViewController(in: stack) { $0 === app.searchStack } == [0, 1])
    #expect(searcher.findPathForViewController(in: stack) { $0 is Sheet } == [])
    #expect(searcher.findPathForViewController(with: order(2), in: stack) == [0, 1, 1])
  }

  /// A searcher that prefers the lowest screen in the last tab and counts its calls.
  private final class OwnSearcher: ViewControllerStackSearcherProtocol {
    var asked = 0
    var answer: [Int]?

    func findPathForViewController(
      in stack: [UIViewController], where predicate: (UIViewController) -> Bool
    ) -> [Int] {
      asked += 1
      if let answer { return answer }
      guard let tabs = stack.first as? UITabBarController else { return [] }
      for (tab, child) in (tabs.viewControllers ?? []).enumerated().reversed() {
        let screens = (child as? UINavigationController)?.viewControllers ?? []
        if let position = screens.firstIndex(where: predicate) { return [0, tab, position] }
      }
      return []
    }
  }

  @Test(
    "CN-23 The transitions of a router use its searcher to reuse, update and dismiss")
  func searchers() {
    let app = TestApp()
    let searcher = OwnSearcher()
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions,
      stackSearcher: searcher)
    app.push(Screen(order(1)), ProductScreen(product(1)), onto: app.feedStack)
    app.push(Screen(order(1)), ProductScreen(product(2)), onto: app.searchStack)
    var ended: [String] = []
    contexts.present(product(3)) { ended.append($0.kind) }
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.names(app.searchStack) == "search order1 product3")
    contexts.present(order(1)) { ended.append($0.kind) }
    #expect(app.names(app.searchStack) == "search order1")
    #expect(app.names(app.feedStack) == "feed order1 product1")
    contexts.dismiss(order(1)) { ended.append($0.kind) }
    contexts.dismiss(.product) { ended.append($0.kind) }
    #expect(app.names(app.searchStack) == "search")
    #expect(app.names(app.feedStack) == "feed order1 product1")
    #expect(ended == ["arrived", "arrived", "arrived", "blocked"])
    #expect(searcher.asked > 3)
    #expect(app.screens.made.isEmpty)
    // Other routers use the usual search. A transition can have its own searcher.
    let asked = searcher.asked
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(searcher.asked == asked)
    let stack = app.provider.getNavigationStack()
    #expect(BackstackTransition(stack: stack, context: order(1), searcher: searcher) != nil)
    #expect(DismissTransition(screenType: Place.order, stack: stack, searcher: searcher) != nil)
    #expect(searcher.asked == asked + 2)
    guard case .blocked(.refusal(let name, _))? = outcome(contexts, .dismiss(.login)) else {
      Issue.record("not refused")
      return
    }
    #expect(name == "ContextTransitions<Place>")
  }

  /// A searcher that implements the method with a stored predicate. It searches only the last tab.
  private final class KeepingSearcher: ViewControllerStackSearcherProtocol {
    private(set) var kept: [(UIViewController) -> Bool] = []

    func findPathForViewController(
      with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
    ) -> [Int] {
      kept.append(predicate)
      guard let tabs = stack.first as? UITabBarController, let stacks = tabs.viewControllers else { return [] }
      let screens = (stacks.last as? UINavigationController)?.viewControllers ?? []
      return screens.firstIndex(where: predicate).map { [0, stacks.count - 1, $0] } ?? []
    }
  }

  @Test("CN-23 A searcher may implement only the method with the predicate first")
  func searchersWithPredicateFirst() {
    let app = TestApp()
    let searcher = KeepingSearcher()
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions,
      stackSearcher: searcher)
    app.push(Screen(order(1)), ProductScreen(product(1)), onto: app.feedStack)
    app.push(Screen(order(1)), ProductScreen(product(2)), onto: app.searchStack)
    var ended: [String] = []
    contexts.present(product(3)) { ended.append($0.kind) }
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.names(app.searchStack) == "search order1 product3")
    contexts.present(order(1)) { ended.append($0.kind) }
    contexts.dismiss(order(1)) { ended.append($0.kind) }
    #expect(app.names(app.searchStack) == "search")
    #expect(app.names(app.feedStack) == "feed order1 product1")
    #expect(ended == ["arrived", "arrived", "arrived"])
    #expect(app.screens.made.isEmpty)
    let another = Screen(order(1))
    #expect(searcher.kept.contains { suits in suits(another) })
  }

  @Test("CN-23 A transition accepts its searcher under the argument label of the router")
  func labelsOfSearchers() {
    let app = TestApp()
    let (searcher, stack) = (KeepingSearcher(), app.provider.getNavigationStack())
    app.push(Screen(order(1)), onto: app.feedStack)
    #expect(BackstackTransition(stack: stack, context: order(1), stackSearcher: searcher) == nil)
    #expect(DismissTransition(screenType: Place.order, stack: stack, stackSearcher: searcher) == nil)
    app.push(Screen(order(1)), onto: app.searchStack)
    #expect(BackstackTransition(stack: stack, context: order(1), stackSearcher: searcher) != nil)
    #expect(DismissTransition(screenType: Place.order, stack: stack, stackSearcher: searcher) != nil)
  }

  @Test(
    "CN-23 An invalid path from a searcher leads to no screen",
    arguments: [[9], [0, 9], [0, 0, 9], [-1]])
  func invalidPaths(_ path: [Int]) {
    let app = TestApp()
    let searcher = OwnSearcher()
    searcher.answer = path
    #expect(BackstackTransition(stack: [app.tabs], context: order(1), searcher: searcher) == nil)
  }

  private func outcome(
    _ contexts: ContextRouter<Screens, ViewControllerStackProvider, Transitions>, _ step: Step
  ) -> Outcome<Void>? {
    var ended: Outcome<Void>?
    contexts.perform(steps: [step]) { ended = $0 }
    return ended
  }

  @Test("CN-30 A new screen keeps its context of another type")
  func contextOfAnotherType() {
    let app = TestApp()
    let screen = UIViewController()
    screen.setNavigationContext(NavigationContext(type: 7))
    app.screens.make = { _ in screen }
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(screen.hasContext(NavigationContext(type: 7)))
    #expect(!screen.hasContext(order(1)))
  }

  @Test("CN-30 A screen that a step shows for a context keeps its context of another type")
  func contextOfAnotherTypeByAStep() {
    let app = TestApp()
    let step = StepAssembly(
      finder: NilFinder<Sheet, Any?>(),
      factory: ClassFactory {
        let sheet = Sheet(nibName: nil, bundle: nil)
        sheet.setNavigationContext(NavigationContext(type: 7))
        return sheet
      }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    app.transitions.destination = { _, stack in DestinationTransition(stack: stack, to: step) }
    #expect(app.go(.present(.sheet))?.kind == "arrived")
    #expect(app.tabs.presentedViewController?.hasContext(NavigationContext(type: 7)) == true)
  }

  // MARK: Searchers that ignore their predicate

  /// A searcher that always returns the same path.
  private struct DeafSearcher: ViewControllerStackSearcherProtocol {
    let path: [Int]

    func findPathForViewController(
      in stack: [UIViewController], where predicate: (UIViewController) -> Bool
    ) -> [Int] { path }
  }

  @Test("CN-28 A screen that a searcher returns is updated if it shows another context")
  func deafSearcherUpdates() {
    let app = TestApp()
    let screen = ProductScreen(product(1))
    app.push(screen, onto: app.feedStack)
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions,
      stackSearcher: DeafSearcher(path: [0, 0, 1]))
    #expect(outcome(contexts, .present(product(2)))?.kind == "arrived")
    #expect(screen.shown == [2])
    #expect(screen.context == product(2))
    #expect(outcome(contexts, .present(product(2)))?.kind == "already there")
    #expect(screen.shown == [2])
  }

  @Test("CN-28 A screen that a searcher returns is not reused if it shows another context and cannot be updated")
  func deafSearcherIsNotReused() {
    let app = TestApp()
    app.push(Screen(order(1)), onto: app.feedStack)
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions,
      stackSearcher: DeafSearcher(path: [0, 0, 1]))
    #expect(outcome(contexts, .present(order(2)))?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1 order2")
  }

  @Test("CN-28 A screen that a searcher returns is reused if it has no context")
  func deafSearcherOfUnknown() {
    let app = TestApp()
    let unknown = UIViewController()
    app.push(unknown, onto: app.feedStack)
    let searcher = DeafSearcher(path: [0, 0, 1])
    let stack = app.provider.getNavigationStack()
    #expect(BackstackTransition(stack: stack, context: order(2), searcher: searcher) != nil)
  }

  @Test("CN-28 A screen that a searcher returns is not dismissed if it shows another context or type")
  func deafSearcherDismissesNothing() {
    let app = TestApp()
    app.push(Screen(order(1)), onto: app.feedStack)
    let (searcher, stack) = (DeafSearcher(path: [0, 0, 1]), app.provider.getNavigationStack())
    #expect(DismissTransition(context: order(2), stack: stack, searcher: searcher) == nil)
    #expect(DismissTransition(screenType: Place.product, stack: stack, searcher: searcher) == nil)
    #expect(DismissTransition(context: order(1), stack: stack, searcher: searcher) != nil)
    #expect(DismissTransition(screenType: Place.order, stack: stack, searcher: searcher) != nil)
  }

  // MARK: Calls in a search

  /// A screen that counts the reads of its modal.
  private final class Counting: UIViewController {
    private(set) var asked = 0
    override var presentedViewController: UIViewController? {
      asked += 1
      return nil
    }
  }

  @Test("CN-29 A search calls its predicate once for each screen, visible or hidden")
  func askedOnce() {
    let app = TestApp()
    app.push(Screen(order(1)), Screen(order(2)), onto: app.feedStack)
    var asked: [ObjectIdentifier: Int] = [:]
    _ = ViewControllerStackSearcher().findPathForViewController(in: app.provider.getNavigationStack()) {
      asked[ObjectIdentifier($0), default: 0] += 1
      return false
    }
    #expect(asked.count == 7)
    #expect(asked.values.allSatisfy { $0 == 1 })
    asked = [:]
    _ = ViewControllerStackSearcher().findPathForViewController(in: [UIViewController()]) {
      asked[ObjectIdentifier($0), default: 0] += 1
      return false
    }
    #expect(Array(asked.values) == [1])
  }

  @Test("CN-29 A search reads the modal of a screen without children once")
  func askedOnceWhatItPresents() {
    let screen = Counting()
    #expect(BackstackTransition(stack: [screen], context: order(1)) == nil)
    #expect(screen.asked == 1)
  }

  @Test("CN-23 A router accepts the window's queue, and fails with a sentence for another queue")
  func queues() {
    let app = TestApp(.manual)
    func router(_ queue: ContextQueue?) -> ContextRouter<Screens, ViewControllerStackProvider, Transitions> {
      ContextRouter(
        elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions, queue: queue)
    }
    let queue = ContextQueue(window: app.window)
    let (given, other) = (router(queue), router(ContextQueue()))
    var ended: [String] = []
    app.contexts.present(order(1)) { ended.append("first \($0.kind)") }
    given.present(order(2)) { ended.append("second \($0.kind)") }
    #expect(queue.waiting.count == 2)
    #expect(outcome(other, .present(order(3)))?.failure?.reason as? ContextError == .queueOfAnotherStage)
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == ["first arrived", "second arrived"])
    #expect(app.names(app.feedStack) == "feed order1 order2")
  }

  @Test("CN-23 A push uses the given stack, or the stack of the given screen")
  func pushing() async throws {
    let app = TestApp()
    try await PushTransition(navigationController: app.searchStack, viewController: Screen(order(1))).perform()
    #expect(app.names(app.searchStack) == "search order1")
    #expect(app.tabs.selectedIndex == 1)
    try await PushTransition(presentingViewController: app.feed, viewController: Screen(order(2))).perform()
    #expect(app.names(app.feedStack) == "feed order2")
    #expect(app.tabs.selectedIndex == 0)
    try await PushTransition(presentingViewController: app.tabs, viewController: Screen(order(3))).perform()
    #expect(app.names(app.feedStack) == "feed order2 order3")
    try await ShowTransition(presentingViewController: app.search, viewController: Screen(order(4))).perform()
    #expect(app.names(app.searchStack) == "search order1 order4")
    let sheet = Sheet(order(5))
    try await ModalTransition(presentingViewController: app.tabs, viewController: sheet).perform()
    #expect(app.tabs.presentedViewController === sheet)
    let second = Sheet(order(6))
    try await ShowTransition(presentingViewController: sheet, viewController: second).perform()
    #expect(sheet.presentedViewController === second)
  }

  @Test("CN-23 A push uses the given stack, even if the stack shows tabs with stacks")
  func pushingOverTabs() {
    let app = TestApp()
    let (inner, tabs) = (UINavigationController(rootViewController: Screen(product(1))), UITabBarController())
    tabs.viewControllers = [inner]
    let outer = UINavigationController(rootViewController: tabs)
    app.window.rootViewController = outer
    app.transitions.present = { screen, _ in PushTransition(navigationController: outer, viewController: screen) }
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.names(outer) == "– order1")
    #expect(app.names(inner) == "product1")
    // From a screen, the push uses the innermost stack that the screen shows.
    outer.popViewController(animated: false)
    app.transitions.present = { screen, _ in PushTransition(presentingViewController: outer, viewController: screen) }
    #expect(app.go(.present(order(2)))?.kind == "arrived")
    #expect(app.names(outer) == "–")
    #expect(app.names(inner) == "product1 order2")
  }

  @Test("CN-23 A push onto a stack or from a screen that is not on screen fails and moves nothing")
  func pushingElsewhere() async {
    let app = TestApp()
    let away = UINavigationController(rootViewController: Screen(order(9)))
    let transitions: [any NavigationTransitionProtocol] = [
      PushTransition(navigationController: away, viewController: Screen(order(1))),
      PushTransition(presentingViewController: away.viewControllers[0], viewController: Screen(order(1))),
      ModalTransition(presentingViewController: away, viewController: Screen(order(1))),
      ShowTransition(presentingViewController: away, viewController: Screen(order(1))),
    ]
    for transition in transitions {
      app.transitions.present = { _, _ in transition }
      let before = app.tree
      #expect(app.go(.present(order(1)))?.kind == "failed")
      #expect(app.tree == before)
      #expect(away.viewControllers.count == 1)
    }
  }

  @Test("CN-23 A transition calls its own completion once: if it is committed, rolled back, or performed directly")
  func completions() async throws {
    let app = TestApp()
    var heard: [String] = []
    func hear(_ name: String) -> RouteCompletion { { heard.append("\(name) \($0.isSuccessful)") } }
    app.transitions.present = { screen, stack in
      PushTransition(stack: stack, viewController: screen, completion: hear("push"))
    }
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(heard == ["push true"])
    app.transitions.destination = { context, _ in
      context.type == .chat ? OwnTransition { $0(.failure(Refusal())) } : nil
    }
    heard = []
    #expect(app.go(.present(order(2)), .present(.chat), sequence: .allOrNothing)?.kind == "failed")
    #expect(heard == ["push false"])
    #expect(app.names(app.feedStack) == "feed order1")
    heard = []
    app.push(Screen(order(8)), onto: app.searchStack)
    func perform(_ transition: (any NavigationTransitionProtocol)?) {
      transition?.perform { heard.append("\($0.isSuccessful)") }
    }
    var stack: [UIViewController] { app.provider.getNavigationStack() }
    perform(BackstackTransition(stack: stack, context: Context(type: .search), completion: hear("back")))
    perform(ModalTransition(stack: stack, viewController: Sheet(product(5)), completion: hear("modal")))
    perform(DismissTransition(context: product(5), stack: stack, completion: hear("dismiss")))
    perform(DismissTransition(screenType: Place.order, stack: stack, completion: hear("type")))
    perform(ShowTransition(stack: stack, viewController: Screen(order(6)), completion: hear("show")))
    perform(RootTransition(window: app.window, viewController: Screen(order(7)), completion: hear("root")))
    #expect(
      heard == [
        "back true", "true", "modal true", "true", "dismiss true", "true", "type true", "true", "show true", "true",
        "root true", "true",
      ])
  }

  @Test(
    "CN-23 CN-11 If a transaction is rolled back to ask a screen, each of its transitions calls its completion once",
    arguments: [true, false])
  func completionsWhereAsked(agrees: Bool) async {
    let app = TestApp()
    let asking = Asking(order(2))
    app.push(asking, onto: app.searchStack)
    var heard: [String] = []
    var made = 0
    app.transitions.present = { screen, stack in
      made += 1
      let number = made
      return PushTransition(stack: stack, viewController: screen) { result in
        if case .failure(let reason) = result {
          heard.append("\(number) \(type(of: reason))")
        } else {
          heard.append("\(number) made")
        }
      }
    }
    let outcome = Task {
      await app.contexts.outcome(of: [.present(order(1)), .present(.search)], sequence: .allOrNothing)
    }
    await asking.isAsked()
    asking.answer(agrees)
    #expect(await outcome.value.kind == (agrees ? "arrived" : "held by Asking"))
    #expect(heard == ["1 CancellationError"] + (agrees ? ["2 made"] : []))
  }

  @Test("CN-23 Every form of a request accepts nil as its completion")
  func withoutCompletion() {
    let app = TestApp()
    app.contexts.present(order(1), completion: nil)
    app.contexts.present([order(2), order(3)], completion: nil)
    app.contexts.present(.chat, completion: nil)
    app.contexts.present([.other], completion: nil)
    #expect(app.names(app.feedStack) == "feed order1 order2 order3 chat other")
    app.contexts.dismiss(order(3), completion: nil)
    app.contexts.dismiss([order(2)], completion: nil)
    app.contexts.dismiss(.chat, completion: nil)
    app.contexts.dismiss([.other], completion: nil)
    app.contexts.perform(steps: [.present(order(5))], completion: nil)
    #expect(app.names(app.feedStack) == "feed order1 order5")
  }

  @Test(
    "CN-23 A provider for a root finds its window even if a full-screen modal has removed the root's view"
  )
  func rootUnderFullScreen() {
    let app = TestApp()
    let provider = ViewControllerStackProvider { app.window.rootViewController }
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: provider, transitionProvider: app.transitions)
    let modal = Screen(order(9))
    modal.modalPresentationStyle = .fullScreen
    app.tabs.present(modal, animated: false)
    #expect(provider.window === app.window)
    #expect(provider.getNavigationStack() == [app.tabs, modal])
    var outcome: Outcome<Void>?
    contexts.present(order(1)) { outcome = $0 }
    #expect(outcome?.kind == "arrived", "\(String(describing: outcome))")
  }
}
