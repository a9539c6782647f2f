public import ContextNavigation
import Wayfinder

/// The screens of the shop that notifications lead to.
nonisolated enum ShopContext: String, StorableContextType, Hashable {
  case order, product, chat

  var payloadType: (any StorablePayload.Type)? {
    switch self {
    case .order: OrderUpdate.self
    case .product: Product.self
    case .chat: ChatMessage.self
    }
  }
}

/// An order with its new status.
nonisolated struct OrderUpdate: NavigationContextPayloadProtocol, Hashable, Codable {
  let order: Order
  var status: OrderStatus?
}

/// The last message from the shop.
nonisolated struct ChatMessage: NavigationContextPayloadProtocol, Hashable, Codable {
  let text: String
}

nonisolated extension Product: NavigationContextPayloadProtocol {}

extension NavigationContext where ContextType == ShopContext {
  /// Creates the context of a product.
  static func product(_ product: Product) -> Self { Self(type: .product, payload: product) }

  /// Creates the context of an order with its new status.
  static func order(_ order: Order, _ status: OrderStatus? = nil) -> Self {
    Self(type: .order, payload: OrderUpdate(order: order, status: status))
  }
}

// MARK: - Screens that can show something else

extension ProductScreen: PayloadUpdateableViewControllerProtocol {
  /// Returns whether the payload is a product.
  public func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is Product }

  /// Shows another product.
  public func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let product = payload as? Product { show(product) }
  }
}

extension ChatScreen: PayloadUpdateableViewControllerProtocol {
  /// Returns whether the payload is a message.
  public func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is ChatMessage }

  /// Shows the message below the others.
  public func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let message = payload as? ChatMessage { show(message.text) }
  }
}
