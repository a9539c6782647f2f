/// A place in the shop, which links name and routes lead to.
nonisolated public indirect enum Place: Hashable, Sendable {
  /// The first screen of a tab.
  case tab(Tab)
  /// A category.
  case category(CategoryRequest)
  /// A product with a number.
  case product(Int)
  /// The reviews of the product with a number.
  case reviews(product: Int)
  /// A review of a product.
  case review(ReviewID)
  /// The editor for a new review of the product with a number.
  case newReview(product: Int)
  /// The results of a search for some words.
  case results(String)
  /// A product among the results of a search.
  case foundProduct(FoundProduct)
  /// The filter of the results.
  case filter
  /// The pictures of the product with a number.
  case gallery(product: Int)
  /// The sharing of the product with a number.
  case share(product: Int)
  /// The size guide.
  case sizeGuide
  /// The choice of a colour.
  case colours
  /// The list of orders.
  case orders
  /// The order with a number.
  case order(Int)
  /// The tracking of an order's parcel.
  case tracking(order: Int)
  /// The receipt for the order with a number.
  case receipt(order: Int)
  /// The question whether to remove the product with a number from the wish list.
  case removal(product: Int)
  /// The wish list.
  case wishList
  /// The settings.
  case settings
  /// The settings of notifications.
  case notifications
  /// The setting of the language.
  case language
  /// The information about the shop.
  case about
  /// The login screen.
  case login
  /// The registration.
  case register
  /// The help for a forgotten password.
  case forgottenPassword
  /// A page of the onboarding, with the pages before it.
  case onboarding(OnboardingPage)
  /// The last page of the onboarding. The pages between it and the page in front are skipped.
  case endOfOnboarding
  /// A page of the checkout, with the pages before it.
  case checkout(CheckoutPage)
  /// The chat with the shop.
  case chat
  /// Another place, after a login if the user is not logged in.
  case afterLogin(Place)
}
