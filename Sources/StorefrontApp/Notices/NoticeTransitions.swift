import Wayfinder

/// Decides how the screens that notifications lead to come onto the screen.
struct NoticeTransitions: NavigationTransitionProviderProtocol {
  let session: Session

  private typealias Context = NavigationContext<ShopContext>

  /// Orders are for those who are logged in.
  func redirect(
    for context: NavigationContext<ShopContext>, in stack: [UIViewController]
  ) -> NavigationContext<ShopContext>? {
    isClosed(context.type) && session.isAttended ? Context(type: .login) : nil
  }

  func makeReuseTransition(
    for context: NavigationContext<ShopContext>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    BackstackTransition(stack: stack, context: context)
  }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    let tabs = stack.first as? ShopTabs
    switch element {
    case is any PersonalScreen where !session.isLoggedIn: return nil
    case is OrdersScreen: return tabs?.stack(of: .account).map { PushTransition(stack: [$0], viewController: element) }
    case is OrderScreen:
      guard stack.last === tabs, let split = tabs?.splitShowingOrders else { return nil }
      return BesideListTransition(split: split, screen: element)
    case is LoginScreen: return modal(element, in: LoginStack(), over: stack)
    case is ProductScreen where stack.last === tabs: return PushTransition(stack: stack, viewController: element)
    default: return modal(element, in: UINavigationController(), over: stack)
    }
  }

  func makeDismissTransition(
    for context: NavigationContext<ShopContext>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    DismissTransition(context: context, stack: stack)
  }

  private func isClosed(_ type: ShopContext) -> Bool { (type == .order || type == .orders) && !session.isLoggedIn }

  private func modal(
    _ screen: UIViewController, in container: UINavigationController, over stack: [UIViewController]
  ) -> any NavigationTransitionProtocol {
    container.viewControllers = [screen]
    container.modalPresentationStyle = .pageSheet
    return ModalTransition(stack: stack, viewController: container)
  }
}

/// Shows an order beside the list of orders, or on top of it where there is little room.
private struct BesideListTransition: NavigationTransitionProtocol {
  let split: AccountSplit
  let screen: UIViewController

  func perform(completion: RouteCompletion?) {
    let stack = OrderStack()
    stack.viewControllers = [screen]
    split.showDetailViewController(stack, sender: nil)
    completion?(.success)
  }
}
