public import StorefrontProtocols
public import Wayfinder

/// What was bought, as a list.
public final class OrdersScreen: ShopScreen, PersonalScreen {
  override class var name: String { "Orders" }
}

/// One order.
public final class OrderScreen: ShopScreen, PersonalScreen {
  /// Which one.
  public let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Order \(order.id)"
  }

  /// Says how far the order has come.
  func show(_ status: OrderStatus?) {
    title = ["Order \(order.id)", status?.rawValue].compactMap(\.self).joined(separator: ", ")
  }

  /// Not made from a coder: it needs an order.
  public required init?(coder: NSCoder) { nil }

  override var texts: [String] { ["\(order.products.count) products", "Status: \(order.status)"] }

  /// Where its parcel is, and its receipt.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Tracking", .goTo(.tracking(order: order.id))),
      ScreenButton("Receipt", .goTo(.receipt(order: order.id))),
    ]
  }
}

extension OrderScreen: ContextChecking {
  /// Whether it shows the order of this number.
  public func isTarget(for context: Int) -> Bool { context == order.id }
}

/// Where the parcel of an order is.
public final class TrackingScreen: ShopScreen, PersonalScreen {
  /// Whose parcel.
  public let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Tracking of order \(order.id)"
  }

  /// Not made from a coder: it needs an order.
  public required init?(coder: NSCoder) { nil }
}

extension TrackingScreen: ContextChecking {
  /// Whether it shows the parcel of the order of this number.
  public func isTarget(for context: Int) -> Bool { context == order.id }
}

/// What was bought and what it cost, to be kept.
public final class ReceiptScreen: ShopScreen, PersonalScreen, ClosableScreen {
  /// For which order.
  public let order: Order
  /// How it is closed; its way tells.
  public var dismissalBlock: DismissalBlock<Void>?

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Receipt for order \(order.id)"
  }

  /// Not made from a coder: it needs an order.
  public required init?(coder: NSCoder) { nil }

  /// Closes it.
  public override var buttons: [ScreenButton] { [doneButton] }
}

extension ReceiptScreen: ContextChecking {
  /// Whether it shows the receipt for the order of this number.
  public func isTarget(for context: Int) -> Bool { context == order.id }
}
