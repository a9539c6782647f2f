public import StorefrontProtocols
public import Wayfinder

/// The stack of the checkout, which asks before the user leaves an unfinished checkout.
public final class CheckoutStack: UINavigationController, LeaveConfirming, PersonalScreen {
  private var prompt: LeavePrompt?

  convenience init(asking prompt: LeavePrompt) {
    self.init(nibName: nil, bundle: nil)
    self.prompt = prompt
  }

  /// Returns whether the checkout may be left: it is finished, or the user agrees.
  public func mayLeave() async -> Bool {
    guard topViewController is CheckoutScreen, let prompt else { return true }
    return await prompt.mayLeave()
  }
}

/// A page of the checkout with a next page.
public class CheckoutScreen: ShopScreen {
  class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.confirm))) }
  private var onCancel: (() -> Void)?

  convenience init(onCancel: @escaping () -> Void) {
    self.init(nibName: nil, bundle: nil)
    self.onCancel = onCancel
  }

  /// A button for the next page, and a button that cancels the checkout.
  public override var buttons: [ScreenButton] {
    [Self.next, ScreenButton("Cancel", .run { [weak self] in self?.onCancel?() })]
  }
}

/// The page that asks for the address.
public final class AddressScreen: CheckoutScreen {
  override class var name: String { "Address" }
  override var texts: [String] { ["Where shall we deliver?"] }
  override class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.delivery))) }
}

/// The page that asks for the kind of delivery.
public final class DeliveryScreen: CheckoutScreen {
  override class var name: String { "Delivery" }
  override var texts: [String] { ["How shall we deliver?"] }
  override class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.payment))) }
}

/// The page that asks for the kind of payment.
public final class PaymentScreen: CheckoutScreen {
  override class var name: String { "Payment" }
  override var texts: [String] { ["How do you want to pay?"] }
  override class var next: ScreenButton { ScreenButton("Continue", .goTo(.checkout(.confirm))) }
}

/// The page that asks the user to confirm the order.
public final class ConfirmScreen: CheckoutScreen {
  override class var name: String { "Confirm" }
  override var texts: [String] { ["Is everything right?"] }
  override class var next: ScreenButton { ScreenButton("Buy", .goTo(.checkout(.receipt))) }
}
