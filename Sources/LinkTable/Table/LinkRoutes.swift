/// An immutable table of the links of an app, safe to read from any thread.
///
/// Build a table with a ``LinkRoutesBuilder``. If several patterns match a link, they are compared segment by segment
/// from the left. A literal segment takes precedence over a parameter, and a parameter over the rest of a path. Only
/// patterns that match the whole path take part. For example, with the patterns `users/me/settings` and
/// `users/:id/posts`, the link `/users/me/posts` opens the second.
///
/// The table reads links strictly according to RFC 3986:
///
/// | in a link | is |
/// |---|---|
/// | scheme and host | compared without case; a default port equals no port; a trailing dot makes another host |
/// | user name | malformed |
/// | one slash at the end of the path | ignored |
/// | empty segments, `.` and `..`, encoded or not | malformed |
/// | `%2F` | a slash inside a segment, never a separator |
/// | `+` | a plus in the path, a space in the query |
/// | a query item that occurs several times | a list if the property is a list, otherwise an error |
/// | a query item that the pattern does not name, and a fragment | treated according to ``LinkRules`` |
/// | an unencoded character that must be percent-encoded | malformed |
public struct LinkRoutes<Target: Sendable>: Sendable {
  /// A pattern with the target of its links.
  struct Route: Sendable {
    let pattern: String
    let aliases: [String]
    let order: Int
    /// The type of the pattern's parameters.
    let value: any Sendable.Type
    /// The place where the pattern was added, for messages, such as `for ProductScreen`. May be empty.
    let place: String
    /// Returns the reason why no link of the pattern can be read as a value, or `nil` if there is no certain reason.
    /// The argument is the names of the parameters.
    let misfit: @Sendable ([String]) -> PatternMisfit?
    let open: @Sendable (LinkFields) throws(LinkReadingError) -> Target
    /// Decodes a value, and encodes it again. The result is the parameters to print, or the error of encoding.
    let rewrite: @Sendable (LinkFields) throws(LinkReadingError) -> Result<WrittenFields, LinkPrintingError>
  }

  package let index: LinkIndex
  let routes: [Route]

  /// The patterns, in the order of their registration.
  public var patterns: [String] { routes.map(\.pattern) }

  /// Returns the aliases of a pattern, which are its old forms. The result is empty if the table does not have the pattern.
  public func aliases(of pattern: String) -> [String] { index.routes[pattern].map { routes[$0].aliases } ?? [] }

  /// The size limits of links.
  public var limits: LinkLimits { index.limits }

  /// The rules for query items and fragments that a pattern does not include, and for leading zeros.
  public var rules: LinkRules { index.rules }

  /// Returns the match of a link, without decoding its parameters.
  ///
  /// If the rules refuse unknown query items, this method refuses an item that none of the matching patterns names. If
  /// only some of the matching patterns name the item, ``LinkMatch/target()`` decides by the opened pattern.
  ///
  /// - Throws: An error if the link is malformed, too large, of another origin or unknown, or if it has a part that the
  ///   table's rules refuse.
  /// - Complexity: Linear in the length of the link, independent of the number of patterns. If the search has to
  ///   backtrack, it visits each distinct beginning of a pattern at most once. Matching allocates no memory if the
  ///   limits allow at most 40 segments, and the link is valid and names no port.
  public func match(_ link: String) throws(LinkError) -> LinkMatch<Target> {
    let find = try index.find(link).get()
    guard find.ending >= 0 else { throw .unknown(path: link.part(find.layout.path)) }
    let match = LinkMatch(table: self, link: link, find: find)
    try match.checkRules()
    return match
  }

  /// Returns the target of a link.
  ///
  /// - Throws: The errors of ``match(_:)`` and of ``LinkMatch/target()``.
  public func target(of link: String) throws(LinkError) -> Target { try match(link).target() }
}

extension String {
  /// Returns a part of the link without decoding. The range counts UTF-8 bytes.
  func part(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
