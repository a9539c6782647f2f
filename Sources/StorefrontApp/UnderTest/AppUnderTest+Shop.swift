import StorefrontProtocols
import Wayfinder
public import WayfinderTesting

extension AppUnderTest where App == Storefront {
  /// Returns the description of the shop for tests: its switches, its user's moves, and the names of places and notifications in journals.
  ///
  /// - Parameter launch: A closure that launches the shop.
  public static func shop(launching launch: @escaping @MainActor () throws -> Storefront) -> Self {
    let shop = Self("shop", launch: launch)
      .resolving { shop, name in try shop.links.place(named: name).map { try shop.request(for: $0).navigation } }
      .adding { $0.moves }
      .resolvingMoves { shop, name in ShopNotification(move: name).map(shop.move(following:)) }
    return ShopSwitch.allCases.reduce(shop) { shop, shopSwitch in
      shop.switching(
        AppSwitch(shopSwitch.rawValue, values: ["off", "on"]) {
          $0.isOn(shopSwitch) ? "on" : "off"
        } write: {
          $0.turn(shopSwitch, $1 == "on")
        })
    }
  }

  /// Returns the shop for a verification. One product, one order and one category represent all others.
  ///
  /// - Throws: ``CatalogueError`` if the catalogue cannot be read.
  public static func shop() throws -> Self {
    let (catalogue, links) = (try Catalogue.bundled(), try Links())
    var shop = Self.shop {
      let session = Session()
      session.wishes = [42]
      let shop = try Storefront(catalogue: catalogue, session: session, links: links)
      shop.window.endTransitionsAtOnce()
      shop.launch()
      return shop
    }
    for link in openLinks { shop = shop.link(link) }
    shop = shop.adding(
      .link("store://search?q=red+shoes").differing(because: "results that the user has narrowed stay narrowed"))
    for link in guardedLinks { shop = shop.adding(.link(link).refused { $0.isLoggedOut }) }
    shop = shop.adding(.link("store://login").differing(because: "a logged-in user is shown the account"))
    for (name, place) in openPlaces { shop = shop.destination(name, place) }
    for (name, place) in guardedPlaces {
      shop = shop.adding(.place(name, place).refused { $0.isLoggedOut })
    }
    for page in [OnboardingPage.permissions, .interests] {
      let skipped = AppDestination<Storefront>.place("its \(page.rawValue)", .onboarding(page))
      shop = shop.adding(skipped.refused { $0.skippedPages.contains(page) })
    }
    return shop.adding(
      .place("removing from the wish list", .removal(product: 42))
        .refused { $0.isLoggedOut || !$0.session.wishes.contains(42) }
    )
    .telling { $0.skippedPages.map(\.rawValue).joined(separator: " ") }
    .telling { $0.session.wishes.map(String.init).joined(separator: " ") }
    .telling { $0.session.drafts.map { "\($0) \($1)" }.sorted().joined(separator: "\n") }
    .telling { $0.review?.text ?? "" }
    .leavingOutOfPositions("UIAlertController", "ColourPickerScreen", "ShareScreen", "LoginStack", "PictureScreen")
    .leaving("OnboardingStack", otherwiseThanBack: "its last page has a button that ends it")
    .leaving("GalleryScreen", otherwiseThanBack: "it covers the whole screen and has a button that closes it")
  }

  private static var openLinks: [String] {
    [
      "store://home", "store://category/7?sort=price", "store://product/42", "store://product/42/reviews",
      "store://product/42/reviews/7", "store://search", "store://bag", "store://account", "store://settings",
      "store://settings/notifications", "store://settings/language", "store://settings/about", "store://chat",
    ]
  }

  private static var guardedLinks: [String] {
    [
      "store://checkout", "store://checkout/payment", "store://orders", "store://orders/1001",
      "store://orders/1001/tracking", "store://wishlist", "store://review/new?product=42",
      "store://login?next=orders",
    ]
  }

  private static var openPlaces: [(String, Place)] {
    [
      ("a product found", .foundProduct(FoundProduct(query: "red shoes", product: 42))), ("the filter", .filter),
      ("the gallery", .gallery(product: 42)), ("sharing", .share(product: 42)), ("the size guide", .sizeGuide),
      ("the colours", .colours), ("registering", .register), ("a forgotten password", .forgottenPassword),
      ("the onboarding", .onboarding(.welcome)), ("its end", .onboarding(.ready)),
    ]
  }

  private static var guardedPlaces: [(String, Place)] {
    [
      ("a receipt", .receipt(order: 1001)), ("the delivery", .checkout(.delivery)),
      ("the confirmation", .checkout(.confirm)), ("having bought", .checkout(.receipt)),
    ]
  }

  private func destination(_ name: String, _ place: Place) -> Self { adding(.place(name, place)) }
}

extension AppDestination where App == Storefront {
  fileprivate static func place(_ name: String, _ place: Place) -> Self {
    Self(name) { try $0.routes.request(for: place).navigation }
  }
}

extension Storefront {
  fileprivate var isLoggedOut: Bool { !session.isLoggedIn }

  /// The review that the user is writing, in a sheet.
  fileprivate var review: (any ReviewEditing)? {
    for screen in presented {
      for screen in [screen] + screen.children {
        if let review = screen as? any ReviewEditing { return review }
      }
    }
    return nil
  }

  /// The view controllers presented over the tabs, the lowest first. The property reads nothing else, because it is read after every
  /// step.
  private var presented: [UIViewController] {
    var presented: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let screen = next {
      presented.append(screen)
      next = screen.presentedViewController
    }
    return presented
  }

  /// The skipped pages of the onboarding, if the onboarding shows its last page.
  fileprivate var skippedPages: [OnboardingPage] {
    for case let onboarding as OnboardingStack in presented where onboarding.viewControllers.last is ReadyScreen {
      return routes.onboarding.skippedPages
    }
    return []
  }
}
