import ContextNavigation
import Wayfinder

/// Opens the screens of notifications, over any screen in front and however that screen was shown.
struct NotificationHandler {
  private let catalogue: Catalogue
  private let router: ContextRouter<NoticeScreens, ViewControllerStackProvider, NoticeTransitions>

  init(_ window: UIWindow, _ catalogue: Catalogue, _ session: Session, _ routes: Routes) {
    self.catalogue = catalogue
    router = ContextRouter(
      elementFactory: NoticeScreens(session: session), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: NoticeTransitions(order: routes.orders.orderUpdate))
  }

  /// Opens the screen of a notification. If the screen needs a login, the navigation waits for the login.
  ///
  /// - Throws: `CatalogueError`, before the navigation begins, if the product or the order does not exist.
  func follow(_ notice: Notice, completion: @escaping @MainActor (Outcome<Void>) -> Void) throws {
    router.present(try context(of: notice), completion: completion)
  }

  /// Checks that the product or the order of a notification exists.
  ///
  /// - Throws: `CatalogueError` if it does not exist.
  func check(_ notice: Notice) throws { _ = try context(of: notice) }

  private func context(of notice: Notice) throws -> NavigationContext<ShopContext> {
    switch notice {
    case .order(let order, let status): .order(try catalogue.order(order), status)
    case .promotion(let product): .product(try catalogue.product(product))
    case .chat(let message): NavigationContext(type: .chat, payload: ChatMessage(text: message))
    }
  }
}
