import LinkTable

/// What a link costs by the number of patterns, beside a matcher that goes through the same patterns one after the other.
func benchmarkLinks(_ bench: Bench) {
  for size in [10, 100, 1_000, 10_000, 100_000] {
    let shop = LinkShop(size: size)
    benchmarkMatches(bench, shop)
    benchmarkBuilding(bench, shop)
  }
}

private func benchmarkMatches(_ bench: Bench, _ shop: LinkShop) {
  let (links, linear) = (shop.links, shop.linear)
  // Going through many patterns takes long: a call of it does as much as the clock can tell.
  let byHand = shop.size > 1_000 ? 20 : 200
  bench.benchmark(
    "DL-16 a match, two captures, of \(shop.size)", unit: "link", count: 200, limit: .nanoseconds(300)
  ) {
    for number in 0..<200 { precondition((try? shop.table.match(links[number])) != nil) }
  }
  bench.benchmark("DL-16 the same beside a linear matcher", unit: "link", count: byHand) {
    for number in 0..<byHand { precondition((try? shop.table.match(links[number])) != nil) }
  } byHand: {
    for number in 0..<byHand { precondition(linear.match(links[number]) != nil) }
  }
  bench.benchmark(
    "DL-16 two captures decoded, of \(shop.size)", unit: "link", count: 200, limit: .nanoseconds(2_000)
  ) {
    for number in 0..<200 { precondition((try? shop.table.target(of: links[number])) != nil) }
  }
  bench.benchmark("DL-16 an unknown link, of \(shop.size)", unit: "link", count: 200) {
    for number in 0..<200 { precondition((try? shop.table.match(shop.unknown[number])) == nil) }
  }
}

private func benchmarkBuilding(_ bench: Bench, _ shop: LinkShop) {
  bench.benchmark(
    "DL-16 building and overlaps, of \(shop.size)", unit: "pattern", count: shop.size, limit: .nanoseconds(3_000)
  ) {
    precondition((try? LinkShop.table(shop.patterns)) != nil)
  }
}

/// Two parameters of a link.
nonisolated struct ItemLink: Codable, Sendable {
  var id: Int
  var item: String
}

/// A table of so many patterns with two parameters each, and links that match some of them.
struct LinkShop {
  let size: Int
  let patterns: [String]
  let table: LinkRoutes<ItemLink>
  let linear: LinearMatcher
  let links: [String]
  let unknown: [String]

  init(size: Int) {
    self.size = size
    // A tenth as many sections as patterns: what is spelled out is at the front and behind the first parameter.
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

  static func table(_ patterns: [String]) throws -> LinkRoutes<ItemLink> {
    var builder = LinkRoutesBuilder<ItemLink>(origins: [.https("shop.example"), .scheme("store")])
    for pattern in patterns { builder.add(LinkPattern<ItemLink>(pattern)) { $0 } }
    return try builder.build()
  }
}

/// What an app writes without a table: every pattern is held against the link, segment by segment.
struct LinearMatcher {
  private let patterns: [[Substring]]

  init(_ patterns: [String]) { self.patterns = patterns.map { $0.split(separator: "/") } }

  func match(_ link: String) -> (pattern: Int, captures: [Substring])? {
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
