import Wayfinder

// The patterns of the shop's links, and the values that they carry.

/// The values of a link to a review of a product.
nonisolated struct ReviewLink: Codable, Hashable, Sendable {
  var product: Int
  var review: Int
}

/// The value of a link that opens a new review of a product.
nonisolated struct NewReviewLink: Codable, Hashable, Sendable {
  var product: Int
}

/// The values of a link to a category, with an optional sort order.
nonisolated struct CategoryLink: Codable, Hashable, Sendable {
  var category: Int
  var sort: SortOrder?
}

/// The value of a link to a search. Without words the link leads to the Search tab.
nonisolated struct SearchLink: Codable, Hashable, Sendable {
  var q: String?
}

/// The value of a link to the login. The next link is a whole link, or the part after `store://`.
nonisolated struct LoginLink: Codable, Hashable, Sendable {
  var next: String?
}

nonisolated extension LinkPattern {
  static var home: LinkPattern<Void> { LinkPattern<Void>("home") }
  static var product: LinkPattern<Int> { LinkPattern<Int>("product/:product") }
  static var reviews: LinkPattern<Int> { LinkPattern<Int>("product/:product/reviews") }
  static var review: LinkPattern<ReviewLink> { LinkPattern<ReviewLink>("product/:product/reviews/:review") }
  static var newReview: LinkPattern<NewReviewLink> { LinkPattern<NewReviewLink>("review/new?product") }
  static var category: LinkPattern<CategoryLink> { LinkPattern<CategoryLink>("category/:category?sort") }
  static var search: LinkPattern<SearchLink> { LinkPattern<SearchLink>("search?q") }
  static var bag: LinkPattern<Void> { LinkPattern<Void>("bag") }
  static var checkout: LinkPattern<Void> { LinkPattern<Void>("checkout") }
  static var payment: LinkPattern<Void> { LinkPattern<Void>("checkout/payment") }
  static var account: LinkPattern<Void> { LinkPattern<Void>("account") }
  static var orders: LinkPattern<Void> { LinkPattern<Void>("orders") }
  static var order: LinkPattern<Int> { LinkPattern<Int>("orders/:order") }
  static var tracking: LinkPattern<Int> { LinkPattern<Int>("orders/:order/tracking") }
  static var wishList: LinkPattern<Void> { LinkPattern<Void>("wishlist") }
  static var settings: LinkPattern<Void> { LinkPattern<Void>("settings") }
  static var notifications: LinkPattern<Void> { LinkPattern<Void>("settings/notifications") }
  static var language: LinkPattern<Void> { LinkPattern<Void>("settings/language") }
  static var about: LinkPattern<Void> { LinkPattern<Void>("settings/about") }
  static var login: LinkPattern<LoginLink> { LinkPattern<LoginLink>("login?next") }
  static var chat: LinkPattern<Void> { LinkPattern<Void>("chat") }
}
