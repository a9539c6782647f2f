import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Links") struct LinkTests {
  let links: Links
  init() throws { links = try Links() }

  @Test(
    "A link leads to its place in each of its forms, with any case of scheme and host",
    arguments: [
      ("product/42", Place.product(42)),
      ("product/42/reviews/7", .review(ReviewID(product: 42, number: 7))),
      ("category/7?sort=price", .category(CategoryRequest(id: 7, order: .price))),
      ("search?q=red+shoes", .results("red shoes")), ("search", .tab(.search)), ("bag", .tab(.bag)),
      ("orders", .orders), ("orders/1001", .order(1001)), ("orders/1001/tracking", .tracking(order: 1001)),
      ("wishlist", .wishList), ("account", .tab(.account)), ("settings/notifications", .notifications),
      ("checkout", .checkout(.address)), ("checkout/payment", .checkout(.payment)),
      ("login", .login), ("login?next=store%3A%2F%2Fproduct%2F42", .afterLogin(.product(42))),
      ("login?next=/orders", .afterLogin(.orders)), ("chat", .chat), ("review/new?product=42", .newReview(product: 42)),
      // Old forms.
      ("item/42", .product(42)), ("p/42", .product(42)), ("basket", .tab(.bag)), ("favourites", .wishList),
      ("shelf/7", .category(CategoryRequest(id: 7))), ("tracking/1001", .tracking(order: 1001)),
      // Different spellings of the same link.
      ("product/0042", .product(42)), ("product/42/", .product(42)), ("product/42?utm_source=mail", .product(42)),
    ])
  func leads(_ path: String, to place: Place) throws {
    for origin in ["store://", "STORE://", "https://shop.example/", "HTTPS://Shop.EXAMPLE:443/"] {
      #expect(try links.place(of: origin + path) == place)
    }
    #expect(try links.place(of: "store://\(path)#part") == place)
  }

  @Test("A segment is decoded exactly once")
  func decodedOnce() throws {
    #expect(try links.place(of: "store://search?q=100%2525") == .results("100%25"))
    #expect(try links.place(of: "store://search?q=gr%C3%BCn%2Bblau") == .results("grün+blau"))
    #expect(try links.place(of: "store://b%61g") == .tab(.bag))
  }

  @Test(
    "A malformed link is refused with a short reason",
    arguments: [
      "", "bag", "store:bag", "://bag", "1store://bag", "store://bag/%", "store://bag/%zz", "store://search?q=%ff",
      "store://search?q=a b", "store://search?q=ü", "store://orders//1001", "store://orders/../bag",
      "store://orders/%2e%2e/bag", "https://user@shop.example/bag",
    ])
  func malformed(_ link: String) {
    #expect {
      try links.place(of: link)
    } throws: { error in
      guard case LinkError.malformed? = error as? LinkError else { return false }
      return "\(error)".count < 400
    }
  }

  @Test(
    "An oversized link is refused as too large",
    arguments: [
      "store://" + String(repeating: "a", count: 3000), "store://" + String(repeating: "a/", count: 20),
      "store://search?" + String(repeating: "a=1&", count: 40),
    ])
  func tooLarge(_ link: String) {
    #expect {
      try links.place(of: link)
    } throws: { error in
      if case LinkError.tooLarge? = error as? LinkError { "\(error)".count < 400 } else { false }
    }
  }

  @Test(
    "A link with a host, port or scheme of others is refused as foreign",
    arguments: [
      "https://elsewhere.example/bag", "http://shop.example/bag", "https://shop.example.evil.example/bag",
      "https://shop.example./bag", "https://shop.example:444/bag", "mailto://bag", "https:///bag",
    ])
  func foreign(_ link: String) {
    #expect {
      try links.place(of: link)
    } throws: { error in
      if case LinkError.foreign? = error as? LinkError { true } else { false }
    }
  }

  @Test(
    "An unknown link gets the nearest link as a suggestion",
    arguments: [
      ("prodct/42", "product/42"), ("ordrs/1001", "orders/1001"), ("wish-list", "wishlist"),
      ("settings/notification", "settings/notifications"), ("orders/1001/traking", "orders/1001/tracking"),
    ])
  func unknown(_ path: String, _ nearest: String) {
    #expect(throws: LinkError.unknown(path: path)) { try links.place(of: "store://" + path) }
    #expect(links.routes.explain("store://" + path).suggestions.first == "store://" + nearest)
  }

  @Test(
    "The error for a bad parameter names the parameter or the expected value",
    arguments: [
      ("product/x", "“product”"), ("product/-1", "no product has the number -1"),
      ("product/99999999999999999999", "“product”"),
      ("product/42/reviews/last", "“review”"), ("review/new", "“product”"), ("review/new?product=x", "“product”"),
      ("orders/%31x", "“order”"), ("category/7?sort=colour", "price, name, rating"),
      ("category/7?sort=price&sort=name", "“sort”"), ("search?q=", "1 to 200 characters"),
      ("login?next=login", "a login itself"), ("login?next=nowhere", "“nowhere”"),
      ("login?next=login%3Fnext%3Dbag", "a login itself"),
      ("login?next=https://elsewhere.example/", "elsewhere.example"),
    ])
  func badParameter(_ path: String, _ expectation: String) {
    #expect {
      try links.place(of: "store://" + path)
    } throws: { error in
      switch error as? LinkError {
      case .parameter?, .rejected?: "\(error)".contains(expectation)
      default: false
      }
    }
  }

  @Test("DL-3 Every link of the shop leads back to its place, and has one printed form")
  func roundTrip() throws {
    var numbers = SeededGenerator(seed: Walks.firstSeed)
    for _ in 0..<Walks.count(3000, long: 110_000) {
      let place = Place.random(using: &numbers)
      let origin = Links.origins.randomElement(using: &numbers)
      let link = try #require(links.link(to: place, at: origin))
      #expect(try links.place(of: link) == place)
      #expect(try links.routes.match(link).canonical() == link)
    }
  }

  @Test("DL-3 Random places print every pattern of the shop")
  func allPrinted() throws {
    var numbers = SeededGenerator(seed: 1)
    let printed = try (0..<2000).map { _ in
      try links.routes.match(try #require(links.link(to: .random(using: &numbers)))).pattern
    }
    #expect(Set(printed) == Set(links.routes.patterns))
  }
}

