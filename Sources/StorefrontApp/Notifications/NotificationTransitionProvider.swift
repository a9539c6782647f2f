import ContextNavigation
import Wayfinder

/// Decides how to show the screens of notifications.
struct NotificationTransitionProvider: NavigationTransitionProviderProtocol {
  /// The route to an order, behind the login.
  let order: DestinationStep<OrderScreen, OrderUpdate>

  func makeReuseTransition(
    for context: NavigationContext<ShopContext>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    if let update = context.payload as? OrderUpdate {
      return DestinationTransition(stack: stack, to: order, with: update)
    }
    return BackstackTransition(stack: stack, context: context)
  }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    if element is ProductScreen, stack.last is ShopTabs {
      return PushTransition(stack: stack, viewController: element)
    }
    let container = UINavigationController(rootViewController: element)
    container.modalPresentationStyle = .pageSheet
    return ModalTransition(stack: stack, viewController: container)
  }

  func makeDismissTransition(
    for context: NavigationContext<ShopContext>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    DismissTransition(context: context, stack: stack)
  }
}
