public import PageFlow
import Wayfinder

/// The pages of the checkout in a sheet, which asks before the user leaves an unfinished checkout. The receipt replaces all other pages.
public struct CheckoutFlow {
  /// The controller that shows the pages.
  public let controller = AppFlowController()
  private let address, delivery, payment, confirm, receipt: AppFlowControllerPage
  private let makeStack: @MainActor @Sendable () -> CheckoutStack

  /// Registers the pages.
  ///
  /// - Throws: `AppFlowControllerError` if the paths of the pages contradict each other.
  init(_ catalogue: Catalogue, _ router: Router, asking prompt: LeavePrompt) throws {
    let cancel: @MainActor @Sendable () -> Void = { [weak controller] in controller?.reset(animated: true) }
    address = AppFlowControllerPage("address") { AddressScreen(onCancel: cancel) }
    delivery = AppFlowControllerPage("delivery") { DeliveryScreen(onCancel: cancel) }
    payment = AppFlowControllerPage("payment") { PaymentScreen(onCancel: cancel) }
    confirm = AppFlowControllerPage("confirm") { ConfirmScreen(onCancel: cancel) }
    // The demo has no server, so every receipt is that of the latest order.
    let latest = CheckingFactory<ReceiptScreen, Any?, Order>({ _ in try catalogue.latestOrder() }) { order in
      let screen = ReceiptScreen(order)
      screen.dismissalBlock = router.closing
      return screen
    }
    receipt = AppFlowControllerPage(name: "receipt", factory: latest)
    makeStack = { CheckoutStack(asking: prompt) }
    controller.prepare(presentingBy: router, navigationControllerBlock: makeStack)
    try controller.register(path: address => delivery => payment => confirm => ReplacingTransition() => receipt)
  }

  /// Returns the request for a page, with the pages before it below.
  func request(for page: CheckoutPage) -> NavigationRequest<UIViewController> {
    .page(registered(page), in: controller)
  }

  /// Returns the factory that makes a page when a position is restored.
  func factory(for page: CheckoutPage) throws -> PageFactory { try controller.factory(for: registered(page)) }

  /// The factory that makes the stack of the pages when a position is restored.
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

/// A transition that replaces all screens of a stack with a page, so that the user cannot go back.
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

  /// Returns a block that completes at once, because the page is dismissed together with its stack.
  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { _ in completionBlock() }
  }
}
