public import LinkTable
public import NavigationCore
public import ViewHierarchy

/// The links of an app and the requests that open them: a ``LinkRoutes`` joined with the router.
///
/// ```swift
/// let links = try DeepLinkTable(origins: [.https("shop.example"), .scheme("store")]) { links in
///   links.add(.product, aliases: ["item/:id"]) { .to(Routes.product, with: $0.id) }
///   links.add(.bag) { .to(Routes.bag) }
///   links.add(.payment) { .page(Pages.payment, in: checkout) }
/// }
/// let router = Router(window: window).opening(links)
/// try await router.navigate(.link("store://product/42"))
/// ```
///
/// A table is frozen, holds no state of the app's, and can be read from any thread; requests are made on the main actor.
nonisolated public struct DeepLinkTable: Sendable {
  /// The patterns, for printing, explaining and matching links, and for the association file.
  public let routes: LinkRoutes<DeepLink>

  /// Joins a table of links with the requests that open them.
  ///
  /// - Parameter request: Makes the request for what a link leads to, each time one is opened. What it throws is what the
  ///   request then fails with.
  public init<Target>(
    _ routes: LinkRoutes<Target>,
    request: @escaping @MainActor @Sendable (Target) throws -> NavigationRequest<UIViewController>
  ) {
    self.routes = routes.map { target in DeepLink(value: target) { try request(target) } }
  }

  /// Registers links, each with the request that opens it.
  ///
  /// - Parameters:
  ///   - origins: What links begin with; they are printed for the first unless told otherwise.
  ///   - register: Adds patterns, and may change limits and rules.
  /// - Throws: All that is wrong with origins and patterns, and all patterns that are tied.
  public init(origins: [LinkOrigin], register: (inout DeepLinkBuilder) -> Void) throws(LinkTableError) {
    var builder = DeepLinkBuilder(LinkRoutesBuilder(origins: origins))
    register(&builder)
    routes = try builder.links.build()
  }

  /// The request that opens a link. It fails, changing nothing, where the link does not lead anywhere; the reason is then a
  /// ``LinkError``.
  @MainActor package func request(opening link: String) -> NavigationRequest<UIViewController> {
    do throws(LinkError) {
      return try read(link).request
    } catch {
      let error = routes.completing(error, of: link)
      var request = NavigationRequest<UIViewController>.failing("opening a link", because: error)
      request.mark = .link(link, pattern: nil, value: nil)
      return request
    }
  }

  /// Reads a link; the request that opens it is not made yet.
  func read(_ link: String) throws(LinkError) -> ReadLink {
    let match = try routes.match(link)
    let (pattern, target) = try match.opened()
    return ReadLink(match: match, pattern: pattern, target: target)
  }

  /// Whether a link leads anywhere; what its request does is not asked.
  public func opens(_ link: String) -> Bool { (try? routes.target(of: link)) != nil }

  /// What the table has to say of a link: what it opens and how it is read, or which patterns are near, and where each fails.
  public func explain(_ link: String) -> LinkExplanation { routes.explain(link) }
}

/// What a link leads to: a request, made when the link is opened.
nonisolated public struct DeepLink: Sendable {
  /// What the link says; nothing where its pattern has no parameters.
  let value: (any Sendable)?
  let makeRequest: @MainActor @Sendable () throws -> NavigationRequest<UIViewController>
}

/// A link that leads somewhere, and where.
nonisolated struct ReadLink {
  let match: LinkMatch<DeepLink>
  /// The pattern that reads it.
  let pattern: String
  let target: DeepLink

  /// The request that opens it, made anew each time; it fails where the app's code makes none of it.
  @MainActor var request: NavigationRequest<UIViewController> {
    var request: NavigationRequest<UIViewController>
    do {
      request = try target.makeRequest()
      request.notes = { notes }
    } catch {
      request = .failing("opening a link", because: error)
    }
    request.mark = .link(match.link, pattern: pattern, value: target.value)
    return request
  }

  /// What of the link was ignored, or read otherwise than it is written.
  private var notes: [String] {
    do { return try match.notes().map(\.description) } catch { return ["\(error)"] }
  }
}

/// Where links are registered, each with the request that opens it. See ``DeepLinkTable/init(origins:register:)``.
nonisolated public struct DeepLinkBuilder {
  var links: LinkRoutesBuilder<DeepLink>

  init(_ links: LinkRoutesBuilder<DeepLink>) { self.links = links }

  /// How large a link may be.
  public var limits: LinkLimits {
    get { links.limits }
    set { links.limits = newValue }
  }

  /// How what no pattern asks for is treated.
  public var rules: LinkRules {
    get { links.rules }
    set { links.rules = newValue }
  }

  /// Registers a pattern.
  ///
  /// ```swift
  /// links.add(LinkPattern<Int>("product/:id")) { .to(Routes.product, with: $0) }
  /// ```
  /// - Parameters:
  ///   - aliases: Old forms of the pattern. They are opened, and printed in the new form.
  ///   - order: Which of two patterns is asked first that the same links match.
  ///   - request: Makes the request for the link's value, each time the link is opened. An error that it throws is the failure
  ///     of the request.
  public mutating func add<Value, Arrival>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable (Value) throws -> NavigationRequest<Arrival>
  ) {
    links.add(pattern, aliases: aliases, order: order) { value in
      DeepLink(value: value) { try request(value).asScreen }
    }
  }

  /// Registers a pattern without parameters.
  public mutating func add<Arrival>(
    _ pattern: LinkPattern<Void>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable () throws -> NavigationRequest<Arrival>
  ) {
    links.add(pattern, aliases: aliases, order: order) { DeepLink(value: nil) { try request().asScreen } }
  }

  // Closures that return requests for screens of several classes, or only throw.

  /// Registers a pattern.
  @_disfavoredOverload
  public mutating func add<Value>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable (Value) throws -> NavigationRequest<UIViewController>
  ) {
    links.add(pattern, aliases: aliases, order: order) { value in DeepLink(value: value) { try request(value) } }
  }

  /// Registers a pattern without parameters.
  @_disfavoredOverload
  public mutating func add(
    _ pattern: LinkPattern<Void>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable () throws -> NavigationRequest<UIViewController>
  ) {
    links.add(pattern, aliases: aliases, order: order) { DeepLink(value: nil) { try request() } }
  }

  /// Refused: the closure ignores the link's value.
  @available(
    *, unavailable,
    message: "the closure has to take what the link says: { .to(step, with: $0) }, or { _ in … } to ignore it"
  )
  public mutating func add<Value, Arrival>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable () throws -> NavigationRequest<Arrival>
  ) {}
}
