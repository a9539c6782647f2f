/// The links of the shop.
nonisolated public enum Links {
  /// Where a link leads.
  ///
  /// - Throws: ``LinkError``, saying what is wrong with it.
  public static func place(of link: String) throws(LinkError) -> Place {
    try place(of: LinkText(link), mayLogIn: true)
  }

  /// The forms of links that the shop opens, each as an example.
  public static var examples: [String] { forms.map { "store://" + $0.example } }

  private static func place(of link: LinkText, mayLogIn: Bool) throws(LinkError) -> Place {
    if link.segments.first == "login", !mayLogIn {
      throw .badParameter("next", found: "login", expected: "a link that is not a login itself")
    }
    for form in forms {
      if let place = try form.place(of: link) { return place }
    }
    let path = link.segments.joined(separator: "/")
    throw .unknown(path, nearest: nearest(to: link.segments)?.example)
  }

  /// The form that somebody may have meant: what is near differs in a third of its characters at most.
  private static func nearest(to segments: [String]) -> LinkForm? {
    let length = segments.joined(separator: "/").count
    let distances = forms.map { (form: $0, distance: $0.distance(to: segments)) }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= max(1, length / 3) ? $0.form : nil }
  }

  private static let forms = [
    LinkForm("home", example: "home") { _, _ in .tab(.home) },
    LinkForm("product/{product}", example: "product/42") { numbers, _ in .product(numbers[0]) },
    LinkForm("product/{product}/reviews", example: "product/42/reviews") { numbers, _ in
      .reviews(product: numbers[0])
    },
    LinkForm("product/{product}/reviews/{review}", example: "product/42/reviews/7") { numbers, _ in
      .review(ReviewID(product: numbers[0], number: numbers[1]))
    },
    LinkForm("review/new", example: "review/new?product=42") { _, link throws(LinkError) in
      .newReview(product: try LinkForm.number(try link.value("product") ?? "", of: "product"))
    },
    LinkForm("category/{category}", example: "category/7?sort=price") { numbers, link throws(LinkError) in
      .category(CategoryRequest(id: numbers[0], order: try order(link)))
    },
    LinkForm("search", example: "search?q=red+shoes") { _, link throws(LinkError) in try search(link) },
    LinkForm("bag", example: "bag") { _, _ in .tab(.bag) },
    LinkForm("checkout", example: "checkout") { _, _ in .checkout(.address) },
    LinkForm("checkout/payment", example: "checkout/payment") { _, _ in .checkout(.payment) },
    LinkForm("account", example: "account") { _, _ in .tab(.account) },
    LinkForm("orders", example: "orders") { _, _ in .orders },
    LinkForm("orders/{order}", example: "orders/1001") { numbers, _ in .order(numbers[0]) },
    LinkForm("orders/{order}/tracking", example: "orders/1001/tracking") { numbers, _ in .tracking(order: numbers[0]) },
    LinkForm("wishlist", example: "wishlist") { _, _ in .wishList },
    LinkForm("settings", example: "settings") { _, _ in .settings },
    LinkForm("settings/notifications", example: "settings/notifications") { _, _ in .notifications },
    LinkForm("settings/language", example: "settings/language") { _, _ in .language },
    LinkForm("settings/about", example: "settings/about") { _, _ in .about },
    LinkForm("login", example: "login?next=orders") { _, link throws(LinkError) in try login(link) },
    LinkForm("chat", example: "chat") { _, _ in .chat },
  ]
}

// MARK: - Query items

nonisolated extension Links {
  private static func order(_ link: LinkText) throws(LinkError) -> SortOrder? {
    guard let value = try link.value("sort") else { return nil }
    guard let order = SortOrder(rawValue: value) else {
      let known = SortOrder.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badParameter("sort", found: value, expected: "one of \(known)")
    }
    return order
  }

  private static func search(_ link: LinkText) throws(LinkError) -> Place {
    guard let words = try link.value("q") else { return .tab(.search) }
    guard words.contains(where: { $0 != " " }), words.count <= 200 else {
      throw .badParameter("q", found: String(words.prefix(20)), expected: "1 to 200 characters to search for")
    }
    return .results(words)
  }

  /// Where to go after the login: a link, or what follows `store://` in one.
  private static func login(_ link: LinkText) throws(LinkError) -> Place {
    guard let next = try link.value("next") else { return .login }
    do throws(LinkError) {
      let isWhole = next.contains("://")
      let text = try LinkText(isWhole ? next : "store://" + next.drop { $0 == "/" })
      return .afterLogin(try place(of: text, mayLogIn: false))
    } catch {
      if case .badParameter(let name, _, _) = error, name == "next" { throw error }
      throw .badParameter("next", found: next, expected: "a link of the shop. \(error)")
    }
  }
}
