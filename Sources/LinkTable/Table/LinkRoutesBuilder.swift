/// Where patterns are registered, each with what its links lead to.
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
/// A builder is a value: what is added to a copy is not in the original.
public struct LinkRoutesBuilder<Target: Sendable>: Sendable {
  /// How large a link may be.
  public var limits = LinkLimits()
  /// How what no pattern asks for is treated.
  public var rules = LinkRules()
  private let origins: [LinkOrigin]
  private var routes: [LinkRoutes<Target>.Route] = []

  /// Begins a table.
  ///
  /// - Parameter origins: What links begin with; those of any other are not ours. Links are printed for the first unless told
  ///   otherwise.
  public init(origins: [LinkOrigin]) { self.origins = origins }

  /// Registers a pattern.
  ///
  /// - Parameters:
  ///   - aliases: Old forms of the pattern. They are opened, and printed in the new form. Their parameters are among those of
  ///     the pattern.
  ///   - order: Which of two patterns is asked first that the same links match; one with a larger order is asked where the
  ///     values of those before do not convert. Two with the same order are refused when the table is built.
  ///   - target: Makes what a link leads to. What it throws becomes ``LinkError/rejected(pattern:reason:)``, unless it is a
  ///     ``LinkError``; no other pattern is asked then.
  public mutating func add<Value>(
    _ pattern: LinkPattern<Value>, aliases: [String] = [], order: Int = 0,
    target: @escaping @Sendable (Value) throws -> Target
  ) {
    add(
      pattern, aliases: aliases, order: order, place: Value.self == Void.self ? "" : "of \(Value.self)", target: target)
  }

  /// Registers a pattern, and says what messages call the place: `for ProductScreen`.
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
        do {
          return try target(value)
        } catch let error as LinkError {
          throw .rejected(error)
        } catch {
          throw .rejected(.rejected(pattern: text, reason: "\(error)"))
        }
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

  /// Freezes the table.
  ///
  /// - Throws: All that is wrong with origins and patterns, and all patterns that are tied.
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
