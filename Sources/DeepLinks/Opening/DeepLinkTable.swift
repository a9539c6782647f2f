public import LinkTable
public import NavigationCore
public import ViewHierarchy

/// The links of an app and the requests that open them.
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
/// A table is immutable and can be read from any thread. Requests are made on the main actor.
nonisolated public struct DeepLinkTable: Sendable {
  /// The patterns of the links, for printing, explaining and matching links, and for the association file.
  public let routes: LinkRoutes<DeepLink>

  /// Creates a table from the routes of links and a closure that makes their requests.
  ///
  /// - Parameter request: A closure that makes the request for a link's target each time the link is opened. If it throws,
  ///   the request fails with that error.
  public init<Target>(
    _ routes: LinkRoutes<Target>,
    request: @escaping @MainActor @Sendable (Target) throws -> NavigationRequest<UIViewController>
  ) {
    self.routes = routes.map { target in DeepLink(value: target) { try request(target) } }
  }

  /// Creates a table by registering links, each with the request that opens it.
  ///
  /// - Parameters:
  ///   - origins: The origins of the links. Links are printed with the first one by default.
  ///   - register: A closure that adds patterns. It can also change limits and rules.
  /// - Throws: All faults of origins and patterns, and all pairs of patterns that match the same link in the same order.
  public init(origins: [LinkOrigin], register: (inout DeepLinkBuilder) -> Void) throws(LinkTableError) {
    var builder = DeepLinkBuilder(LinkRoutesBuilder(origins: origins))
    register(&builder)
    routes = try builder.links.build()
  }

  /// Returns the request that opens a link. If the table cannot read the link, for instance because no pattern matches or
  /// a value does not convert, the request fails with a ``LinkError`` and changes nothing.
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

  /// Reads a link without making its request.
  func read(_ link: String) throws(LinkError) -> ReadLink {
    let match = try routes.match(link)
    let (pattern, target) = try match.opened()
    return ReadLink(match: match, pattern: pattern, target: target)
  }

  /// Returns a Boolean value that indicates whether the table can open a link. Does not make the request.
  public func opens(_ link: String) -> Bool { (try? routes.target(of: link)) != nil }

  /// Explains a link: the pattern and values that it matches, or the nearest patterns and the place where each one fails.
  public func explain(_ link: String) -> LinkExplanation { routes.explain(link) }
}

/// The target of a link: a closure that makes a request when the link is opened.
nonisolated public struct DeepLink: Sendable {
  /// The value that the link contains; `nil` if its pattern has no parameters.
  let value: (any Sendable)?
  let makeRequest: @MainActor @Sendable () throws -> NavigationRequest<UIViewController>
}

/// A link that matches a pattern.
nonisolated struct ReadLink {
  let match: LinkMatch<DeepLink>
  /// The pattern that the link matches.
  let pattern: String
  let target: DeepLink

  /// The request that opens the link, made at each access. It fails if the app's closure throws.
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

  /// The parts of the link that were ignored, or read differently than they are written.
  private var notes: [String] {
    do { return try match.notes().map(\.description) } catch { return ["\(error)"] }
  }
}

/// A builder that registers links, each with the request that opens it. See ``DeepLinkTable/init(origins:register:)``.
nonisolated public struct DeepLinkBuilder {
  var links: LinkRoutesBuilder<DeepLink>

  init(_ links: LinkRoutesBuilder<DeepLink>) { self.links = links }

  /// The limits on the size of a link.
  public var limits: LinkLimits {
    get { links.limits }
    set { links.limits = newValue }
  }

  /// The rules for the parts of a link that no pattern asks for.
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
  ///   - pattern: The pattern.
  ///   - aliases: Old forms of the pattern. Links in an old form open, and are printed in the new form.
  ///   - order: The order among patterns that match the same links. The pattern with the larger order is tried later.
  ///   - request: A closure that makes the request for the link's value each time the link is opened. If it throws, the
  ///     request fails with that error.
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

  // The overloads for closures that only throw, or that return requests for screens of several classes.

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

  /// Unavailable, because the closure ignores the link's value.
  @available(
    *, unavailable,
    message: "the closure has to take what the link says: { .to(step, with: $0) }, or { _ in … } to ignore it"
  )
  public mutating func add<Value, Arrival>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable () throws -> NavigationRequest<Arrival>
  ) {}
}
