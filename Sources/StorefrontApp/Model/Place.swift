/// Somewhere in the shop, as a value: what a link names, and what a route leads to.
nonisolated public indirect enum Place: Hashable, Sendable {
  /// The first screen of a tab.
  case tab(Tab)
  /// A category.
  case category(CategoryRequest)
  /// A product by its number.
  case product(Int)
  /// The reviews of a product by its number.
  case reviews(product: Int)
  /// One review.
  case review(ReviewID)
  /// Writing a review of a product by its number.
  case newReview(product: Int)
  /// What is found for some words.
  case results(String)
  /// A product among what was found.
  case foundProduct(FoundProduct)
  /// Which of the results are to be listed.
  case filter
  /// The pictures of a product by its number.
  case gallery(product: Int)
  /// Sharing a product by its number.
  case share(product: Int)
  /// Which size fits whom.
  case sizeGuide
  /// Choosing a colour.
  case colours
  /// What was bought.
  case orders
  /// One order by its number.
  case order(Int)
  /// Where the parcel of an order is.
  case tracking(order: Int)
  /// The receipt for an order by its number.
  case receipt(order: Int)
  /// Asking whether a product, by its number, is to go off the wish list.
  case removal(product: Int)
  /// What somebody would like to have.
  case wishList
  /// What can be set.
  case settings
  /// Of what the shop may notify.
  case notifications
  /// In which language the shop speaks.
  case language
  /// About the shop.
  case about
  /// Logging in.
  case login
  /// Registering.
  case register
  /// What to do about a forgotten password.
  case forgottenPassword
  /// A page of the onboarding, after those before it.
  case onboarding(OnboardingPage)
  /// The last page of the onboarding, without those between it and the page in front.
  case endOfOnboarding
  /// A page of the checkout, after those before it.
  case checkout(CheckoutPage)
  /// A conversation with the shop.
  case chat
  /// Logging in, where that is still to be done, and then somewhere else.
  case afterLogin(Place)
}
