import ContextNavigation
import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite struct OwnTransitionTests {
  @Test("CN-20 A transition of the app that fails, or releases its completion, is named, and the tree is restored")
  func putBack() async {
    for isReleased in [true, false] {
      let app = TestApp()
      let before = app.tree
      app.transitions.present = { screen, _ in
        OwnTransition { completion in
          app.tabs.selectedIndex = 1
          app.searchStack.pushViewController(screen, animated: true)
          app.tabs.present(UIViewController(), animated: true)
          if !isReleased { completion(.failure(Refusal())) }
        }
      }
      let failure = await app.contexts.outcome(of: [.present(order(1))]).failure
      #expect(failure?.step == "step 1 (present order)")
      #expect(failure?.reason as? NavigationError == (isReleased ? .transitionDidNotAnswer("OwnTransition") : nil))
      #expect(app.tree == before)
    }
  }

  @Test("CN-11 The outcome lists the app's transitions that had run, which may have effects outside the tree")
  func alreadyRun() {
    let app = TestApp()
    app.transitions.present = { screen, _ in
      OwnTransition { completion in
        app.feedStack.pushViewController(screen, animated: false)
        completion(.success)
      }
    }
    app.screens.make = { $0.type == .chat ? nil : Screen(nibName: nil, bundle: nil) }
    let steps: [Step] = [.present(order(1)), .present(order(2)), .present(.chat)]
    var outcomes: [Outcome<Void>] = []
    for sequence in [SequencePolicy.allOrNothing, .stepByStep] {
      app.contexts.perform(steps: steps, sequence: sequence) { outcomes.append($0) }
    }
    #expect(outcomes.map { $0.failure?.alreadyRun } == [["OwnTransition", "OwnTransition"], []])
  }

  @Test("CN-20 A transition fails if it reports success without showing the screen")
  func verified() {
    let app = TestApp()
    app.transitions.present = { _, _ in OwnTransition { $0(.success) } }
    let failure = app.go(.present(order(1)))?.failure
    #expect(failure?.reason as? NavigationError == .destinationNotVisible("Screen"))
  }

  @Test("CN-16 A screen that the app's transition shows in place of the element stays, and the sequence ends")
  func replaced() {
    for sequence in SequencePolicy.allCases {
      for name in ["login", "UIViewController"] {
        let app = TestApp()
        let other: UIViewController = name == "login" ? Screen(Context(type: .login)) : UIViewController()
        app.transitions.present = { _, _ in
          OwnTransition { completion in
            app.tabs.present(other, animated: true) { completion(.success) }
          }
        }
        #expect(app.go(.present(order(1)), .present(.chat), sequence: sequence)?.kind == "redirected to \(name)")
        #expect(app.tabs.presentedViewController === other)
        #expect(app.screens.made == [order(1)])
      }
    }
  }

  @Test(
    "CN-16 A screen that is brought forward replaces the element; a screen that is only uncovered does not")
  func uncovered() async {
    let app = TestApp()
    app.transitions.present = { _, _ in
      OwnTransition { completion in
        app.tabs.selectedIndex = 1
        completion(.success)
      }
    }
    #expect(await app.contexts.outcome(of: [.present(order(1))]).kind == "redirected to search")
    app.tabs.present(Screen(order(9)), animated: false)
    let before = app.tree
    app.transitions.present = { _, _ in
      OwnTransition { completion in
        app.tabs.dismiss(animated: true) { completion(.success) }
      }
    }
    let failure = await app.contexts.outcome(of: [.present(order(1))]).failure
    #expect(failure?.reason as? NavigationError == .destinationNotVisible("Screen"))
    #expect(app.tree == before)
    app.transitions.present = { _, _ in
      OwnTransition { completion in
        app.tabs.dismiss(animated: true) {
          app.tabs.selectedIndex = 0
          completion(.success)
        }
      }
    }
    #expect(await app.contexts.outcome(of: [.present(order(1))]).kind == "redirected to feed")
    #expect(app.tabs.selectedIndex == 0)
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("CN-20 A transition that adds the screen without making it visible fails")
  func replacedWhereHidden() {
    let app = TestApp()
    let before = app.tree
    app.transitions.present = { screen, _ in
      OwnTransition { completion in
        app.searchStack.pushViewController(screen, animated: false)
        app.feedStack.pushViewController(Screen(Context(type: .login)), animated: false)
        completion(.success)
      }
    }
    let failure = app.go(.present(order(1)))?.failure
    #expect(failure?.reason as? NavigationError == .destinationNotVisible("Screen"))
    #expect(app.tree == before)
  }

  @Test("CN-20 Cancelling ends a transition that never calls its completion, and the tree is restored")
  func givenUp() {
    let app = TestApp()
    let before = app.tree
    var kept: RouteCompletion?
    app.transitions.present = { screen, _ in
      OwnTransition { completion in
        app.feedStack.pushViewController(screen, animated: false)
        kept = completion
      }
    }
    var ended: [String] = []
    let handle = app.contexts.present(order(1)) { ended.append($0.kind) }
    app.contexts.present(.search) { ended.append($0.kind) }
    handle.cancel()
    #expect(ended == ["cancelled", "arrived"])
    kept?(.success)
    #expect(ended.count == 2)
    app.go(.present(.feed))
    #expect(app.tree == before)
  }

  @Test("CN-20 A composed transition runs its parts in order")
  func composed() {
    let app = TestApp()
    app.tabs.present(Screen(order(1)), animated: false)
    app.transitions.present = { screen, stack in
      OwnTransition { completion in
        guard let dismiss = DismissTransition(context: order(1), stack: stack) else { return }
        dismiss.perform { _ in
          PushTransition(stack: app.provider.getNavigationStack(), viewController: screen)
            .perform(completion: completion)
        }
      }
    }
    #expect(app.go(.present(order(2)))?.kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order2")
    #expect(app.provider.getNavigationStack() == [app.tabs])
  }

  @Test("CN-20 A transition of the app fills a stack outside a window, and then presents it")
  func composedInNoWindow() {
    let app = TestApp()
    let sheet = UINavigationController(rootViewController: Screen(Context(type: .other)))
    app.transitions.present = { screen, stack in
      OwnTransition { completion in
        PushTransition(navigationController: sheet, viewController: screen).perform { result in
          guard case .success = result else { return completion(result) }
          ModalTransition(stack: stack, viewController: sheet).perform(completion: completion)
        }
      }
    }
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.names(sheet) == "other order1")
    #expect(app.tabs.presentedViewController === sheet)
  }

  @Test("CN-20 A composed transition asks screens that would leave, and is blocked by a screen that asks its user")
  func composedAsks() async throws {
    let app = TestApp()
    let asking = Asking(order(1))
    for screen in [Draft(order(1)), asking] {
      app.feedStack.setViewControllers([app.feed, screen], animated: false)
      let before = app.window.snapshot()
      app.transitions.present = { _, stack in
        OwnTransition { completion in
          BackstackTransition(stack: stack, context: Context(type: .feed))?.perform(completion: completion)
        }
      }
      let failure = await app.contexts.outcome(of: [.present(order(2))]).failure
      #expect("\(failure, default: "none")".contains("\(type(of: screen)) may not be left now"))
      #expect(app.window.snapshot() == before)
    }
    #expect(asking.asked == 0)
    // Outside of a request, there is nothing to wait for.
    let transition = BackstackTransition(stack: app.provider.getNavigationStack(), context: Context(type: .feed))
    let change = Task { try await transition?.perform() }
    await asking.isAsked()
    asking.answer(true)
    await until { app.names(app.feedStack) == "feed" }
    try #require(app.names(app.feedStack) == "feed", "a screen that has agreed is not asked again")
    #expect(await change.result.isSuccess)
  }

  @Test("CN-20 A transition can be awaited, and can be an async closure")
  func asynchronous() async throws {
    let app = TestApp()
    try await PushTransition(stack: app.provider.getNavigationStack(), viewController: Screen(order(1))).perform()
    #expect(app.names(app.feedStack) == "feed order1")
    app.transitions.present = { screen, stack in
      AsyncTransition { try await PushTransition(stack: stack, viewController: screen).perform() }
    }
    #expect(await app.contexts.outcome(of: [.present(order(2))]).kind == "arrived")
    #expect(app.names(app.feedStack) == "feed order1 order2")
    app.transitions.present = { _, _ in AsyncTransition { throw Refusal() } }
    #expect(await app.contexts.outcome(of: [.present(order(3))]).failure?.reason is Refusal)
    await #expect(throws: NavigationError.self) { try await OwnTransition { _ in }.perform() }
  }

  @Test("CN-20 A released window ends its waiting requests, and later requests fail with its release as the reason")
  func windowGone() {
    let (screens, transitions) = (Screens(), Transitions())
    var provider: ViewControllerStackProvider?
    do {
      let window = UIWindow(frame: .zero)
      provider = ViewControllerStackProvider(window: window)
    }
    guard let provider else { return }
    let contexts = ContextRouter(elementFactory: screens, stackProvider: provider, transitionProvider: transitions)
    var failure: NavigationFailure?
    contexts.present(.feed) { failure = $0.failure }
    #expect(failure?.reason as? NavigationError == .windowIsGone)
    #expect(failure?.remedy == "Keep the window alive as long as its router is used.")
  }

  @Test("CN-20 A request releases the screens that it has removed or made in vain")
  func lifetimes() {
    let app = TestApp()
    weak var left: UIViewController?
    weak var inVain: UIViewController?
    app.go(.present(order(1)), .present(order(2)))
    left = app.top
    app.go(.present(order(1)))
    #expect(left == nil)
    app.transitions.present = { screen, _ in
      inVain = screen
      return nil
    }
    #expect(app.go(.present(order(3)))?.kind == "blocked")
    #expect(inVain == nil)
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
