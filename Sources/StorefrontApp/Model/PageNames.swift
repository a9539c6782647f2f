/// The pages of the onboarding, in order.
nonisolated public enum OnboardingPage: String, CaseIterable, Hashable, Sendable {
  /// The page that introduces the shop.
  case welcome
  /// The page that asks for permissions.
  case permissions
  /// The page that asks for the user's interests.
  case interests
  /// The last page.
  case ready
}

/// The pages of the checkout, in order.
nonisolated public enum CheckoutPage: String, CaseIterable, Hashable, Sendable {
  /// The page that asks for the address.
  case address
  /// The page that asks for the kind of delivery.
  case delivery
  /// The page that asks for the kind of payment.
  case payment
  /// The page that asks the user to confirm the order.
  case confirm
  /// The page with the receipt. It replaces the other pages, so that the user cannot go back to the checkout.
  case receipt
}
