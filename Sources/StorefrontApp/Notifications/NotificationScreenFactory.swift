import ContextNavigation
import Wayfinder

/// Makes the screens of notifications that are not in the window yet. The steps of a route make the screens of orders.
struct NotificationScreenFactory: NavigationElementFactoryProtocol {
  let session: Session

  func makeElement(for context: NavigationContext<ShopContext>) -> UIViewController? {
    switch (context.type, context.payload) {
    case (.product, let product as Product):
      let screen = ProductScreen(product)
      screen.wishes(of: session)
      return screen
    case (.chat, let message as ChatMessage):
      let screen = ChatScreen()
      screen.show(message.text)
      return screen
    // The context of a product or a chat without its payload has no screen.
    default: return nil
    }
  }
}
