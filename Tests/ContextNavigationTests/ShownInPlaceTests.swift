import ContextNavigation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the library's transitions when they show another screen than the new one.
@Suite struct ShownInPlaceTests {
  /// A container that adds its child when its view loads.
  private final class LateFrame: UIViewController {
    private let child: UIViewController

    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private enum Manner: CaseIterable {
    case push, show, present, root, bringForward
  }

  /// Returns a transition that shows a login.
  private func login(in app: TestApp, _ stack: [UIViewController], _ manner: Manner) -> (
    any NavigationTransitionProtocol
  )? {
    let login = Screen(Context(type: .login))
    switch manner {
    case .push: return PushTransition(stack: stack, viewController: login)
    case .show: return ShowTransition(stack: stack, viewController: login)
    case .present:
      return ModalTransition(stack: stack, viewController: UINavigationController(rootViewController: login))
    case .root: return RootTransition(window: app.window, viewController: login)
    case .bringForward:
      app.search.setNavigationContext(Context(type: .login))
      return BackstackTransition(stack: stack, context: Context(type: .login))
    }
  }

  @Test(
    "CN-16 A screen that the library's transition shows in place of the element stays, and the sequence ends",
    arguments: SequencePolicy.allCases)
  func replaced(sequence: SequencePolicy) {
    for manner in Manner.allCases {
      let app = TestApp()
      app.transitions.present = { login(in: app, $1, manner) }
      #expect(
        app.go(.present(order(1)), .present(.chat), sequence: sequence)?.kind == "redirected to login", "\(manner)")
      #expect(app.top?.hasContext(Context(type: .login)) == true, "\(manner)")
      #expect(app.screens.made == [order(1)], "\(manner)")
    }
  }

  @Test("CN-16 A visible screen that a transition reuses in place of the element counts as a redirection")
  func inFront() {
    let app = TestApp()
    let before = app.tree
    app.transitions.present = { BackstackTransition(stack: $1, context: Context(type: .feed)) }
    #expect(app.go(.present(order(1)))?.kind == "redirected to feed")
    #expect(app.tree == before)
  }

  @Test("CN-16 A screen that is reused in place of the element is not set up for the element's context")
  func notSetUp() {
    let app = TestApp()
    app.router.adding(InlineContextTask<UIViewController, Any?> { screen, _ in screen.title = "set up" })
      .makeDefault()
    let contexts = ContextRouter(
      elementFactory: app.screens, stackProvider: app.provider, transitionProvider: app.transitions)
    app.search.setNavigationContext(Context(type: .login))
    app.transitions.present = { BackstackTransition(stack: $1, context: Context(type: .login)) }
    var ended: [String] = []
    contexts.present(order(1)) { ended.append($0.kind) }
    #expect(ended == ["redirected to login"])
    #expect(app.search.title != "set up")
  }

  @Test("CN-9 A request arrives if its element is shown in a container, even if the view of the container adds it")
  func inAContainer() {
    let containers: [(UIViewController) -> UIViewController] = [
      { UINavigationController(rootViewController: $0) }, { Switcher([$0]) }, { LateFrame($0) },
    ]
    for container in containers {
      let app = TestApp()
      app.transitions.present = { ModalTransition(stack: $1, viewController: container($0)) }
      #expect(app.go(.present(order(1)))?.kind == "arrived")
      #expect(app.provider.getNavigationStack().count == 2)
    }
  }

  @Test("CN-9 An element in a hidden container has arrived, and a screen of another context is a redirection")
  func inAContainerUnseen() {
    let app = TestApp()
    let stack = UINavigationController(rootViewController: Screen(Context(type: .feed)))
    let window = UIWindow(frame: .zero)
    for isInWindow in [false, true] {
      if isInWindow { window.rootViewController = stack }
      let contexts = ContextRouter(
        elementFactory: app.screens, stackProvider: ViewControllerStackProvider { stack },
        transitionProvider: app.transitions)
      app.transitions.present = { PushTransition(stack: $1, viewController: LateFrame($0)) }
      var ended: [String] = []
      contexts.present([order(1), order(2)]) { ended.append($0.kind) }
      #expect(ended == ["arrived"])
      #expect(app.screens.made.suffix(2) == [order(1), order(2)])
      app.transitions.present = { _, stack in
        PushTransition(stack: stack, viewController: Screen(Context(type: .login)))
      }
      contexts.present(order(3)) { ended.append($0.kind) }
      #expect(ended.last == "redirected to login")
      #expect(window.isHidden)
    }
  }

  /// A provider that only chooses transitions for new elements.
  private final class Late: NavigationTransitionProviderProtocol {
    func makeReuseTransition(
      for context: Context, in stack: [UIViewController]
    ) -> (any NavigationTransitionProtocol)? { nil }

    func makePresentTransition(
      for element: UIViewController, in stack: [UIViewController]
    ) -> (any NavigationTransitionProtocol)? {
      element.getNavigationContext(withContextType: Place.self).flatMap {
        BackstackTransition(stack: stack, context: $0)
      }
    }

    func makeDismissTransition(
      for context: Context, in stack: [UIViewController]
    ) -> (any NavigationTransitionProtocol)? { nil }
  }

  @Test("CN-9 A reused screen or container with the requested context is set up for the context")
  func broughtForward() {
    let app = TestApp()
    app.router.adding(InlineContextTask<UIViewController, Any?> { screen, _ in screen.title = "set up" })
      .makeDefault()
    let contexts = ContextRouter(elementFactory: app.screens, stackProvider: app.provider, transitionProvider: Late())
    let shown = ProductScreen(product(1))
    app.push(shown, onto: app.searchStack)
    app.feedStack.setNavigationContext(order(1))
    var ended: [String] = []
    contexts.present([product(2), order(1)]) { ended.append($0.kind) }
    #expect(ended == ["arrived"])
    #expect(app.screens.made == [product(2), order(1)])
    #expect(shown.title == "set up")
    #expect(app.feedStack.title == "set up")
    #expect(app.tabs.selectedIndex == 0)
  }

  @Test("CN-9 A transition that shows another screen of the requested context arrives")
  func ofTheContext() {
    let app = TestApp()
    app.transitions.present = { ModalTransition(stack: $1, viewController: Screen(order(1))) }
    #expect(app.go(.present(order(1)))?.kind == "arrived")
    #expect(app.go(.present(order(1)))?.kind == "already there")
    #expect(app.screens.made == [order(1)])
  }
}