extension Place {
  /// Returns a random place that has a link, with values that links can contain.
  fileprivate static func random(using numbers: inout SeededGenerator) -> Place {
    func number() -> Int { Int.random(in: 1...999_999_999, using: &numbers) }
    let plain: [Place] = [
      .tab(.home), .tab(.search), .tab(.bag), .tab(.account), .checkout(.address), .checkout(.payment), .chat, .orders,
      .wishList, .settings, .notifications, .language, .about, .login,
    ]
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: return .product(number())
    case 1: return .reviews(product: number())
    case 2: return .review(ReviewID(product: number(), number: number()))
    case 3: return .newReview(product: number())
    case 4: return .category(CategoryRequest(id: number(), order: SortOrder.allCases.randomElement(using: &numbers)))
    case 5: return .category(CategoryRequest(id: number()))
    case 6, 7: return .results(hostileWords(using: &numbers))
    case 8: return .order(number())
    case 9: return .tracking(order: number())
    case 10: return .afterLogin(.product(number()))
    default: return plain.randomElement(using: &numbers) ?? .orders
    }
  }

  private static func hostileWords(using numbers: inout SeededGenerator) -> String {
    let parts = [
      "%", "/", "?", "#", "+", "&", "=", "👩‍👩‍👧", "e\u{301}", "\u{202E}", "שלום", "%2F", "..", " ", ":", "@", "ä", "a",
    ]
    return (0...Int.random(in: 0...20, using: &numbers)).reduce(into: "x") { words, _ in
      words += parts.randomElement(using: &numbers) ?? ""
    }
  }
}

@Suite("Catalogue") struct CatalogueTests {
  @Test("The bundled catalogue has products 1 to 50 and orders 1001 to 1003")
  func bundled() throws {
    let catalogue = try Catalogue.bundled()
    #expect(catalogue.products.map(\.id) == Array(1...50))
    #expect(catalogue.orders.map(\.id) == [1001, 1002, 1003])
    for order in catalogue.orders { for id in order.products { _ = try catalogue.product(id) } }
  }

  @Test("A contradictory catalogue is refused with a sentence")
  func contradiction() {
    let json = """
      {"categories": [{"id": 1, "name": "a"}],
       "products": [{"id": 1, "name": "b", "category": 2, "cents": 3, "reviews": 4}],
       "orders": [{"id": 1, "products": [], "status": "c"}]}
      """
    #expect(throws: CatalogueError.contradiction("product 1 is in category 2, which is not there")) {
      try Catalogue(json: Data(json.utf8))
    }
    #expect(throws: DecodingError.self) { try Catalogue(json: Data("{".utf8)) }
  }
}
