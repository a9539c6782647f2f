/// The pages that show somebody new how the shop works, in order.
nonisolated public enum OnboardingPage: String, CaseIterable, Hashable, Sendable {
  /// What the shop is.
  case welcome
  /// What it may do.
  case permissions
  /// What somebody likes.
  case interests
  /// The end.
  case ready
}

/// The pages that buy what is in the bag, in order.
nonisolated public enum CheckoutPage: String, CaseIterable, Hashable, Sendable {
  /// Where it goes.
  case address
  /// How it gets there.
  case delivery
  /// How it is paid.
  case payment
  /// Whether all is right.
  case confirm
  /// What was bought; it stands alone, since there is no way back into the checkout.
  case receipt
}
