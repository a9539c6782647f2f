// The samples of Documentation/MovingOver/Routy.md, compiled and run. A test compares the document with this file.
import ContextNavigation
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct MovingFromRoutySamples {
  nonisolated enum Hall: Equatable {
    case programme, ticket
  }

  nonisolated struct Seat: NavigationContextPayloadProtocol, Equatable {
    let row: Int
    let number: Int
  }

  final class TicketController: UIViewController, ContextShowing, PayloadUpdateableViewControllerProtocol {
    private(set) var seat: Seat?
    var shownContext: NavigationContext<Hall>? { NavigationContext(type: .ticket, payload: seat) }

    func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is Seat }
    func update(with payload: (any NavigationContextPayloadProtocol)?) { seat = payload as? Seat }
  }

  final class Session: AnsweringInterceptor {
    var isOpen = true
    private(set) var asked = 0

    func perform(with context: Seat, completion: @escaping @MainActor (RoutingResult) -> Void) {
      asked += 1
      completion(isOpen ? .success : .failure(CancellationError()))
    }
  }

  struct Screens: NavigationElementFactoryProtocol {
    func makeElement(for context: NavigationContext<Hall>) -> UIViewController? {
      context.type == .programme ? UIViewController() : nil
    }
  }

  struct Transitions: NavigationTransitionProviderProtocol {
    let ticket: DestinationStep<TicketController, Seat>

    func makeReuseTransition(
      for context: NavigationContext<Hall>, in stack: [UIViewController]
    ) -> (any NavigationTransitionProtocol)? {
      if let here = BackstackTransition(stack: stack, context: context) { return here }
      guard context.type == .ticket, let seat = context.payload as? Seat else { return nil }
      return DestinationTransition(stack: stack, to: ticket, with: seat)
    }

    func makePresentTransition(
      for element: UIViewController, in stack: [UIViewController]
    ) -> (any NavigationTransitionProtocol)? { PushTransition(stack: stack, viewController: element) }

    func makeDismissTransition(
      for context: NavigationContext<Hall>, in stack: [UIViewController]
    ) -> (any NavigationTransitionProtocol)? { DismissTransition(context: context, stack: stack) }
  }

  @Test func samples() async throws {
    let window = UIWindow(frame: .zero)
    window.endTransitionsAtOnce()
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let session = Session()
    let ticket = StepAssembly(
      finder: NilFinder<TicketController, Seat>(),
      factory: InlineFactory { (seat: Seat) in
        let ticket = TicketController()
        ticket.update(with: seat)
        return ticket
      }
    )
    .adding(session as any RoutingInterceptor<Seat>)
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: InstanceFinder(instance: stack)))
    .assemble()
    let router = ContextRouter(
      elementFactory: Screens(), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: Transitions(ticket: ticket))
    let seat = Seat(row: 4, number: 10)

    let outcome = await router.outcome(
      of: [.present(.programme), .present(NavigationContext(type: .ticket, payload: seat))], sequence: .allOrNothing)
    if case .blocked(let obstacle) = outcome { print(obstacle) }

    let shown = stack.topViewController as? TicketController
    #expect(outcome.value != nil)
    #expect(session.asked == 1)
    #expect(stack.viewControllers.count == 3)
    #expect(shown?.seat == seat)

    router.present(NavigationContext(type: .ticket, payload: Seat(row: 4, number: 11)), completion: nil)
    #expect(stack.topViewController === shown)
    #expect(shown?.seat?.number == 11)
  }
}
