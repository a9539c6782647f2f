import Wayfinder

/// Makes the screens that notifications lead to, where they are not there yet.
struct NoticeScreens: NavigationElementFactoryProtocol {
  let session: Session

  func makeElement(for context: NavigationContext<ShopContext>) -> UIViewController? {
    switch (context.type, context.payload) {
    case (.orders, _): return OrdersScreen()
    case (.order, let update as OrderUpdate):
      let screen = OrderScreen(update.order)
      screen.show(update.status)
      // What it has been known by so far is the order alone.
      screen.setNavigationContext(context)
      return screen
    case (.product, let product as Product):
      let screen = ProductScreen(product)
      screen.wishes(of: session)
      return screen
    case (.chat, let message as ChatMessage):
      let screen = ChatScreen()
      screen.show(message.text)
      screen.setNavigationContext(context)
      return screen
    case (.login, _):
      let screen = LoginScreen()
      screen.onSubmit = { [weak session] in session?.isLoggedIn = true }
      return screen
    // The account stands in its tab; an order or a product without its data is none.
    default: return nil
    }
  }
}
