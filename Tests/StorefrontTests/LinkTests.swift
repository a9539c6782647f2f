import StorefrontApp
import Testing
import Wayfinder

@Suite("Links") struct LinkTests {
  @Test(
    "A link leads to its place, by either form and whatever the case of scheme and host",
    arguments: [
      ("product/42", Place.product(42)),
      ("product/42/reviews/7", .review(ReviewID(product: 42, number: 7))),
      ("category/7?sort=price", .category(CategoryRequest(id: 7, order: .price))),
      ("search?q=red+shoes", .results("red shoes")), ("search", .tab(.search)), ("bag", .tab(.bag)),
      ("orders", .orders), ("orders/1001", .order(1001)), ("orders/1001/tracking", .tracking(order: 1001)),
      ("wishlist", .wishList), ("account", .tab(.account)), ("settings/notifications", .notifications),
      ("checkout", .checkout(.address)), ("checkout/payment", .checkout(.payment)),
      ("login", .login), ("login?next=store%3A%2F%2Fproduct%2F42", .afterLogin(.product(42))),
      ("login?next=/orders", .afterLogin(.orders)), ("chat", .chat),
    ])
  func leads(_ path: String, to place: Place) throws {
    for origin in ["store://", "STORE://", "https://shop.example/", "HTTPS://Shop.EXAMPLE/"] {
      #expect(try Links.place(of: origin + path) == place)
    }
    #expect(try Links.place(of: "store://\(path)#part") == place)
  }

  @Test("A segment is decoded exactly once")
  func decodedOnce() throws {
    #expect(try Links.place(of: "store://search?q=100%2525") == .results("100%25"))
    #expect(try Links.place(of: "store://search?q=gr%C3%BCn%2Bblau") == .results("grün+blau"))
    #expect(try Links.place(of: "store://b%61g") == .tab(.bag))
  }

  @Test(
    "What is no link says what is wrong with it",
    arguments: [
      "", "bag", "store:bag", "://bag", "1store://bag", "store://bag/%", "store://bag/%zz", "store://search?q=%ff",
      "store://search?q=a b", "store://search?q=a%00b", "store://search?q=a%C2%9B31m", "store://search?q=a%E2%80%A8b",
      "store://search?q=ü", "store://orders//1001",
      "store://" + String(repeating: "a", count: 3000), "store://" + String(repeating: "a/", count: 20),
      "store://search?" + String(repeating: "a=1&", count: 40),
    ])
  func malformed(_ link: String) {
    #expect {
      try Links.place(of: link)
    } throws: { error in
      guard case LinkError.malformed(let reason) = error else { return false }
      return !reason.isEmpty && "\(error)".count < 400
    }
  }

  @Test(
    "A link of somebody else's is told from one of the shop's",
    arguments: [
      "https://elsewhere.example/bag", "http://shop.example/bag", "https://shop.example.evil.example/bag",
      "https://user@shop.example/bag", "https://shop.example:444/bag", "mailto://bag", "https:///bag",
    ])
  func foreign(_ link: String) {
    #expect {
      try Links.place(of: link)
    } throws: { error in
      if case LinkError.foreign = error { true } else { false }
    }
  }

  @Test(
    "An unknown link names the nearest known form",
    arguments: [
      ("prodct/42", "product/42"), ("order/1001", "orders/1001"), ("wish-list", "wishlist"),
      ("settings/notification", "settings/notifications"), ("orders/1001/traking", "orders/1001/tracking"),
    ])
  func unknown(_ path: String, _ nearest: String) {
    #expect(throws: LinkError.unknown(path, nearest: nearest)) { try Links.place(of: "store://" + path) }
  }

  @Test(
    "An unknown link that is near none names none",
    arguments: ["nothing", "nowhere", "x", "buy", "settings/all/of/them", "zzzzzzzzzzzz"])
  func unlike(_ path: String) {
    #expect(throws: LinkError.unknown(path, nearest: nil)) { try Links.place(of: "store://" + path) }
    #expect("\(LinkError.unknown(path, nearest: nil))".contains("nor one like it"))
  }

  @Test(
    "A bad parameter is named with what was expected of it",
    arguments: [
      ("product/x", "the product", "a number"), ("product/-1", "the product", "a number"),
      ("product/99999999999999999999", "the product", "a number"),
      ("product/42/reviews/last", "the review", "a number"),
      ("review/new", "the product", "a number"), ("review/new?product=x", "the product", "a number"),
      ("orders/%31x", "the order", "a number"), ("category/7?sort=colour", "sort", "price, name, rating"),
      ("category/7?sort=price&sort=name", "sort", "once"), ("search?q=", "q", "to search for"),
      ("login?next=login", "next", "not a login"), ("login?next=nowhere", "next", "a link of the shop"),
      ("login?next=https://elsewhere.example/", "next", "a link of the shop"),
    ])
  func badParameter(_ path: String, _ name: String, _ expectation: String) {
    #expect {
      try Links.place(of: "store://" + path)
    } throws: { error in
      guard case LinkError.badParameter(name, _, let expected) = error else { return false }
      return expected.contains(expectation)
    }
  }

  @Test("Every form's example is a link of the shop")
  func examples() throws {
    for example in Links.examples { _ = try Links.place(of: example) }
    #expect(Links.examples.count > 15)
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

  @Test("A catalogue that contradicts itself is refused with a sentence")
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
