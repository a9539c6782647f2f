public import Wayfinder

/// One order.
public final class OrderScreen: ShopScreen, PersonalScreen {
  /// Which one.
  public let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Order \(order.id)"
  }

  /// Not made from a coder: it needs an order.
  public required init?(coder: NSCoder) { nil }
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
