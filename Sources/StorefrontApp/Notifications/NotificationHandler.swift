import ContextNavigation
import Wayfinder

/// Opens the screens of notifications, over any screen in front and however that screen was shown.
struct NotificationHandler {
  private let catalogue: Catalogue
  private let router:
    ContextRouter<NotificationScreenFactory, ViewControllerStackProvider, NotificationTransitionProvider>

  init(_ window: UIWindow, _ catalogue: Catalogue, _ session: Session, _ routes: Routes) {
    self.catalogue = catalogue
    router = ContextRouter(
      elementFactory: NotificationScreenFactory(session: session),
      stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: NotificationTransitionProvider(order: routes.orders.orderUpdate))
  }

  /// Opens the screen of a notification. If the screen needs a login, the navigation waits for the login.
  ///
  /// - Throws: `CatalogueError`, before the navigation begins, if the product or the order does not exist.
  func follow(_ notification: ShopNotification, completion: @escaping @MainActor (Outcome<Void>) -> Void) throws {
    router.present(try context(of: notification), completion: completion)
  }

  /// Checks that the product or the order of a notification exists.
  ///
  /// - Throws: `CatalogueError` if it does not exist.
  func check(_ notification: ShopNotification) throws { _ = try context(of: notification) }

  private func context(of notification: ShopNotification) throws -> NavigationContext<ShopContext> {
    switch notification {
    case .order(let order, let status): .order(try catalogue.order(order), status)
    case .promotion(let product): .product(try catalogue.product(product))
    case .chat(let message): NavigationContext(type: .chat, payload: ChatMessage(text: message))
    }
  }
}
