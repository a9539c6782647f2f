public import ModuleRouting
import PageFlow
import StorefrontProtocols
public import Wayfinder

/// The shop: a window with its screens, its router, its routes and its model.
public final class Storefront {
  /// The window of the shop.
  public let window: UIWindow
  /// The router of the window.
  public let router: Router
  /// The products, categories and orders of the shop.
  public let catalogue: Catalogue
  /// The session of the user.
  public let session: Session
  /// All routes of the shop.
  public let routes: Routes
  /// The links of the shop.
  public let links: Links
  /// The modules of the shop.
  public let modules: ModuleRegistry
  /// Opens the screens of notifications.
  let notificationHandler: NotificationHandler
  /// A Boolean value that indicates whether the window has room for two columns. A change also changes the size class of the window.
  public var isWide = false {
    didSet {
      guard isWide != oldValue else { return }
      #if !(os(iOS) || os(tvOS) || os(visionOS))
        window.simulate(horizontalSizeClass: isWide ? .regular : .compact)
      #endif
    }
  }
  /// A Boolean value that indicates whether the device has a network.
  public var isOnline = true

  /// Creates the shop. Its window is hidden until ``launch()``, and links opened before that wait.
  ///
  /// - Parameters:
  /// - catalogue: The products, categories and orders.
  /// - session: The session of the user.
  /// - links: The links, if they have been built before. They are the same for each shop.
  /// - replacing: The modules that a test uses in place of the shop's own.
  /// - Throws: `AppFlowControllerError` if the paths of the pages contradict each other, or `ModuleRegistrationError` if the modules do.
  public init(
    catalogue: Catalogue, session: Session = Session(), links sharedLinks: Links? = nil,
    @ModuleList replacing: () -> [any RoutableModule.Type] = { [] }
  ) throws {
    self.catalogue = catalogue
    self.session = session
    window = UIWindow(frame: UIScreen.main.bounds)
    let baseRouter = Router(window: window)
    modules = try ShopModules.registered(session, baseRouter).replacing(with: replacing)
    let (routes, links) = (try Routes(catalogue, session, baseRouter, modules), try sharedLinks ?? Links())
    (self.routes, self.links) = (routes, links)
    let logoutHandler = LogoutHandler(window, session)
    let openingRouter = baseRouter.opening(
      DeepLinkTable(links.routes) { [weak session] target in
        let place = try links.place(of: target)
        // A link to the login leads a logged-in user to the account.
        let isLoggedIn = session?.isLoggedIn == true
        return try routes.request(for: place == .login && isLoggedIn ? .tab(.account) : place).navigation
      }
    ).restoring(try ScreenTable.shop(routes, catalogue))
    router = logoutHandler.clearing(openingRouter)
    router.makeDefault()
    notificationHandler = NotificationHandler(window, catalogue, session, routes)
    // None of these factories throws. Without tabs, links would fail because the window has no root.
    window.rootViewController = try? TabRoutes.allTabs.build()
    session.whenChanged(\.isLoggedIn) { isLoggedIn in
      if !isLoggedIn { logoutHandler.clear() }
    }
    routes.onboarding.follow(session)
  }

  /// Shows the shop, and the onboarding over it for a new user.
  public func launch() {
    window.makeKeyAndVisible()
    if !session.isOnboarded { routes.onboarding.begin() }
  }

  /// Goes to a place. The completion receives the outcome, and is called once.
  public func go(
    to place: Place, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    do {
      try request(for: place).perform(on: router, policy: policy, completion: completion)
    } catch {
      completion(.failed(NavigationFailure(reason: error, remedy: "")))
    }
  }

  /// Goes to a place, and returns the outcome.
  public func outcome(goingTo place: Place, policy: OverlapPolicy = .waitTurn) async -> Outcome<UIViewController> {
    do {
      return await (try request(for: place)).outcome(on: router, policy: policy)
    } catch {
      return .failed(NavigationFailure(reason: error, remedy: ""))
    }
  }

  /// Returns the request for a place, with the name that journals use for the place.
  ///
  /// - Throws: `AppFlowControllerError` if a page cannot be shown from the present screens.
  public func request(for place: Place) throws -> ShopRequest {
    let links = links
    return try routes.request(for: place).named(links.name(of: place))
  }

  /// Returns the plan for going to a place from the present screens.
  ///
  /// - Throws: The `NavigationFailure` that the request would end with.
  public func plan(_ place: Place) throws -> RoutePlan { try routes.request(for: place).plan(on: router) }

  /// The innermost screen in front of all others.
  public var visibleScreen: UIViewController? {
    // An alert is in front for the user, but is never the current screen of routes.
    let topmost = DefaultStackIterator(
      options: .currentVisibleOnly, startingPoint: .custom(self.window.topmostViewController),
      windowProvider: FixedWindowProvider(window))
    var screen: UIViewController?
    // The search goes from the outside in. With two columns, it visits the column with the details first.
    _ = try? topmost.firstViewController { visited in
      screen = visited
      return visited.children.isEmpty
    }
    return screen
  }

  /// The buttons of the visible screen and of the containers around it.
  public var buttons: [ScreenButton] {
    var buttons: [ScreenButton] = []
    var next = visibleScreen
    while let screen = next {
      buttons += (screen as? any ButtonedScreen)?.buttons ?? []
      buttons += (screen as? any ActingScreen)?.actions.map { ScreenButton($0.title, .run($0.run)) } ?? []
      next = screen.parent
    }
    return buttons
  }

  /// Asks the user for a colour. The completion receives the colour, or `nil` if the user chose none, and is called once.
  ///
  /// - Parameter shown: A closure that receives the outcome of showing the colours.
  public func askForColour(
    _ completion: @escaping @MainActor (Colour?) -> Void,
    shown: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    let question = NavigationRequest.to(routes.sheets.colours, with: ColourQuestion())
    router.navigate(question) { [router] outcome in
      if outcome.value == nil { completion(nil) } else { router.ask(question) { completion($0.value) } }
      shown(outcome.map { $0 })
    }
  }
}

// MARK: - Links

extension Storefront {
  /// Opens a link. The completion receives the outcome, and is called once. If the link leads nowhere, the reason of the failure is a
  /// `LinkError`, and the screens do not change.
  public func open(
    _ link: String, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) { router.navigate(.link(link).policy(policy), completion: completion) }

  /// Returns the plan for opening a link from the present screens.
  ///
  /// - Throws: The `NavigationFailure` that the request would end with.
  public func plan(opening link: String) throws -> RoutePlan { try router.plan(.link(link)) }

  /// Returns the place that a link leads to. A link to the login leads a logged-in user to the account.
  ///
  /// - Throws: `LinkError` if the link is malformed or unknown.
  public func place(of link: String) throws(LinkError) -> Place {
    let place = try links.place(of: link)
    return place == .login && session.isLoggedIn ? .tab(.account) : place
  }
}
