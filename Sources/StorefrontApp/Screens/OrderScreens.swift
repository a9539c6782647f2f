public import StorefrontProtocols
public import Wayfinder

/// A screen that lists the orders.
public final class OrdersScreen: ShopScreen, PersonalScreen {
  override class var name: String { "Orders" }
  override var texts: [String] { ["Your orders, the latest first"] }
}

/// A screen that shows an order.
public final class OrderScreen: ShopScreen, PersonalScreen {
  /// The order that the screen shows.
  public let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Order \(order.id)"
  }

  override var texts: [String] { ["\(order.products.count) products", order.status] }

  /// Shows the status of the order in the title.
  func show(_ status: OrderStatus?) {
    title = ["Order \(order.id)", status?.rawValue].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns `nil`, because the screen needs an order.
  public required init?(coder: NSCoder) { nil }

  /// Buttons for the tracking and the receipt.
  public override var buttons: [ScreenButton] {
    [
      ScreenButton("Tracking", .goTo(.tracking(order: order.id))),
      ScreenButton("Receipt", .goTo(.receipt(order: order.id))),
    ]
  }
}

extension OrderScreen: ContextChecking {
  /// Returns whether the screen shows the order with this number.
  public func isTarget(for context: Int) -> Bool { context == order.id }
}

/// A screen that tracks the parcel of an order.
public final class TrackingScreen: ShopScreen, PersonalScreen {
  /// The order of the parcel.
  public let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Tracking of order \(order.id)"
  }

  override var texts: [String] { [order.status] }

  /// Returns `nil`, because the screen needs an order.
  public required init?(coder: NSCoder) { nil }
}

extension TrackingScreen: ContextChecking {
  /// Returns whether the screen tracks the order with this number.
  public func isTarget(for context: Int) -> Bool { context == order.id }
}

/// A screen that shows the receipt for an order.
public final class ReceiptScreen: ShopScreen, PersonalScreen, ClosableScreen {
  /// The order of the receipt.
  public let order: Order
  /// The block that closes the screen. The route to the screen sets it.
  public var dismissalBlock: DismissalBlock<Void>?

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Receipt for order \(order.id)"
  }

  override var texts: [String] { ["Thank you.", "\(order.products.count) products"] }

  /// Returns `nil`, because the screen needs an order.
  public required init?(coder: NSCoder) { nil }

  /// A button that closes the screen.
  public override var buttons: [ScreenButton] { [doneButton] }
}

extension ReceiptScreen: ContextChecking {
  /// Returns whether the screen shows the receipt for the order with this number.
  public func isTarget(for context: Int) -> Bool { context == order.id }
}
