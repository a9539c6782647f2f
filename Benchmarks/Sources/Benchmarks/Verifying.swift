import Foundation
import SetUps
import Wayfinder
import WayfinderTesting

extension Shop: RunningApp {}

/// Measures the cost of verifying one destination in one state (TK-13), and of one step of a random walk (TK-15). A test by hand
/// is the comparison: it launches the app and goes to one destination.
///
/// The report of `storefront check` has the same figures for the shop of the demo.
func benchmarkVerifying(_ bench: Bench) async throws {
  if let filter = bench.filter, !"TK-13 TK-15".contains(filter) { return }
  var shop = AppUnderTest("shop") { Shop() }
    .destination("home") { _ in NavigationRequest.to(Routes.home, with: 0) }
    .destination("account") { _ in NavigationRequest.to(Routes.account, with: 0) }
  for number in 1...8 {
    shop = shop.destination("product \(number)") { _ in NavigationRequest.to(Routes.product, with: number) }
  }
  var (navigations, moves, launches): ([Double], [Double], [Double]) = ([], [], [])
  for round in 0..<5 {
    let report = try await withMainSerialExecutor {
      try await shop.verify(within: VerificationBound(states: 300, stackDepth: 4))
    }
    guard report.isClean else { preconditionFailure("\(report)") }
    navigations.append(report.seconds * 1e9 / Double(report.navigations))
    let walk = try await withMainSerialExecutor { try await shop.walk(3_000, seed: UInt64(round)) }
    moves.append(walk.seconds * 1e9 / Double(walk.moves))
    launches.append(try await launching(shop, times: 300))
  }
  // These limits are 100,000 pairs in ten seconds, and a million steps in a minute, on two cores.
  bench.add("TK-13 a destination in a state, all checks", unit: "pair", navigations, byHand: launches, limit: 100_000)
  bench.add("TK-15 a step of a walk at random, checked", unit: "step", moves, byHand: launches, limit: 60_000)
}

/// Returns the nanoseconds for launching the app and going to a destination without checks.
private func launching(_ shop: AppUnderTest<Shop>, times: Int) async throws -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  for count in 0..<times {
    let app = try await shop.launched()
    let destination = shop.destinations[count % shop.destinations.count]
    _ = await app.router.outcome(of: try destination.request(in: app))
  }
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(times)
}
