import AllocationCounter
import Foundation

/// The result of a benchmark.
struct Measurement: Codable {
  let name: String
  /// The unit of one operation, as in `push` or `view controller`.
  let unit: String
  /// The median over the rounds, in nanoseconds for each operation.
  let median: Double
  /// The number of memory blocks that each operation allocates.
  let allocations: Double
  /// The median of the same operation by hand, or `nil` if there is none.
  let baseline: Double?
  /// The largest allowed median in nanoseconds, or `nil` for no limit.
  let limit: Double?

  var ratio: Double? { baseline.map { median / $0 } }
}

/// The limit for the cost of an operation.
struct Limit {
  let factor: Double
  let plus: Double

  /// Returns a limit of a multiple of the cost by hand plus a number of nanoseconds.
  static func byHand(times factor: Double, plus: Double) -> Limit { Limit(factor: factor, plus: plus) }

  /// Returns a limit in nanoseconds.
  static func nanoseconds(_ limit: Double) -> Limit { Limit(factor: 0, plus: limit) }

  func nanoseconds(byHand: Double) -> Double { byHand * factor + plus }
}

/// Runs benchmarks, and keeps their results.
final class Bench {
  private(set) var results: [Measurement] = []
  /// A text that the name of a benchmark must contain; `nil` to run all benchmarks.
  let filter: String?
  /// The number of rounds, whose median is the result.
  let rounds: Int

  init(filter: String?, rounds: Int) {
    self.filter = filter
    self.rounds = rounds
  }

  /// Measures an operation, and the same operation by hand. The rounds of both alternate, so that a change in the load of the machine
  /// affects both.
  ///
  /// - Parameters:
  /// - count: The number of operations in one call of a closure.
  /// - limit: The limit for the cost of the operation.
  func benchmark(
    _ name: String, unit: String, count: Int = 1, limit: Limit? = nil, _ operation: () -> Void,
    byHand: (() -> Void)? = nil
  ) {
    if let filter, !name.contains(filter) { return }
    operation()
    byHand?()
    let before = allocation_count()
    operation()
    let allocations = Double(allocation_count() - before) / Double(count)
    var (own, hand) = ([Double](), [Double]())
    for _ in 0..<rounds {
      own.append(nanoseconds(operation) / Double(count))
      if let byHand { hand.append(nanoseconds(byHand) / Double(count)) }
    }
    let baseline = byHand == nil ? nil : median(hand)
    let result = Measurement(
      name: name, unit: unit, median: median(own), allocations: allocations, baseline: baseline,
      limit: limit?.nanoseconds(byHand: baseline ?? 0))
    results.append(result)
    print(result.line)
  }

  /// Adds a benchmark that was measured elsewhere, because it has to be awaited. The values are nanoseconds for each operation, one value
  /// for each round.
  func add(_ name: String, unit: String, _ own: [Double], byHand: [Double], limit: Double? = nil) {
    let result = Measurement(
      name: name, unit: unit, median: median(own), allocations: 0, baseline: median(byHand), limit: limit)
    results.append(result)
    print(result.line)
  }

  private func nanoseconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

extension Measurement {
  static let heading =
    pad("operation", 58) + pad("time", 12) + pad("by hand", 12) + pad("ratio", 8) + pad("allocations", 13) + "limit"

  var line: String {
    var line = Self.pad(name, 58) + Self.pad(Self.time(median), 12)
    line += Self.pad(baseline.map(Self.time) ?? "–", 12)
    line += Self.pad(ratio.map { String(format: "%.1f", $0) } ?? "–", 8)
    line += Self.pad(String(format: "%.1f", allocations), 13)
    if let limit { line += "\(Self.time(limit)) \(median <= limit ? "met" : "NOT MET")" }
    return line
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.0f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
    default: String(format: "%.2f ms", nanoseconds / 1_000_000)
    }
  }
}
