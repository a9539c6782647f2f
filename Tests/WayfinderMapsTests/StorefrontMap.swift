import WayfinderMaps

nonisolated extension AppMap {
  /// A map of a shop with 38 screens and four tabs.
  static let shop = AppMap(
    title: "Storefront", groups: shopGroups, screens: shopScreens, ways: shopWays + backWays(shopWays),
    present: "product")

  private static let shopGroups: [Group] = [
    Group("first", title: "Before the tabs"), Group("home", title: "Home", kind: .tab),
    Group("search", title: "Search", kind: .tab), Group("bag", title: "Bag", kind: .tab),
    Group("account", title: "Account", kind: .tab), Group("checkout", title: "Checkout", kind: .modal),
    Group("login", title: "Login", kind: .modal), Group("sheets", title: "Over a product", kind: .modal),
    Group("anything", title: "Over anything", kind: .modal),
  ]

  private static let shopScreens: [Screen] = [
    Screen("welcome", title: "Welcome", in: "first", isRoot: true),
    Screen("permissions", title: "Permissions", in: "first"),
    Screen("interests", title: "Interests", in: "first"),
    Screen("ready", title: "Ready", in: "first"),
    Screen("home", title: "Home", in: "home", isRoot: true),
    Screen("category", title: "Category", in: "home"),
    Screen("product", title: "Product", in: "home"),
    Screen("reviews", title: "Reviews", in: "home"),
    Screen("review", title: "Review", in: "home"),
    Screen("search", title: "Search", in: "search", isRoot: true),
    Screen("results", title: "Results for “red shoes”", in: "search"),
    Screen("found", title: "Product among the results", in: "search"),
    Screen("bag", title: "Bag", in: "bag", isRoot: true),
    Screen("account", title: "Account", in: "account", isRoot: true),
    Screen("orders", title: "Orders", in: "account"),
    Screen("order", title: "Order", in: "account"),
    Screen("tracking", title: "Tracking", in: "account"),
    Screen("wishes", title: "Wish list", in: "account"),
    Screen("settings", title: "Settings", in: "account"),
    Screen("notifications", title: "Notifications", in: "account"),
    Screen("language", title: "Language", in: "account"),
    Screen("about", title: "About", in: "account"),
    Screen("address", title: "Address", in: "checkout"),
    Screen("delivery", title: "Delivery", in: "checkout"),
    Screen("payment", title: "Payment", in: "checkout"),
    Screen("confirm", title: "Confirm", in: "checkout"),
    Screen("receipt", title: "Receipt", in: "checkout"),
    Screen("login", title: "Login", in: "login"),
    Screen("forgotten", title: "Forgotten password", in: "login"),
    Screen("register", title: "Register", in: "login"),
    Screen("gallery", title: "Gallery", in: "sheets"),
    Screen("sizes", title: "Size guide", in: "sheets"),
    Screen("colours", title: "Colours", in: "sheets"),
    Screen("share", title: "Share", in: "sheets"),
    Screen("filter", title: "Filter", in: "sheets"),
    Screen("editor", title: "Review editor", in: "anything"),
    Screen("chat", title: "Chat", in: "anything"),
    Screen("removal", title: "Remove from the wish list?", in: "anything"),
  ]

  private static let shopWays: [Way] =
    [
      Way(from: "welcome", to: "permissions", .user, "Continue"),
      Way(from: "permissions", to: "interests", .user, "Continue"),
      Way(from: "interests", to: "ready", .user, "Continue"), Way(from: "welcome", to: "ready", .step, "Skip"),
      Way(from: "ready", to: "home", .user, "Start"),
      Way(from: "home", to: "category", .user, "Choose a row"),
      Way(from: "category", to: "product", .user, "Choose a row"),
      Way(from: "product", to: "reviews", .user, "Tap “Reviews”"), Way(from: "product", to: "reviews", .step),
      Way(from: "reviews", to: "review", .user, "Choose a row"),
      Way(from: "product", to: "product", .step, "Another product"),
      Way(from: "product", to: "gallery", .user, "Tap “Gallery”"),
      Way(from: "product", to: "sizes", .user, "Tap “Size guide”"),
      Way(from: "product", to: "colours", .user, "Tap “Colour”"),
      Way(from: "product", to: "share", .user, "Tap “Share”"),
      Way(from: "reviews", to: "editor", .user, "Tap “Write”"),
      Way(from: "search", to: "results", .user, "Submit"), Way(from: "results", to: "found", .user, "Choose a row"),
      Way(from: "results", to: "filter", .user, "Tap “Filter”"),
      Way(from: "found", to: "gallery", .user, "Tap “Gallery”"),
      Way(from: "found", to: "sizes", .user, "Tap “Size guide”"),
      Way(from: "bag", to: "address", .user, "Tap “Checkout”"), Way(from: "address", to: "delivery", .user, "Continue"),
      Way(from: "delivery", to: "payment", .user, "Continue"), Way(from: "payment", to: "confirm", .user, "Continue"),
      Way(from: "confirm", to: "receipt", .user, "Buy"),
      Way(from: "account", to: "orders", .user, "Tap “Orders”"),
      Way(from: "orders", to: "order", .user, "Choose a row"),
      Way(from: "order", to: "tracking", .user, "Tap “Tracking”"),
      Way(from: "order", to: "receipt", .step, "Tap “Receipt”"),
      Way(from: "account", to: "wishes", .user, "Tap “Wish list”"),
      Way(from: "account", to: "settings", .user, "Tap “Settings”"),
      Way(from: "settings", to: "notifications", .user, "Choose a row"),
      Way(from: "settings", to: "language", .user, "Choose a row"),
      Way(from: "settings", to: "about", .user, "Choose a row"),
      Way(from: "wishes", to: "found", .step), Way(from: "wishes", to: "removal", .user, "Swipe a row"),
      Way(from: "login", to: "forgotten", .user, "Tap “Forgotten password”"),
      Way(from: "login", to: "register", .user, "Tap “Register”"),
      Way(from: "orders", to: "login", .step, "The gate of orders"),
      Way(from: "wishes", to: "login", .step, "The gate of wishes"),
      Way(from: "address", to: "login", .step, "The gate of the checkout"),
      Way(from: "editor", to: "login", .step, "The gate of the editor"),
    ] + links + ["home", "search", "bag", "account"].map { Way(to: $0, .user, "Choose the tab") }

  private static let links: [Way] = [
    ("home", "home"), ("category", "category/:category"), ("product", "product/:product"),
    ("reviews", "product/:product/reviews"), ("review", "product/:product/reviews/:review"), ("search", "search"),
    ("results", "search?q"), ("bag", "bag"), ("address", "checkout"), ("payment", "checkout/payment"),
    ("account", "account"), ("orders", "orders"), ("order", "orders/:order"), ("tracking", "orders/:order/tracking"),
    ("wishes", "wishlist"), ("settings", "settings"), ("notifications", "settings/notifications"),
    ("language", "settings/language"), ("about", "settings/about"), ("login", "login?next"), ("chat", "chat"),
    ("editor", "review/new?product"),
  ].map { Way(to: $0.0, .link, $0.1) }

  /// The ways back along the moves of the user.
  private static func backWays(_ ways: [Way]) -> [Way] {
    ways.compactMap { way in
      guard way.kind == .user, let from = way.from, way.to != "receipt", way.to != "home" else { return nil }
      return Way(from: way.to, to: from, .back)
    }
  }
}
