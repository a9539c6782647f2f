import ContextNavigation
import Wayfinder

/// Makes the screens that notifications lead to, where they are not there yet. Orders are made by their steps.
struct NoticeScreens: NavigationElementFactoryProtocol {
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
    // A product or a message without its data is none.
    default: return nil
    }
  }
}
