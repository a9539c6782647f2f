/// A place in the shop, which links name and routes lead to.
nonisolated public indirect enum Place: Hashable, Sendable {
  /// The first screen of a tab.
  case tab(Tab)
  /// A category.
  case category(CategoryRequest)
  /// A product given by its number.
  case product(Int)
  /// The reviews of a product given by its number.
  case reviews(product: Int)
  /// A review of a product.
  case review(ReviewID)
  /// The editor for a new review of a product given by its number.
  case newReview(product: Int)
  /// The results of a search for some words.
  case results(String)
  /// A product among the results of a search.
  case foundProduct(FoundProduct)
  /// The filter of the results.
  case filter
  /// The pictures of a product given by its number.
  case gallery(product: Int)
  /// The sharing of a product given by its number.
  case share(product: Int)
  /// The size guide.
  case sizeGuide
  /// The choice of a colour.
  case colours
  /// The list of orders.
  case orders
  /// An order given by its number.
  case order(Int)
  /// The tracking of an order's parcel.
  case tracking(order: Int)
  /// The receipt for an order given by its number.
  case receipt(order: Int)
  /// The question whether to remove a product given by its number from the wish list.
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
