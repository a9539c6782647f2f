import Foundation
import Wayfinder
import WayfinderTesting

/// Explores the shop for `storefront check`, in several processes.
public struct ShopCheck {
  /// The first argument of a process that explores for another process.
  nonisolated public static let helping = "--help-exploring"
  /// The bound without options: all screens, both widths, both login states, and 10,000 states.
  nonisolated static let defaultBound = VerificationBound(
    states: 10_000, steps: 12, stackDepth: 6, modals: 2, waiting: 1, interruptedStates: 3)
  private var bound = defaultBound
  private let processes: Int
  private let output: Output

  init(_ call: ToolCall) throws(Refusal) {
    bound.states = try call.number(after: .states, default: bound.states)
    bound.steps = try call.number(after: .steps, default: bound.steps)
    bound.interruptedStates = try call.number(after: .interrupted, from: 0, default: bound.interruptedStates)
    processes = try call.number(after: .processes, default: ProcessInfo.processInfo.activeProcessorCount)
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
    if output.showsProgress { output.showProgress("") }
    return report
  }

  /// Reads requests of another process of the tool from standard input, explores, and answers on standard output.
  ///
  /// - Parameter limits: The largest number of screens in a stack, and of modals.
  /// - Returns: The exit status of the process.
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

  /// Returns a function that draws the progress whenever its percentage changes.
  private func bar() -> @MainActor (VerificationProgress) -> Void {
    var last = -1
    return { [output] progress in
      let percent = Int(progress.fraction * 100)
      guard percent != last else { return }
      last = percent
      let filled = percent / 4
      let drawn = String(repeating: "█", count: filled) + String(repeating: "░", count: 25 - filled)
      output.showProgress("\(drawn) \(percent) % of \(progress.seen) states")
    }
  }
}
