public import StorefrontProtocols
public import Wayfinder

/// The stack of the checkout. It asks before it is left with something unfinished in it.
public final class CheckoutStack: UINavigationController, LeaveConfirming, PersonalScreen {
  private var desk: LeaveDesk?

  convenience init(asking desk: LeaveDesk) {
    self.init(nibName: nil, bundle: nil)
    self.desk = desk
  }

  /// Whether the user agrees, or there is nothing unfinished.
  public func mayLeave() async -> Bool {
    guard topViewController is CheckoutScreen, let desk else { return true }
    return await desk.mayLeave()
  }
}

/// A page of the checkout that another one follows.
public class CheckoutScreen: ShopScreen {
  class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.confirm))) }
  private var onCancel: (() -> Void)?

  convenience init(onCancel: @escaping () -> Void) {
    self.init(nibName: nil, bundle: nil)
    self.onCancel = onCancel
  }

  /// On to the next page, or out of the checkout.
  public override var buttons: [ScreenButton] {
    [Self.next, ScreenButton("Cancel", .run { [weak self] in self?.onCancel?() })]
  }
}

/// Asks where it is to go.
public final class AddressScreen: CheckoutScreen {
  override class var name: String { "Address" }
  override class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.delivery))) }
}

/// Asks how it is to get there.
public final class DeliveryScreen: CheckoutScreen {
  override class var name: String { "Delivery" }
  override class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.payment))) }
}

/// Asks how it is paid.
public final class PaymentScreen: CheckoutScreen {
  override class var name: String { "Payment" }
  override class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.confirm))) }
}

/// Asks whether all is right.
public final class ConfirmScreen: CheckoutScreen {
  override class var name: String { "Confirm" }
  override class var next: ScreenButton { ScreenButton("Buy", .goTo(.checkout(.receipt))) }
}
