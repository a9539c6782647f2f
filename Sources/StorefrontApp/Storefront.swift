public import ModuleRouting
import PageFlow
import StorefrontProtocols
public import Wayfinder

/// The shop: a window with its screens, and what moves them.
public final class Storefront {
  /// What the shop is shown in.
  public let window: UIWindow
  /// What moves its screens.
  public let router: Router
  /// What it sells.
  public let catalogue: Catalogue
  /// Who is using it.
  public let session: Session
  /// All its ways.
  public let routes: Routes
  /// Its links.
  public let links: Links
  /// Its modules.
  public let modules: ModuleRegistry
  /// Leads to what it notifies of.
  let notices: NoticeDesk
  /// Whether there is room for two columns; changing it changes the size class of the window.
  public var isWide = false {
    didSet {
      guard isWide != oldValue else { return }
      #if !(os(iOS) || os(tvOS) || os(visionOS))
        window.simulate(horizontalSizeClass: isWide ? .regular : .compact)
      #endif
    }
  }
  /// Whether there is a network.
  public var isOnline = true

  /// Makes the shop. Nothing is visible before ``launch()``; links opened before that wait for it.
  ///
  /// - Parameters:
  ///   - catalogue: What it sells.
  ///   - session: Who is using it.
  ///   - links: Its links, where they were built before; they are the same for every shop.
  ///   - replacing: The modules that a test wants in the place of the shop's own.
  /// - Throws: `AppFlowControllerError` or `ModuleRegistrationError`, should the registered ways of its pages, or its
  ///   modules, contradict each other.
  public init(
    catalogue: Catalogue, session: Session = Session(), links known: Links? = nil,
    @ModuleList replacing: () -> [any RoutableModule.Type] = { [] }
  ) throws {
    self.catalogue = catalogue
    self.session = session
    window = UIWindow(frame: UIScreen.main.bounds)
    let mover = Router(window: window)
    modules = try ShopModules.registered(session, mover).replacing(with: replacing)
    let (routes, links) = (try Routes(catalogue, session, mover, modules), try known ?? Links())
    (self.routes, self.links) = (routes, links)
    let logout = LogoutDesk(window, session)
    let shown = mover.opening(
      DeepLinkTable(links.routes) { [weak session] wish in
        let place = try links.place(of: wish)
        // To log in once more leads to the account.
        let isLoggedIn = session?.isLoggedIn == true
        return try routes.request(for: place == .login && isLoggedIn ? .tab(.account) : place).navigation
      }
    ).restoring(try ScreenTable.shop(routes, catalogue))
    router = logout.clearing(shown)
    router.makeDefault()
    notices = NoticeDesk(window, catalogue, session, routes)
    // None of its factories refuses; without tabs, links would say that the window has no root.
    window.rootViewController = try? TabRoutes.allTabs.build()
    session.whenChanged(\.isLoggedIn) { isLoggedIn in
      if !isLoggedIn { logout.clear() }
    }
    routes.onboarding.follow(session)
  }

  /// Shows the shop, and before it to somebody new how it works.
  public func launch() {
    window.makeKeyAndVisible()
    if !session.isOnboarded { routes.onboarding.begin() }
  }

  /// Goes to a place, and hands how that ended to the completion, which is called once.
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

  /// Goes to a place, and returns how that ended.
  public func outcome(goingTo place: Place, policy: OverlapPolicy = .waitTurn) async -> Outcome<UIViewController> {
    do {
      return await (try request(for: place)).outcome(on: router, policy: policy)
    } catch {
      return .failed(NavigationFailure(reason: error, remedy: ""))
    }
  }

  /// The request for a place, by the name that a journal has for it.
  ///
  /// - Throws: `AppFlowControllerError` for a page that cannot be shown as the screen is now.
  public func request(for place: Place) throws -> ShopRequest {
    let links = links
    return try routes.request(for: place).named(links.name(of: place))
  }

  /// What going to a place would do, as the screen is now.
  ///
  /// - Throws: The `NavigationFailure` that it would end with.
  public func plan(_ place: Place) throws -> RoutePlan { try routes.request(for: place).plan(on: router) }

  /// The innermost screen in front of all others.
  public var visibleScreen: UIViewController? {
    // The user sees an alert, which is not the current screen of routes.
    let topmost = DefaultStackIterator(
      options: .currentVisibleOnly, startingPoint: .custom(self.window.topmostViewController),
      windowProvider: FixedWindowProvider(window))
    var screen: UIViewController?
    // The search goes from the outside in, and of two columns to the one with the details first.
    _ = try? topmost.firstViewController { visited in
      screen = visited
      return visited.children.isEmpty
    }
    return screen
  }

  /// What there is to tap on the visible screen and on the containers around it.
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

  /// Asks the user for a colour; the completion gets none where the user chose none, and is called once.
  ///
  /// - Parameter shown: Gets how showing the colours ended, as every navigation does.
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
  /// Opens a link, and hands how that ended to the completion, which is called once. The reason of a failure is a `LinkError`
  /// where the link leads nowhere; the screen is then as it was.
  public func open(
    _ link: String, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) { router.navigate(.link(link).policy(policy), completion: completion) }

  /// What opening a link would do, as the screen is now.
  ///
  /// - Throws: The `NavigationFailure` that it would end with.
  public func plan(opening link: String) throws -> RoutePlan { try router.plan(.link(link)) }

  /// Where a link leads. To log in once more leads to the account.
  ///
  /// - Throws: What is wrong with the link.
  public func place(of link: String) throws(LinkError) -> Place {
    let place = try links.place(of: link)
    return place == .login && session.isLoggedIn ? .tab(.account) : place
  }
}
