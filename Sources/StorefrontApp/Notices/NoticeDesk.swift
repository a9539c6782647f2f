import ContextNavigation
import Wayfinder

/// Leads to what the shop has notified of, on the screen that is there, however that has come.
struct NoticeDesk {
  private let catalogue: Catalogue
  private let router: ContextRouter<NoticeScreens, ViewControllerStackProvider, NoticeTransitions>

  init(_ window: UIWindow, _ catalogue: Catalogue, _ session: Session, _ routes: Routes) {
    self.catalogue = catalogue
    router = ContextRouter(
      elementFactory: NoticeScreens(session: session), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: NoticeTransitions(order: routes.orders.orderUpdate))
  }

  /// Leads there, and hands how that ended to the completion. What needs a login waits for it.
  ///
  /// - Throws: `CatalogueError`, at once, for what the shop does not know.
  func follow(_ notice: Notice, completion: @escaping @MainActor (Outcome<Void>) -> Void) throws {
    router.present(try context(of: notice), completion: completion)
  }

  /// Whether the shop knows what the notice is about.
  ///
  /// - Throws: `CatalogueError`.
  func check(_ notice: Notice) throws { _ = try context(of: notice) }

  private func context(of notice: Notice) throws -> NavigationContext<ShopContext> {
    switch notice {
    case .order(let order, let status): .order(try catalogue.order(order), status)
    case .promotion(let product): .product(try catalogue.product(product))
    case .chat(let message): NavigationContext(type: .chat, payload: ChatMessage(text: message))
    }
  }
}
