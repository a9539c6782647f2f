import AllocationCounter
import Foundation

/// What one measurement came to.
struct Measurement: Codable {
  let name: String
  /// What the figures are for one of, as in `push` or `view controller`.
  let unit: String
  /// Median over the rounds, nanoseconds for one operation.
  let median: Double
  /// Blocks of memory asked for by one operation.
  let allocations: Double
  /// The same done by hand, where there is such a thing.
  let baseline: Double?
  /// What it should cost at most, nanoseconds.
  let limit: Double?

  var ratio: Double? { baseline.map { median / $0 } }
}

/// What an operation should cost at most.
struct Limit {
  let factor: Double
  let plus: Double

  /// So many times what it costs by hand, and so many nanoseconds more.
  static func byHand(times factor: Double, plus: Double) -> Limit { Limit(factor: factor, plus: plus) }

  /// So many nanoseconds.
  static func nanoseconds(_ limit: Double) -> Limit { Limit(factor: 0, plus: limit) }

  func nanoseconds(byHand: Double) -> Double { byHand * factor + plus }
}

/// Runs benchmarks and keeps what they came to.
final class Bench {
  private(set) var results: [Measurement] = []
  /// Runs only what contains this, if it is set.
  let filter: String?
  /// How many rounds the median is taken of.
  let rounds: Int

  init(filter: String?, rounds: Int) {
    self.filter = filter
    self.rounds = rounds
  }

  /// Measures an operation beside the same done by hand, in turns, so that both see the same machine.
  ///
  /// - Parameters:
  ///   - count: How many operations one call of the closures makes.
  ///   - limit: What the operation should cost at most.
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

  /// Takes in what was measured elsewhere, as what has to be awaited is: nanoseconds for one operation, a value a round.
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
