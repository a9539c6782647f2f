public import Wayfinder

/// The links of the shop and their places. Finds the place of a link, and the link of a place. Built once, and read on any thread.
nonisolated public struct Links: Sendable {
  /// The meaning of a link: a place, or a login that continues with another link.
  public enum Target: Hashable, Sendable {
    /// A place.
    case place(Place)
    /// The login, and the link that follows it.
    case login(next: String)
  }

  /// The beginnings of the shop's links. Printed links have the first.
  public static let origins = [LinkOrigin.scheme("store"), .https("shop.example")]

  /// The table of links, which makes the association file, and explains and lists links.
  public let routes: LinkRoutes<Target>

  /// Builds the table of links.
  ///
  /// - Throws: `LinkTableError` if patterns contradict each other.
  public init() throws(LinkTableError) {
    var links = LinkRoutesBuilder<Target>(origins: Self.origins)
    links.limits = LinkLimits(length: 2048, segments: 8, queryItems: 16)
    Self.addShop(to: &links)
    Self.addAccount(to: &links)
    routes = try links.build()
  }

  /// Returns the place that a link leads to.
  ///
  /// - Throws: `LinkError` if the link is malformed or unknown.
  public func place(of link: String) throws(LinkError) -> Place { try place(of: try routes.target(of: link)) }

  /// Returns the place that a decoded link leads to.
  ///
  /// - Throws: `LinkError` if the link after a login leads nowhere, or is a login itself.
  func place(of target: Target) throws(LinkError) -> Place {
    switch target {
    case .place(let place): return place
    case .login(let next):
      let whole = next.contains("://") ? next : "store://" + next.drop { $0 == "/" }
      let nextTarget: Target
      do throws(LinkError) { nextTarget = try routes.target(of: whole) } catch { throw .badNext(error.reason) }
      guard case .place(let place) = nextTarget, place != .login else { throw .badNext("It is a login itself") }
      return .afterLogin(place)
    }
  }
}

// MARK: - The table

nonisolated extension Links {
  private static func addShop(to links: inout LinkRoutesBuilder<Target>) {
    links.add(.home) { .place(.tab(.home)) }
    links.add(.product, aliases: ["item/:product", "p/:product"]) { .place(.product(try counted($0, "product"))) }
    links.add(.reviews) { .place(.reviews(product: try counted($0, "product"))) }
    links.add(.review) { link in
      let product = try counted(link.product, "product")
      return .place(.review(ReviewID(product: product, number: try counted(link.review, "review"))))
    }
    links.add(.newReview) { .place(.newReview(product: try counted($0.product, "product"))) }
    links.add(.category, aliases: ["shelf/:category"]) { link in
      .place(.category(CategoryRequest(id: try counted(link.category, "category"), order: link.sort)))
    }
    links.add(.search) { link in
      guard let words = link.q else { return .place(.tab(.search)) }
      return .place(.results(try searchable(words)))
    }
    links.add(.bag, aliases: ["basket"]) { .place(.tab(.bag)) }
    links.add(.checkout) { .place(.checkout(.address)) }
    links.add(.payment) { .place(.checkout(.payment)) }
    links.add(.chat) { .place(.chat) }
  }

  private static func addAccount(to links: inout LinkRoutesBuilder<Target>) {
    links.add(.account) { .place(.tab(.account)) }
    links.add(.orders) { .place(.orders) }
    links.add(.order) { .place(.order(try counted($0, "order"))) }
    links.add(.tracking, aliases: ["tracking/:order"]) { .place(.tracking(order: try counted($0, "order"))) }
    links.add(.wishList, aliases: ["favourites"]) { .place(.wishList) }
    links.add(.settings) { .place(.settings) }
    links.add(.notifications) { .place(.notifications) }
    links.add(.language) { .place(.language) }
    links.add(.about) { .place(.about) }
    links.add(.login) { link in link.next.map { .login(next: $0) } ?? .place(.login) }
  }

  /// Returns the words if a search accepts them and a line can show them.
  static func searchable(_ words: String) throws(LinkValueError) -> String {
    let isShowable = !words.unicodeScalars.contains(where: \.isControl)
    guard isShowable, words.contains(where: { $0 != " " }), words.count <= 200 else { throw .words }
    return words
  }

  /// Returns a number that could belong to an item. Only the catalogue knows whether the item exists.
  private static func counted(_ number: Int, _ kind: String) throws(LinkValueError) -> Int {
    guard (0...999_999_999).contains(number) else { throw .number(number, kind) }
    return number
  }
}

/// The reason why the shop rejects a value of a link.
nonisolated enum LinkValueError: Error, CustomStringConvertible {
  case number(Int, String)
  case words

  var description: String {
    switch self {
    case .number(let number, let kind): "no \(kind) has the number \(number)"
    case .words: "what is searched for should have 1 to 200 characters, and none that control a terminal"
    }
  }
}

nonisolated extension LinkError {
  /// Creates the error for a login whose next link leads nowhere.
  fileprivate static func badNext(_ reason: String) -> LinkError {
    .rejected(pattern: LinkPattern<LoginLink>.login.text, reason: "next: \(reason)")
  }
}

// MARK: - Writing links

nonisolated extension Links {
  /// Returns the link that leads to a place, or `nil` if the place has no link.
  public func link(to place: Place, at origin: LinkOrigin? = nil) -> String? {
    func link<Value>(_ pattern: LinkPattern<Value>, _ value: Value) -> String? {
      try? routes.link(pattern, value, at: origin)
    }
    switch place {
    case .tab(.home): return link(.home, ())
    case .tab(.search): return link(.search, SearchLink())
    case .tab(.bag): return link(.bag, ())
    case .tab(.account): return link(.account, ())
    case .product(let id): return link(.product, id)
    case .reviews(let product): return link(.reviews, product)
    case .review(let id): return link(.review, ReviewLink(product: id.product, review: id.number))
    case .newReview(let product): return link(.newReview, NewReviewLink(product: product))
    case .category(let category): return link(.category, CategoryLink(category: category.id, sort: category.order))
    case .results(let words): return link(.search, SearchLink(q: words))
    case .checkout(.address): return link(.checkout, ())
    case .checkout(.payment): return link(.payment, ())
    case .orders: return link(.orders, ())
    case .order(let id): return link(.order, id)
    case .tracking(let order): return link(.tracking, order)
    case .wishList: return link(.wishList, ())
    case .settings: return link(.settings, ())
    case .notifications: return link(.notifications, ())
    case .language: return link(.language, ())
    case .about: return link(.about, ())
    case .chat: return link(.chat, ())
    case .login: return link(.login, LoginLink())
    case .afterLogin(let next): return self.link(to: next).flatMap { link(.login, LoginLink(next: $0)) }
    case .foundProduct, .filter, .gallery, .share, .sizeGuide, .colours, .receipt, .removal, .register,
      .forgottenPassword, .onboarding, .endOfOnboarding, .checkout:
      return nil
    }
  }
}
