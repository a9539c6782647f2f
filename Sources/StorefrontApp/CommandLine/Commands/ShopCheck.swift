import Foundation
import Wayfinder
import WayfinderTesting

/// Explores the shop for `storefront check`, in several processes.
public struct ShopCheck {
  /// The first argument of a process that explores for another process.
  nonisolated public static let helping = "--help-exploring"
  /// The bound of `storefront check` without options.
  nonisolated static let defaultBound = VerificationBound(
    states: 10_000, steps: 12, stackDepth: 6, modals: 2, waiting: 1, interruptedStates: 3)
  private var bound = defaultBound
  private let processes: Int
  private let share: (number: Int, count: Int)?
  /// The files of the shards to merge.
  private let files: [String]?
  private let output: Output

  init(_ call: ToolCall) throws(Refusal) {
    bound.states = try call.number(after: .states, default: bound.states)
    bound.steps = try call.number(after: .steps, default: bound.steps)
    bound.interruptedStates = try call.number(after: .interrupted, from: 0, default: bound.interruptedStates)
    processes = try call.number(after: .processes, default: ProcessInfo.processInfo.activeProcessorCount)
    share = if let text = call.value(of: .shard) { try Self.share(text) } else { nil }
    files = try Self.files(call)
    output = call.output
  }

  /// Returns the files to merge; `nil` without `--merge`.
  private static func files(_ call: ToolCall) throws(Refusal) -> [String]? {
    guard call.has(.merge) else {
      try call.words.check(atMost: 0)
      return nil
    }
    if let other = [Option.states, .steps, .interrupted, .processes, .shard].first(where: call.has) {
      throw Refusal("The files of the shards have their bound; leave out `\(other.rawValue)`.")
    }
    guard !call.words.all.isEmpty else {
      throw Refusal("`--merge` needs the file of each shard; write `storefront check --merge FILE…`.")
    }
    return call.words.all
  }

  /// Reads the number of a shard, as in `2/8`.
  private static func share(_ text: String) throws(Refusal) -> (number: Int, count: Int) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], 1...10_000 ~= count, 1...count ~= number
    else {
      throw Refusal("\(text.quotedOnOneLine) is no shard; write `--shard N/COUNT` with N from 1 to COUNT, as 2/8.")
    }
    return (number, count)
  }

  /// Returns the file of a shard; `nil` without `--shard`.
  func shard() async throws -> String? {
    guard let share else { return nil }
    let shard = try await withHelpers { helpers, progress in
      try await AppUnderTest.shop().verify(
        within: bound, shard: share.number, of: share.count, with: helpers, progress: progress)
    }
    return String(decoding: try shard.json(), as: UTF8.self)
  }

  /// Explores the shop, or merges the files of shards.
  ///
  /// - Returns: `nil` if a file is unusable. The output has the reason.
  func report() async throws -> VerificationReport? {
    if let files { return try await report(merging: files) }
    return try await withHelpers { helpers, progress in
      try await AppUnderTest.shop().verify(within: bound, with: helpers, progress: progress)
    }
  }

  private func report(merging files: [String]) async throws -> VerificationReport? {
    var shards: [VerificationShard] = []
    for file in files {
      guard let handle = FileHandle(forReadingAtPath: file), let data = try? handle.readToEnd() ?? Data() else {
        output.refuse(file, "The file cannot be read.")
        return nil
      }
      do { shards.append(try VerificationShard(json: data)) } catch {
        output.refuse(file, error.description)
        return nil
      }
    }
    do { return try await AppUnderTest.shop().report(merging: shards) } catch let error as VerificationShardError {
      output.refuse(error.description)
      return nil
    }
  }

  /// Calls a closure with helpers on the other cores, and with a progress bar.
  private func withHelpers<Result>(
    _ body: ([any VerificationHelper], (@MainActor (VerificationProgress) -> Void)?) async throws -> Result
  ) async throws -> Result {
    let helpers = try (0..<max(0, min(processes, 64) - 1)).map { _ in
      guard let tool = Bundle.main.executableURL else { throw CocoaError(.executableNotLoadable) }
      return try HelperProcess(
        executable: tool, arguments: [Self.helping, "\(bound.stackDepth)", "\(bound.modals)"])
    }
    defer { for helper in helpers { helper.end() } }
    let result = try await body(helpers, output.showsProgress ? bar() : nil)
    if output.showsProgress { output.showProgress("") }
    return result
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
