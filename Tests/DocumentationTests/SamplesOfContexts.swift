// The samples of the guide Contexts.md, compiled and run. A test compares the document with this file.
import ContextNavigation
import Foundation
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

nonisolated enum Place: String, StorableContextType {
  case feed, order, login

  var payloadType: (any StorablePayload.Type)? {
    switch self {
    case .feed: nil
    case .order: OrderNumber.self
    case .login: AuthorizationContextPayload<Place>.self
    }
  }
}

nonisolated struct OrderNumber: NavigationContextPayloadProtocol, Equatable, Codable {
  let value: Int
}

final class DemoAccount {
  var isSignedIn = false
}

final class FeedScreen: UIViewController {}
final class SignInScreen: UIViewController {}

final class OrderScreen: UIViewController, ContextShowing, PayloadUpdateableViewControllerProtocol {
  private(set) var number: OrderNumber
  var shownContext: NavigationContext<Place>? { NavigationContext(type: .order, payload: number) }

  init(_ number: OrderNumber) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is OrderNumber }

  func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let number = payload as? OrderNumber { self.number = number }
  }
}

struct OrderScreens: NavigationElementFactoryProtocol {
  func makeElement(for context: NavigationContext<Place>) -> UIViewController? {
    switch (context.type, context.payload) {
    case (.feed, _): FeedScreen()
    case (.order, let number as OrderNumber): OrderScreen(number)
    case (.login, _): SignInScreen()
    default: nil
    }
  }
}

struct OrderTransitions: NavigationTransitionProviderProtocol {
  let account: DemoAccount

  func redirect(
    for context: NavigationContext<Place>, in stack: [UIViewController]
  ) -> NavigationContext<Place>? {
    context.type == .order && !account.isSignedIn ? NavigationContext(type: .login) : nil
  }

  func makeReuseTransition(
    for context: NavigationContext<Place>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    BackstackTransition(stack: stack, context: context)
  }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    element is SignInScreen
      ? ModalTransition(stack: stack, viewController: element)
      : PushTransition(stack: stack, viewController: element)
  }

  func makeDismissTransition(
    for context: NavigationContext<Place>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    DismissTransition(context: context, stack: stack)
  }
}

/// A screen that does not use contexts.
final class ReceiptScreen: UIViewController, ContextChecking {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { context == id }
}

/// A provider that leads to orders by a step.
struct SteppedTransitions: NavigationTransitionProviderProtocol {
  let order: DestinationStep<ReceiptScreen, Int>

  func makeReuseTransition(
    for context: NavigationContext<Place>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    guard let number = context.payload as? OrderNumber else {
      return BackstackTransition(stack: stack, context: context)
    }
    return DestinationTransition(stack: stack, to: order, with: number.value)
  }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { PushTransition(stack: stack, viewController: element) }

  func makeDismissTransition(
    for context: NavigationContext<Place>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { DismissTransition(context: context, stack: stack) }
}

func steps(to link: URL) -> [NavigationStep<Place>] {
  link.pathComponents.compactMap { word in
    if let number = Int(word) {
      return .present(NavigationContext(type: .order, payload: OrderNumber(value: number)))
    }
    return Place(rawValue: word).map { .present($0) }
  }
}

@Suite struct ContextSamples {
  private let window = UIWindow(frame: .zero)
  private let account = DemoAccount()

  private final class Opening {
    let contexts: ContextRouter<OrderScreens, ViewControllerStackProvider, OrderTransitions>

    init(_ contexts: ContextRouter<OrderScreens, ViewControllerStackProvider, OrderTransitions>) {
      self.contexts = contexts
    }

    let waiting = PendingSlot<[NavigationStep<Place>]>()

    func open(_ steps: [NavigationStep<Place>]) async {
      if case .redirected = await contexts.outcome(of: steps) { waiting.keep(steps, for: 600) }
    }

    func signedIn() async {
      if case .wanted(let steps) = waiting.take() { await open(steps) }
    }
  }

  @Test func stepsAndPagesThatSayWhatTheyShow() async throws {
    let stack = UINavigationController(rootViewController: FeedScreen())
    window.endTransitionsAtOnce()
    window.rootViewController = stack
    window.makeKeyAndVisible()

    let order = Route.push(onto: Route.existing(UINavigationController.self)) { (id: Int) in ReceiptScreen(id) }
      .showing { id in NavigationContext(type: Place.order, payload: OrderNumber(value: id)) }

    let page = AppFlowControllerTypedPage(name: "order", viewControllerType: ReceiptScreen.self) { (id: Int) in
      ReceiptScreen(id)
    }.showing { id in NavigationContext(type: Place.order, payload: OrderNumber(value: id)) }

    let contexts = ContextRouter(
      elementFactory: OrderScreens(), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: SteppedTransitions(order: order))
    try await contexts.present(NavigationContext(type: .order, payload: OrderNumber(value: 7)))
    let shown = stack.topViewController
    #expect(shown is ReceiptScreen)
    #expect(try await Router(window: window).navigate(to: order, with: 7) === shown)

    let flow = AppFlowController()
    flow.prepare(for: window)
    try flow.register(path: page)
    try flow.show(page: page, with: 8)
    let top = flow.rootNavigationController?.topViewController
    #expect(top?.hasContext(NavigationContext(type: Place.order, payload: OrderNumber(value: 8))) == true)
  }

  @Test func samples() async throws {
    let stack = UINavigationController(rootViewController: FeedScreen())
    stack.viewControllers[0].setNavigationContext(NavigationContext(type: Place.feed))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    account.isSignedIn = true

    let contexts = ContextRouter(
      elementFactory: OrderScreens(), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: OrderTransitions(account: account))

    try await contexts.present(NavigationContext(type: .order, payload: OrderNumber(value: 1001)))
    #expect((stack.topViewController as? OrderScreen)?.number.value == 1001)

    let link = try #require(URL(string: "demo://shop/feed/1001/1002"))
    let router = Router(window: window)
    let request = NavigationRequest.contexts(steps(to: link), of: contexts)
    print(try router.plan(request))

    let outcome = await contexts.outcome(of: steps(to: link), sequence: .allOrNothing)
    #expect(outcome.value != nil)
    #expect((stack.topViewController as? OrderScreen)?.number.value == 1002)
    #expect(stack.viewControllers.count == 2)

    account.isSignedIn = false
    let opening = Opening(contexts)
    await opening.open(steps(to: link))
    #expect(stack.presentedViewController is SignInScreen)
    account.isSignedIn = true
    stack.dismiss(animated: false)
    await opening.signedIn()
    #expect((stack.topViewController as? OrderScreen)?.number.value == 1002)
    #expect(stack.presentedViewController == nil)
  }
}
