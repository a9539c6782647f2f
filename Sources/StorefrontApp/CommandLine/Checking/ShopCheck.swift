import Foundation
import Wayfinder
import WayfinderTesting

/// Explores the shop as `storefront check` wants it, on as many cores as there are.
public struct ShopCheck {
  /// The first argument of the processes that explore for another.
  nonisolated public static let helping = "--help-exploring"
  /// The bound that is used where nothing else is said: all screens, both widths, both login states, and 10,000 states.
  nonisolated static let defaultBound = VerificationBound(
    states: 10_000, steps: 12, stackDepth: 6, modals: 2, waiting: 1, interruptedStates: 3)
  private var bound = defaultBound
  private let processes: Int
  private let output: Output

  init(_ call: ToolCall) throws(UsageError) {
    bound.states = try call.number(after: .states, otherwise: bound.states)
    bound.steps = try call.number(after: .steps, otherwise: bound.steps)
    bound.interruptedStates = try call.number(after: .interrupted, from: 0, otherwise: bound.interruptedStates)
    processes = try call.number(after: .processes, otherwise: ProcessInfo.processInfo.activeProcessorCount)
    output = call.output
  }

  func report() async throws -> VerificationReport {
    let helpers = try (0..<max(0, min(processes, 64) - 1)).map { _ in
      guard let tool = Bundle.main.executableURL else { throw CocoaError(.executableNotLoadable) }
      return try HelperProcess(
        executable: tool, arguments: [Self.helping, "\(bound.stackDepth)", "\(bound.modals)"])
    }
    defer { for helper in helpers { helper.end() } }
    let report = try await AppUnderTest.shop().verify(
      within: bound, with: helpers, progress: output.showsProgress ? bar() : nil)
    if output.showsProgress { output.errors("\r\u{1B}[K") }
    return report
  }

  /// Explores what another process of the tool asks for on standard input, and answers on standard output.
  ///
  /// - Parameter limits: How many screens a stack may hold, and how many modals there may be.
  /// - Returns: What the process ends with.
  public static func help(_ limits: [Int]) async -> Int32 {
    guard limits.count == 2 else { return ToolStatus.usage.rawValue }
    var bound = defaultBound
    (bound.stackDepth, bound.modals) = (limits[0], limits[1])
    do {
      try await AppUnderTest.shop().helpVerifying(within: bound) {
        try HelperProcess.next(from: .standardInput)
      } reply: {
        try HelperProcess.send($0, to: .standardOutput)
      }
      return ToolStatus.success.rawValue
    } catch {
      return ToolStatus.failed.rawValue
    }
  }

  /// Draws how far it has come, each time that a hundredth more is done.
  private func bar() -> @MainActor (VerificationProgress) -> Void {
    var last = -1
    return { [output] progress in
      let percent = Int(progress.fraction * 100)
      guard percent != last else { return }
      last = percent
      let filled = percent / 4
      let drawn = String(repeating: "█", count: filled) + String(repeating: "░", count: 25 - filled)
      output.errors("\r\(drawn) \(percent) % of \(progress.seen) states\u{1B}[K")
    }
  }
}
