import ContextNavigation
import TestStage
import Testing
import Wayfinder

/// Tests of the screens that are asked and the changes that are animated when a screen is brought forward, shown or
/// dismissed.
@Suite struct BringingForwardTests {
  private let app = TestApp()

  @Test("RC-25 Bringing a context forward asks the screens above it one after another, the topmost first")
  func order() async {
    var asked: [Context?] = []
    for number in 1...3 {
      let screen = Deciding(ContextNavigationTests.order(number))
      screen.decide = {
        asked.append($0.context)
        return true
      }
      app.push(screen, onto: app.feedStack)
    }
    let outcome = await app.contexts.outcome(of: [.present(Context(type: .feed))])
    #expect(outcome.kind == "arrived")
    #expect(asked == [3, 2, 1].map(ContextNavigationTests.order))
    #expect(app.names(app.feedStack) == "feed")
  }

  @Test("CN-12 Each transition uses the animation setting of its initializer", arguments: [true, false])
  func animated(animated: Bool) throws {
    let root = RecordingStack()
    let feed = Screen(Context(type: .feed))
    root.setViewControllers([feed], animated: false)
    app.window.rootViewController = root
    root.told = []
    func expect(_ call: String, _ transition: (any NavigationTransitionProtocol)?, at line: Int = #line) {
      var ended: RoutingResult?
      transition?.perform { ended = $0 }
      if case .success? = ended {} else { Issue.record("line \(line): ended with \(String(describing: ended))") }
      #expect(root.told == ["\(call) \(animated)"], "line \(line)")
      root.told = []
    }
    var stack: [UIViewController] { app.provider.getNavigationStack() }
    let pushed = Screen(ContextNavigationTests.order(1))
    expect("push", PushTransition(stack: stack, viewController: pushed, animated: animated))
    expect("push", ShowTransition(stack: stack, viewController: Screen(product(1)), animated: animated))
    expect("set", DismissTransition(context: ContextNavigationTests.order(1), stack: stack, animated: animated))
    expect("pop", BackstackTransition(stack: stack, context: Context(type: .feed), animated: animated))
    expect("present", ModalTransition(stack: stack, viewController: Sheet(Context(type: .sheet)), animated: animated))
    expect("dismiss", DismissTransition(screenType: Place.sheet, stack: stack, animated: animated))
  }

  @Test("CN-12 The router uses the animation setting of a transition's initializer", arguments: [true, false])
  func animatedByTheRouter(animated: Bool) {
    let root = RecordingStack()
    root.setViewControllers([Screen(Context(type: .feed))], animated: false)
    app.window.rootViewController = root
    root.told = []
    app.transitions.present = { ShowTransition(stack: $1, viewController: $0, animated: animated) }
    #expect(app.go(.present(product(1)))?.kind == "arrived")
    #expect(root.told == ["push \(animated)"])
  }

  @Test("CN-6 A screen of a split that collapses while it appears is visible at the end")
  func collapsesOnItsWay() {
    let list = Screen(ContextNavigationTests.order(1))
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: Screen(product(1))),
    ]
    app.tabs.viewControllers = [app.feedStack, split]
    app.window.simulate(horizontalSizeClass: .compact)
    #expect(!split.isCollapsed, "it has not been seen yet")
    #expect(app.go(.present(ContextNavigationTests.order(1)))?.kind == "arrived")
    #expect(split.isCollapsed)
    #expect(list.viewIfLoaded?.window === app.window)
  }

  /// A container of the app that records its switches.
  final class NotingSwitcher: UIViewController, ViewControllerContainer {
    let containedViewControllers: [UIViewController]
    var calls: [String] = []
    private var shown = 0

    var shownViewControllers: [UIViewController] { [containedViewControllers[shown]] }

    init(_ children: [UIViewController]) {
      containedViewControllers = children
      super.init(nibName: nil, bundle: nil)
      for child in children {
        addChild(child)
        child.didMove(toParent: self)
      }
    }

    required init?(coder: NSCoder) { nil }

    func `switch`(to viewController: UIViewController, animated: Bool, completion: RouteCompletion?) {
      calls.append("switch \(animated)")
      shown = containedViewControllers.firstIndex(of: viewController) ?? shown
      completion?(.success)
    }
  }

  @Test("CN-6 A container of the app switches with the requested animation setting", arguments: [true, false])
  func switched(animated: Bool) {
    let first = Screen(ContextNavigationTests.order(1))
    let second = Screen(ContextNavigationTests.order(2))
    let switcher = NotingSwitcher([first, second])
    app.window.rootViewController = switcher
    let transition = BackstackTransition(
      stack: app.provider.getNavigationStack(), context: ContextNavigationTests.order(2), animated: animated)
    var ended: RoutingResult?
    transition?.perform { ended = $0 }
    guard case .success? = ended else {
      Issue.record("ended with \(String(describing: ended))")
      return
    }
    #expect(switcher.calls == ["switch \(animated)"])
  }

  @Test("RC-25 A screen that forbids leaving stays, without a question to its user")
  func forbidden() async {
    let both = LockedDraft(ContextNavigationTests.order(1))
    app.push(both, onto: app.feedStack)
    let steps: [Step] = [.dismiss(ContextNavigationTests.order(1)), .present(Context(type: .feed))]
    for step in steps {
      for sequence in [SequencePolicy.stepByStep, .allOrNothing] {
        let outcome = await app.contexts.outcome(of: [.present(Context(type: .feed)), step], sequence: sequence)
        #expect(outcome.kind == "held by LockedDraft", "\(step)")
        #expect(app.feedStack.topViewController === both, "\(step)")
        #expect(both.asked == 0, "\(step)")
      }
    }
    var ended: RoutingResult?
    BackstackTransition(stack: app.provider.getNavigationStack(), context: Context(type: .feed))?
      .perform { ended = $0 }
    guard case .failure? = ended else {
      Issue.record("was left")
      return
    }
    #expect(app.feedStack.topViewController === both)
    #expect(both.asked == 0)
  }
}
