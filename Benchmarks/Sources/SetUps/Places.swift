import ContextNavigation
import Wayfinder

package nonisolated enum Place: Hashable {
  case root, branch, leaf
}

package nonisolated struct Number: NavigationContextPayloadProtocol, Hashable {
  package let value: Int
}

package typealias NumberedContext = NavigationContext<Place>

package func leaf(_ number: Int) -> NumberedContext { NumberedContext(type: .leaf, payload: Number(value: number)) }

/// Makes a product for each number, and pushes it.
package struct Products: NavigationElementFactoryProtocol, NavigationTransitionProviderProtocol {
  package init() {}

  package func makeElement(for context: NumberedContext) -> UIViewController? {
    (context.payload as? Number).map { Product($0.value) }
  }

  package func makeReuseTransition(
    for context: NumberedContext, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    BackstackTransition(stack: stack, context: context, animated: false)
  }

  package func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    PushTransition(stack: stack, viewController: element, animated: false)
  }

  package func makeDismissTransition(
    for context: NumberedContext, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? { nil }
}
