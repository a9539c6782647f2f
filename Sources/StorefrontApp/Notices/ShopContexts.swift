public import Wayfinder

/// The screens of the shop that notifications lead to.
nonisolated enum ShopContext: String, StorableContextType, Hashable {
  case account, orders, order, product, chat, login

  var payloadType: (any StorablePayload.Type)? {
    switch self {
    case .order: OrderUpdate.self
    case .product: Product.self
    case .chat: ChatMessage.self
    case .login: AuthorizationContextPayload<ShopContext>.self
    case .account, .orders: nil
    }
  }
}

/// An order, and what is new about it.
nonisolated struct OrderUpdate: NavigationContextPayloadProtocol, Hashable, Codable {
  let order: Order
  var status: OrderStatus?
}

/// What somebody from the shop has written last.
nonisolated struct ChatMessage: NavigationContextPayloadProtocol, Hashable, Codable {
  let text: String
}

nonisolated extension Product: NavigationContextPayloadProtocol {}

extension UIViewController {
  /// Has a screen known by its context, however it comes onto the screen.
  func beKnown(as type: ShopContext, _ payload: (any NavigationContextPayloadProtocol)? = nil) {
    setNavigationContext(NavigationContext(type: type, payload: payload))
  }
}

// MARK: - Screens that can show something else

extension ProductScreen: PayloadUpdateableViewControllerProtocol {
  /// Any product will do.
  public func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is Product }

  /// Shows another product.
  public func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let product = payload as? Product { show(product) }
  }
}

extension OrderScreen: PayloadUpdateableViewControllerProtocol {
  /// What is new about this order will do.
  public func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool {
    (payload as? OrderUpdate)?.order.id == order.id
  }

  /// Shows what is new.
  public func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let update = payload as? OrderUpdate { show(update.status) }
  }
}

extension LoginScreen: PayloadUpdateableViewControllerProtocol {
  /// Whatever is wanted afterwards: one login will do for all.
  public func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool {
    payload is AuthorizationContextPayload<ShopContext>
  }

  /// Changes nothing: what is wanted afterwards waits elsewhere.
  public func update(with payload: (any NavigationContextPayloadProtocol)?) {}
}

extension ChatScreen: PayloadUpdateableViewControllerProtocol {
  /// Any message will do.
  public func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool { payload is ChatMessage }

  /// Shows the message below the others.
  public func update(with payload: (any NavigationContextPayloadProtocol)?) {
    if let message = payload as? ChatMessage { show(message.text) }
  }
}
