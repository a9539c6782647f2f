public import Foundation

/// Another process that explores some of the states and interrupts some of the navigations.
///
/// Only the verifier can read its tasks and answers.
public protocol VerificationHelper: AnyObject {
  /// Sends a task. The helper works while this process continues.
  func begin(_ task: Data) throws
  /// A Boolean value that indicates whether ``answer()`` returns at once.
  var hasAnswered: Bool { get }
  /// Waits for the answer to the last task.
  func answer() throws -> Data
}

/// A helper has ended, or has sent a wrong answer.
nonisolated public struct HelperHasGone: Error, CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String { "A process that helped exploring has ended before its work was done." }
}

extension AppUnderTest {
  /// Explores the states that another process sends, until that process ends. A helper calls only this method
  /// (``withMainSerialExecutor(_:)``).
  ///
  /// - Parameters:
  ///   - bound: The bound of the other process.
  ///   - next: Waits for the next task; returns `nil` at the end.
  ///   - reply: Sends an answer.
  /// - Throws: An error of the launch or of a closure.
  public func helpVerifying(
    within bound: VerificationBound, next: () throws -> Data?, reply: (Data) throws -> Void
  ) async throws {
    let walker = Walker(self, within: bound)
    try await withMainSerialExecutor {
      try await onMainTurns {
        while let task = try next() { try reply(await walker.answer(task)) }
      }
    }
  }
}

extension Walker {
  func answer(_ task: Data) async throws -> Data {
    switch try HelperTask(answer: task) {
    case .explore(let task):
      learn(task.explored)
      return try answer(try await expand(task.paths))
    case .leave:
      try await leave()
      return try answer([])
    case .interrupt(let task): return try await JSONEncoder().encode(description.interrupted(task))
    }
  }

  private func answer(_ expansions: [Expansion]) throws -> Data {
    try JSONEncoder().encode(ExploringAnswer(expansions, effort: effort, leaks: leaks))
  }
}
