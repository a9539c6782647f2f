public import PageFlow
import Wayfinder

/// Buys what is in the bag: pages in a sheet, which asks before it is left half-way, and the receipt in their place.
public struct CheckoutFlow {
  /// Shows the pages.
  public let controller = AppFlowController()
  private let address, delivery, payment, confirm, receipt: AppFlowControllerPage
  private let makeStack: @MainActor @Sendable () -> CheckoutStack

  /// Registers the pages.
  ///
  /// - Throws: `AppFlowControllerError`, should their ways contradict each other.
  init(_ catalogue: Catalogue, _ router: Router, asking desk: LeaveDesk) throws {
    let cancel: @MainActor @Sendable () -> Void = { [weak controller] in controller?.reset(animated: true) }
    address = AppFlowControllerPage("address") { AddressScreen(onCancel: cancel) }
    delivery = AppFlowControllerPage("delivery") { DeliveryScreen(onCancel: cancel) }
    payment = AppFlowControllerPage("payment") { PaymentScreen(onCancel: cancel) }
    confirm = AppFlowControllerPage("confirm") { ConfirmScreen(onCancel: cancel) }
    // The demo has no server: whatever is bought, the receipt is that of the latest order.
    let latest = CheckingFactory<ReceiptScreen, Any?, Order>({ _ in try catalogue.latestOrder() }) { order in
      let screen = ReceiptScreen(order)
      screen.dismissalBlock = router.closing
      return screen
    }
    receipt = AppFlowControllerPage(name: "receipt", factory: latest)
    makeStack = { CheckoutStack(asking: desk) }
    controller.prepare(presentingBy: router, navigationControllerBlock: makeStack)
    try controller.register(path: address => delivery => payment => confirm => ReplacingTransition() => receipt)
  }

  /// The request for a page, with those before it below.
  func request(for page: CheckoutPage) -> NavigationRequest<UIViewController> {
    .page(registered(page), in: controller)
  }

  /// Makes the screen of a page where it is restored.
  func factory(for page: CheckoutPage) throws -> PageFactory { try controller.factory(for: registered(page)) }

  /// Makes the stack of the pages where they are restored.
  var stackFactory: NavigationControllerFactory<CheckoutStack, Any?> { NavigationControllerFactory(make: makeStack) }

  private func registered(_ page: CheckoutPage) -> AppFlowControllerPage {
    switch page {
    case .address: address
    case .delivery: delivery
    case .payment: payment
    case .confirm: confirm
    case .receipt: receipt
    }
  }
}

/// Puts a page in the place of all that stands in its stack, so that there is no way back.
final class ReplacingTransition: AppFlowControllerTransition {
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, screen in
      stack.setViewControllers([screen], animated: animated)
      guard let coordinator = stack.transitionCoordinator else { return completionBlock() }
      coordinator.animate(alongsideTransition: nil) { _ in completionBlock() }
    }
  }

  /// The page leaves together with its stack.
  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { _ in completionBlock() }
  }
}
