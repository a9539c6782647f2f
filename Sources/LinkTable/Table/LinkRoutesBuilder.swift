/// A builder in which you register patterns, each with the target of its links.
///
/// ```swift
/// var builder = LinkRoutesBuilder<Screen>(origins: [.https("shop.example"), .scheme("store")])
/// builder.add(.product, aliases: ["item/:id"]) { Screen.product($0.id, colour: $0.colour) }
/// builder.add(.bag) { Screen.bag }
/// let links = try builder.build()
/// let screen = try links.target(of: "store://product/42?colour=red")
/// let link = try links.link(.product, ProductLink(id: 42))
/// ```
///
/// A builder is a value. Changes of a copy do not affect the original.
public struct LinkRoutesBuilder<Target: Sendable>: Sendable {
  /// The size limits of links.
  public var limits = LinkLimits()
  /// The rules for parts of a link that its pattern does not include.
  public var rules = LinkRules()
  private let origins: [LinkOrigin]
  private var routes: [LinkRoutes<Target>.Route] = []

  /// Creates a builder.
  ///
  /// - Parameter origins: The beginnings of the app's links. Links with another beginning are refused. By default,
  ///   links are printed for the first origin.
  public init(origins: [LinkOrigin]) { self.origins = origins }

  /// Registers a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - aliases: Old forms of the pattern. The table opens them and prints the current form. Their parameters must be
  ///     parameters of the pattern.
  ///   - order: The order in which patterns that match the same links are tried, the smallest first. The next pattern
  ///     is tried if the values do not convert. If two such patterns have the same order, building the table fails.
  ///   - target: Makes the target of a link. An error that it throws becomes ``LinkError/rejected(pattern:reason:)``,
  ///     unless it is a ``LinkError``. No other pattern is tried then.
  public mutating func add<Value>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    target: @escaping @Sendable (Value) throws -> Target
  ) {
    add(
      pattern, aliases: aliases, order: order, place: Value.self == Void.self ? "" : "of \(Value.self)", target: target)
  }

  /// Registers a pattern with a place for messages, such as `for ProductScreen`.
  package mutating func add<Value>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0, place: String,
    target: @escaping @Sendable (Value) throws -> Target
  ) {
    let text = pattern.text
    routes.append(
      LinkRoutes.Route(
        pattern: text, aliases: aliases, order: order, value: Value.self, place: place, misfit: pattern.misfit
      ) { fields throws(LinkReadingError) in
        let value = try pattern.read(fields)
        return try LinkReadingError.rejecting(text) { try target(value) }
      } rewrite: { fields throws(LinkReadingError) in
        let value = try pattern.read(fields)
        do throws(LinkPrintingError) { return .success(try pattern.encode(value)) } catch { return .failure(error) }
      })
  }

  /// Registers a pattern without parameters.
  public mutating func add(
    _ pattern: LinkPattern<Void>, aliases: [String] = [], order: Int = 0,
    target: @escaping @Sendable () throws -> Target
  ) {
    add(pattern, aliases: aliases, order: order) { (_: Void) in try target() }
  }

  /// Builds the immutable table.
  ///
  /// - Throws: An error with all problems of origins and patterns, and all pairs of patterns that match the same links.
  /// - Complexity: Linear in the number of segments of all patterns.
  public func build() throws(LinkTableError) -> LinkRoutes<Target> {
    var assembly = LinkIndex.Assembly(origins: origins, patternCount: routes.count)
    for (number, route) in routes.enumerated() {
      assembly.add(route, number)
    }
    let index = try assembly.index(limits: limits.inBounds, rules: rules)
    return LinkRoutes(index: index, routes: routes)
  }
}

extension LinkPattern {
  fileprivate func read(_ fields: LinkFields) throws(LinkReadingError) -> Value {
    do throws(LinkError) { return try decode(fields) } catch { throw .doesNotConvert(error) }
  }
}
