/// A table of the links of an app: frozen, and read from any thread.
///
/// It is made by a ``LinkRoutesBuilder``. Of the patterns that match a link the one is taken that, segment by segment from the
/// left, spells out what others have a parameter for, and has a parameter where others take the rest: with `users/me/settings`
/// and `users/:id/posts` the link `/users/me/posts` opens the second.
///
/// Links are read as RFC 3986 has it, and as strictly:
///
/// | in a link | is |
/// |---|---|
/// | scheme and host | compared without case; a default port is as good as none; a trailing dot is another host |
/// | user name | malformed |
/// | one slash at the end | as good as none |
/// | empty segments, `.` and `..`, encoded or not | malformed |
/// | `%2F` | a slash inside a segment, never between two |
/// | `+` | a plus in the path, a space in the query |
/// | a query item that is there twice | a list, or an error |
/// | query items and a fragment that the pattern does not ask for | what ``LinkRules`` say |
/// | whatever has to be percent-encoded and is not | malformed |
public struct LinkRoutes<Target: Sendable>: Sendable {
  /// A pattern with what its links lead to.
  struct Route: Sendable {
    let pattern: String
    let aliases: [String]
    let order: Int
    /// The type of what its links say.
    let value: any Sendable.Type
    /// What a message calls the place where the pattern was added, as in `for ProductScreen`.
    let place: String
    /// Why no link of the pattern can be read; `nil` unless that is certain.
    let misfit: @Sendable ([String]) -> PatternMisfit?
    let open: @Sendable (LinkFields) throws(LinkReadingError) -> Target
    /// Reads a value and says what its link would say.
    let rewrite: @Sendable (LinkFields) throws(LinkReadingError) -> Result<WrittenFields, LinkPrintingError>
  }

  package let index: LinkIndex
  let routes: [Route]

  /// The texts of the patterns, in the order they were registered.
  public var patterns: [String] { routes.map(\.pattern) }

  /// The old forms of a pattern.
  public func aliases(of pattern: String) -> [String] { index.routes[pattern].map { routes[$0].aliases } ?? [] }

  /// How large a link may be.
  public var limits: LinkLimits { index.limits }

  /// How what no pattern asks for is treated.
  public var rules: LinkRules { index.rules }

  /// Finds the pattern of a link. Nothing of the link is decoded yet.
  ///
  /// - Throws: That it is no link, too large, not ours, unknown, or has what the table's rules refuse. Where several patterns
  ///   match in a stated order, a query item is refused here if none of them names it, and by ``LinkMatch/target()`` if the one
  ///   that reads the link does not.
  /// - Complexity: Linear in the length of the link, whatever the number of patterns, as long as no segment leads astray;
  ///   where many do, every distinct beginning of a pattern is looked at once at most. Allocates nothing.
  public func match(_ link: String) throws(LinkError) -> LinkMatch<Target> {
    let find = try index.find(link).get()
    guard find.ending >= 0 else { throw .unknown(path: link.part(find.layout.path)) }
    let match = LinkMatch(table: self, link: link, find: find)
    try match.checkRules()
    return match
  }

  /// What a link leads to.
  ///
  /// - Throws: What ``match(_:)`` throws, or that a parameter does not convert, or was rejected.
  public func target(of link: String) throws(LinkError) -> Target { try match(link).target() }
}

extension String {
  /// A part of a link as it is written.
  func part(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
