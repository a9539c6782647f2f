import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct ShowingTests {
  @Test("CN-9 New screens get their contexts, and a screen that is on screen already is refused by name")
  func new() {
    let app = TestApp()
    app.go(.present(order(1)))
    #expect(app.top?.hasContext(order(1)) == true)
    app.screens.make = { _ in app.feed }
    let failure = app.go(.present(order(2)))?.failure
    #expect(
      "\(failure, default: "none")".contains("this Screen is on screen already, and cannot be shown a second time"))
    #expect(app.feed.context == Context(type: .feed))
  }

  @Test("CN-12 A request to dismiss dismisses a modal, pops the top of a stack, and removes a screen in the middle")
  func dismissing() {
    let app = TestApp()
    app.push(Screen(order(1)), Screen(order(2)), Screen(order(3)), onto: app.feedStack)
    app.tabs.present(Screen(order(4)), animated: false)
    #expect(app.go(.dismiss(order(4)))?.kind == "arrived")
    #expect(app.provider.getNavigationStack() == [app.tabs])
    #expect(app.go(.dismiss(order(3)))?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1 order2")
    #expect(app.go(.dismiss(order(1)))?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order2")
  }

  @Test("CN-12 A request to dismiss the only screen of a modal stack dismisses the stack")
  func onlyScreen() {
    let app = TestApp()
    app.tabs.present(UINavigationController(rootViewController: Screen(order(1))), animated: false)
    #expect(app.go(.dismiss(order(1)))?.kind == "arrived")
    #expect(app.provider.getNavigationStack() == [app.tabs])
  }

  @Test("CN-12 A tab or the root cannot be removed, and the outcome says so")
  func cannotGo() {
    let app = TestApp()
    app.tabs.setNavigationContext(Context(type: .other))
    app.feedStack.setNavigationContext(Context(type: .chat))
    let before = app.tree
    let expected = [
      (Context(type: .other), "UITabBarController cannot be taken out of the window, whose root it is"),
      (Context(type: .chat), "UINavigationController cannot be taken out of UITabBarController"),
      (Context(type: .feed), "UINavigationController cannot be taken out of UITabBarController"),
    ]
    for (context, sentence) in expected {
      let failure = app.go(.dismiss(context))?.failure
      #expect(failure?.step == "step 1 (dismiss \(context.type))")
      #expect("\(failure, default: "none")".contains(sentence))
    }
    #expect(app.tree == before)
  }

  @Test(
    "CN-12 A request to dismiss finds a screen by its type alone, and uses the animation setting of the caller",
    arguments: [true, false])
  func byType(animated: Bool) throws {
    let app = TestApp(.manual)
    app.tabs.present(Screen(order(7)), animated: false)
    app.window.transitionScheduler.advanceUntilIdle()
    let stack = app.provider.getNavigationStack()
    #expect(DismissTransition(screenType: Place.chat, stack: stack) == nil)
    #expect(DismissTransition(context: Context(type: .order), stack: stack) == nil)
    let transition = try #require(DismissTransition(screenType: Place.order, stack: stack, animated: animated))
    var ended = 0
    transition.perform { if case .success = $0 { ended += 1 } }
    while app.window.transitionScheduler.advance() {}
    #expect(ended == (animated ? 0 : 1))
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(ended == 1)
    #expect(app.provider.getNavigationStack() == [app.tabs])
  }

  @Test("CN-13 Replacing the root dismisses the modals first, and releases the old tree")
  func root() {
    weak var old: UIViewController?
    weak var modal: UIViewController?
    let (window, transitions) = (UIWindow(frame: .zero), Transitions())
    window.transitionScheduler = TransitionScheduler(.immediate)
    let contexts = ContextRouter(
      elementFactory: Screens(), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: transitions)
    do {
      let (first, sheet) = (UINavigationController(rootViewController: Screen(order(1))), Screen(order(2)))
      window.rootViewController = first
      window.makeKeyAndVisible()
      first.present(sheet, animated: false)
      (old, modal) = (first, sheet)
    }
    transitions.present = { screen, _ in RootTransition(window: window, viewController: screen) }
    var ended: String?
    contexts.present(.login) { ended = $0.kind }
    #expect(ended == "arrived")
    #expect(window.rootViewController?.hasContext(Context(type: .login)) == true)
    #expect(window.rootViewController?.presentedViewController == nil)
    #expect(old == nil)
    #expect(modal == nil)
  }

  @Test("CN-13 Modals over the old root are dismissed before the new root is set")
  func dismissedFirst() {
    let app = TestApp(.manual)
    let sheet = Screen(order(1))
    app.tabs.present(sheet, animated: false)
    app.window.transitionScheduler.advanceUntilIdle()
    app.transitions.present = { screen, _ in RootTransition(window: app.window, viewController: screen) }
    app.contexts.present(order(2)) { _ in }
    while app.window.transitionScheduler.advance() {}
    #expect(sheet.isBeingDismissed)
    #expect(app.window.rootViewController === app.tabs)
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(app.window.rootViewController?.hasContext(order(2)) == true)
  }

  @Test("CN-13 A root transition calls its completion once, and a screen that forbids leaving blocks it")
  func rootCompletion() {
    let app = TestApp()
    var results: [Bool] = []
    func replace() {
      RootTransition(window: app.window, viewController: Screen(order(1))).perform { result in
        results.append({ if case .success = result { true } else { false } }())
      }
    }
    let draft = Draft(order(2))
    app.push(draft, onto: app.searchStack)
    replace()
    #expect(app.window.rootViewController === app.tabs)
    draft.canBeDismissed = true
    replace()
    #expect(results == [false, true])
    #expect((app.window.rootViewController as? Screen)?.context == order(1))
  }

  @Test("CN-14 A push uses the stack of the selected tab, even if the tab bar is in another stack")
  func push() {
    let app = TestApp()
    app.tabs.selectedIndex = 1
    app.transitions.present = { PushTransition(stack: $1, viewController: $0) }
    app.go(.present(order(1)))
    #expect(app.names(app.searchStack) == "search order1")
    let inner = UITabBarController()
    let stack = UINavigationController(rootViewController: Screen(order(2)))
    inner.viewControllers = [UIViewController(), stack]
    inner.selectedIndex = 1
    app.tabs.present(inner, animated: false)
    app.go(.present(order(3)))
    #expect(app.names(stack) == "order2 order3")
  }

  @Test("CN-14 A push uses the details of a split, or its list if only the list is a stack")
  func split() {
    let app = TestApp()
    app.transitions.present = { PushTransition(stack: $1, viewController: $0) }
    let (list, details) = (
      UINavigationController(rootViewController: Screen(order(1))),
      UINavigationController(rootViewController: Screen(order(2)))
    )
    let split = UISplitViewController()
    split.viewControllers = [list, details]
    app.window.rootViewController = split
    app.window.simulate(horizontalSizeClass: .regular)
    app.go(.present(order(3)))
    #expect(app.names(details) == "order2 order3")
    split.viewControllers = [list, UIViewController()]
    app.go(.present(order(4)))
    #expect(app.names(list) == "order1 order4")
  }

  @Test("CN-14 A push without a stack fails with a sentence; a show presents instead, and always presents a stack")
  func show() {
    let app = TestApp()
    app.window.rootViewController = UIViewController()
    app.transitions.present = { PushTransition(stack: $1, viewController: $0) }
    let failure = app.go(.present(order(1)))?.failure
    #expect(
      "\(failure, default: "none")".contains(
        "to push a Screen needs a UINavigationController, and there is none in UIViewController"))
    app.transitions.present = { ShowTransition(stack: $1, viewController: $0) }
    app.go(.present(order(1)))
    #expect(app.provider.getNavigationStack().count == 2)
    let stack = UINavigationController(rootViewController: Screen(order(2)))
    app.screens.make = { _ in stack }
    app.go(.present(.chat))
    app.screens.make = { _ in Screen(nibName: nil, bundle: nil) }
    app.go(.present(order(3)))
    #expect(app.provider.getNavigationStack().last === stack)
    #expect(app.names(stack) == "order2 order3")
  }

  @Test("CN-14 A modal is presented over the topmost screen")
  func modal() {
    let app = TestApp()
    app.transitions.present = { ModalTransition(stack: $1, viewController: $0) }
    app.go(.present(order(1)), .present(order(2)))
    #expect(app.provider.getNavigationStack().dropFirst().map { $0.hasContext(order(1)) } == [true, false])
    #expect(app.provider.getNavigationStack().last?.hasContext(order(2)) == true)
  }

  @Test("CN-22 A function of the app turns a link into a sequence, and the user can go back step by step")
  func link() {
    func steps(_ link: String) -> [Step] {
      let words = link.split(separator: "/")
      return words.compactMap { word in
        Int(word).map { .present(order($0)) } ?? Place(rawValue: String(word)).map { .present($0) }
      }
    }
    let app = TestApp()
    var ended: String?
    app.contexts.perform(steps: steps("search/1/2")) { ended = $0.kind }
    #expect(ended == "arrived")
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.names(app.searchStack) == "search order1 order2")
  }
}
