import LinkTable
import SetUps

/// Measures the cost of a link for several numbers of patterns, compared with a matcher that tries the same patterns in order.
func benchmarkLinks(_ bench: Bench) {
  for size in [10, 100, 1_000, 10_000, 100_000] {
    let shop = LinkShop(size: size)
    benchmarkMatches(bench, shop)
    benchmarkBuilding(bench, shop)
  }
}

private func benchmarkMatches(_ bench: Bench, _ shop: LinkShop) {
  let (links, linear) = (shop.links, shop.linear)
  // Trying many patterns takes long, so a round needs fewer links for a time that the clock can measure.
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
