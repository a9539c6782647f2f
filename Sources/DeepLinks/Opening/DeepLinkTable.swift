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
/// A table is immutable and can be read on any thread. The requests are made on the main actor.
nonisolated public struct DeepLinkTable: Sendable {
  /// The patterns of the links. Use them to print, explain and match links, and to write the association file.
  public let routes: LinkRoutes<DeepLink>

  /// Creates a table from existing routes and a closure that makes a request for each target.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - request: A closure that makes the request for a link's target. The table calls the closure each time the link is
  ///     opened. If the closure throws, the request fails with that error.
  public init<Target>(
    _ routes: LinkRoutes<Target>,
    request: @escaping @MainActor @Sendable (Target) throws -> NavigationRequest<UIViewController>
  ) {
    self.routes = routes.map { target in DeepLink(value: target) { try request(target) } }
  }

  /// Creates a table by registering links, each with the request that opens it.
  ///
  /// - Parameters:
  ///   - origins: The origins of the links. By default, links are printed with the first origin.
  ///   - register: A closure that adds patterns. The closure can also change the limits and the rules.
  /// - Throws: A `LinkTableError` with all faults of origins and patterns. Two patterns are a fault if they have the same
  ///   order, and equal precedence for a link, such as `item/:id` and `item/:name`.
  public init(origins: [LinkOrigin], register: (inout DeepLinkBuilder) -> Void) throws(LinkTableError) {
    var builder = DeepLinkBuilder(LinkRoutesBuilder(origins: origins))
    register(&builder)
    routes = try builder.links.build()
  }

  /// Returns the request that opens a link.
  ///
  /// If the table cannot read the link, the returned request fails with a ``LinkError`` and changes nothing. For instance,
  /// no pattern matches the link, or a value does not convert.
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

  /// Returns a Boolean value that indicates whether the table can read a link: a pattern matches, all values convert, and the
  /// table's rules refuse no part of the link. Makes no request.
  public func opens(_ link: String) -> Bool { (try? routes.target(of: link)) != nil }

  /// Returns an explanation of a link: the pattern that it opens and its canonical form, or the reason why it opens none. If no
  /// pattern matches, the explanation has the most similar patterns and the segment at which each fails.
  public func explain(_ link: String) -> LinkExplanation { routes.explain(link) }
}

/// The target of a link. It makes a request each time the link is opened.
nonisolated public struct DeepLink: Sendable {
  /// The value that the link contains; `nil` if the link was registered with a pattern without parameters. For a table made
  /// from existing routes, this is the target.
  let value: (any Sendable)?
  let makeRequest: @MainActor @Sendable () throws -> NavigationRequest<UIViewController>
}

/// A link that matches a pattern and whose values were converted.
nonisolated struct ReadLink {
  let match: LinkMatch<DeepLink>
  let pattern: String
  let target: DeepLink

  /// The request that opens the link. Each access makes a new request. If the app's closure throws, the request fails with
  /// that error.
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

  /// The notes on parts of the link that the table ignored, or read differently than they are written. If the notes cannot be
  /// made, the error is the only note.
  private var notes: [String] {
    do { return try match.notes().map(\.description) } catch { return ["\(error)"] }
  }
}

/// A builder for ``DeepLinkTable/init(origins:register:)``. It registers links, each with the request that opens it.
nonisolated public struct DeepLinkBuilder {
  var links: LinkRoutesBuilder<DeepLink>

  init(_ links: LinkRoutesBuilder<DeepLink>) { self.links = links }

  /// The limits on the size of a link.
  public var limits: LinkLimits {
    get { links.limits }
    set { links.limits = newValue }
  }

  /// The rules for the parts of a link that its pattern does not include.
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
  ///   - aliases: The old forms of the pattern. A link in an old form still opens. Links are printed in the new form.
  ///   - order: The order among patterns that match the same links. The pattern with the smallest order is tried first. The
  ///     next pattern is tried if the values of the link do not convert.
  ///   - request: A closure that makes the request for the link's value. The table calls the closure each time the link is
  ///     opened. If the closure throws, the request fails with that error.
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

  // The compiler selects the next two overloads if a closure only throws, or returns requests for screens of several classes.

  /// Registers a pattern. The request can end at a view controller of any class.
  @_disfavoredOverload
  public mutating func add<Value>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable (Value) throws -> NavigationRequest<UIViewController>
  ) {
    links.add(pattern, aliases: aliases, order: order) { value in DeepLink(value: value) { try request(value) } }
  }

  /// Registers a pattern without parameters. The request can end at a view controller of any class.
  @_disfavoredOverload
  public mutating func add(
    _ pattern: LinkPattern<Void>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable () throws -> NavigationRequest<UIViewController>
  ) {
    links.add(pattern, aliases: aliases, order: order) { DeepLink(value: nil) { try request() } }
  }

  /// Unavailable. The pattern has a value, and the closure does not take it.
  @available(
    *, unavailable,
    message: "the closure has to take what the link says: { .to(step, with: $0) }, or { _ in … } to ignore it"
  )
  public mutating func add<Value, Arrival>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    request: @escaping @MainActor @Sendable () throws -> NavigationRequest<Arrival>
  ) {}
}
