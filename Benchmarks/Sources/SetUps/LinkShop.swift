package import LinkTable

/// Two parameters of a link.
nonisolated package struct ItemLink: Codable, Sendable {
  let id: Int
  let item: String
}

/// A table of patterns with two parameters each, and links that match some of the patterns.
package struct LinkShop {
  /// The number of patterns.
  package let size: Int
  /// The patterns.
  package let patterns: [String]
  /// The table of the patterns.
  package let table: LinkRoutes<ItemLink>
  /// A matcher that tries the same patterns in order.
  package let linear: LinearMatcher
  /// Links that match patterns in all parts of the table.
  package let links: [String]
  /// The same links with another segment, which match no pattern.
  package let unknown: [String]

  /// Creates a table with the given number of patterns.
  package init(size: Int) {
    self.size = size
    // There is one section for ten patterns, so literal segments differ both at the front and after the first parameter.
    let sections = max(1, size / 10)
    patterns = (0..<size).map { "section\($0 % sections)/:id/part\($0 / sections)/:item" }
    guard let table = try? Self.table(patterns) else { preconditionFailure("the patterns are tied") }
    self.table = table
    linear = LinearMatcher(patterns)
    links = (0..<200).map { number in
      let pattern = (number * 7_919) % size
      return "https://shop.example/section\(pattern % sections)/\(number)/part\(pattern / sections)/red"
    }
    unknown = links.map { $0 + "/more" }
  }

  /// Builds a table.
  package static func table(_ patterns: [String]) throws -> LinkRoutes<ItemLink> {
    var builder = LinkRoutesBuilder<ItemLink>(origins: [.https("shop.example"), .scheme("store")])
    for pattern in patterns { builder.add(LinkPattern<ItemLink>(pattern)) { $0 } }
    return try builder.build()
  }
}

/// The matcher of an app without a table. It compares each pattern with the link, segment by segment.
package struct LinearMatcher {
  private let patterns: [[Substring]]

  /// Creates a matcher for patterns.
  package init(_ patterns: [String]) { self.patterns = patterns.map { $0.split(separator: "/") } }

  /// Returns the number of the first matching pattern, with the values of its parameters.
  package func match(_ link: String) -> (pattern: Int, captures: [Substring])? {
    let beginning = "https://shop.example/"
    guard link.hasPrefix(beginning) else { return nil }
    let segments = link.dropFirst(beginning.count).split(separator: "/")
    for (number, pattern) in patterns.enumerated() where pattern.count == segments.count {
      var captures: [Substring] = []
      let isMatch = zip(pattern, segments).allSatisfy { part, segment in
        guard part.hasPrefix(":") else { return part == segment }
        captures.append(segment)
        return true
      }
      if isMatch { return (number, captures) }
    }
    return nil
  }
}
