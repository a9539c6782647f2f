package import ContextNavigation
package import Wayfinder

/// A factory that makes the screens of contexts by a closure, and records the contexts.
package final class ContextScreens<Kind: Equatable>: NavigationElementFactoryProtocol {
  package private(set) var made: [NavigationContext<Kind>] = []
  package var make: (NavigationContext<Kind>) -> UIViewController?

  package init(_ make: @escaping (NavigationContext<Kind>) -> UIViewController?) { self.make = make }

  package func makeElement(for context: NavigationContext<Kind>) -> UIViewController? {
    made.append(context)
    return make(context)
  }
}

/// Transitions that a test can replace. By default, sheets are presented and other screens are shown.
package final class ContextTransitions<Kind: Equatable>: NavigationTransitionProviderProtocol {
  package var present: (UIViewController, [UIViewController]) -> (any NavigationTransitionProtocol)? = {
    $0 is Sheet ? ModalTransition(stack: $1, viewController: $0) : ShowTransition(stack: $1, viewController: $0)
  }
  package var redirection: (NavigationContext<Kind>) -> NavigationContext<Kind>? = { _ in nil }
  /// Returns the transition that shows a missing context in place of the factory.
  package var destination: (NavigationContext<Kind>, [UIViewController]) -> (any NavigationTransitionProtocol)? = {
    _, _ in
    nil
  }

  package init() {}

  package func redirect(
    for context: NavigationContext<Kind>, in stack: [UIViewController]
  ) -> NavigationContext<Kind>? { redirection(context) }

  package func makeReuseTransition(
    for context: NavigationContext<Kind>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    BackstackTransition(stack: stack, context: context) ?? destination(context, stack)
  }

  package func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { present(element, stack) }

  package func makeDismissTransition(
    for context: NavigationContext<Kind>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { DismissTransition(context: context, stack: stack) }
}

/// A router of contexts that a test defines by closures.
package typealias TestContextRouter<Kind: Equatable> = ContextRouter<
  ContextScreens<Kind>, ViewControllerStackProvider, ContextTransitions<Kind>
>

/// Returns a router of contexts in a window.
///
/// - Parameters:
///   - present: The transition that shows a new screen; the default one if `nil`.
///   - make: Returns the screen of a context.
package func contextRouter<Kind: Equatable>(
  in window: UIWindow,
  presentingBy present: ((UIViewController, [UIViewController]) -> (any NavigationTransitionProtocol)?)? = nil,
  make: @escaping (NavigationContext<Kind>) -> UIViewController?
) -> TestContextRouter<Kind> {
  let transitions = ContextTransitions<Kind>()
  if let present { transitions.present = present }
  return ContextRouter(
    elementFactory: ContextScreens(make), stackProvider: ViewControllerStackProvider(window: window),
    transitionProvider: transitions)
}
