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
  /// The rules for query items and fragments that a pattern does not include, and for leading zeros.
  public var rules = LinkRules()
  private let origins: [LinkOrigin]
  private var routes: [LinkRoutes<Target>.Route] = []

  /// Creates a builder.
  ///
  /// - Parameter origins: The beginnings of the app's links. The table refuses links with another beginning. By
  ///   default, it prints links for the first origin.
  public init(origins: [LinkOrigin]) { self.origins = origins }

  /// Registers a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - aliases: Old forms of the pattern. The table opens links in these forms and prints them in the current form.
  ///     An alias can only have parameters of the pattern.
  ///   - order: The rank of the pattern among patterns of equal precedence for a link, such as `users/:id` and
  ///     `users/:name`. The pattern with the smallest order is tried first. If its values do not convert, the next
  ///     pattern is tried. If two such patterns have the same order, building the table fails.
  ///   - target: Makes the target of a link from its values. A ``LinkError`` that the closure throws is passed on. Any
  ///     other error becomes ``LinkError/rejected(pattern:reason:)``. After an error of the closure, no other pattern
  ///     is tried.
  public mutating func add<Value>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    target: @escaping @Sendable (Value) throws -> Target
  ) {
    add(
      pattern, aliases: aliases, order: order, place: Value.self == Void.self ? "" : "of \(Value.self)", target: target)
  }

  /// Registers a pattern. The `place` says in messages where the pattern was added, such as `for ProductScreen`.
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
  /// - Throws: An error with all problems of the origins, patterns and aliases. Two patterns are a problem if they have
  ///   the same order, and equal precedence for a link.
  /// - Complexity: Linear in the number of segments of all patterns and aliases.
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
