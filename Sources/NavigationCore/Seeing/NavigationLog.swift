#if canImport(os)
  import os
#else
  import Foundation
#endif

/// Where a router writes what happens: the system's log on Apple's systems, standard error elsewhere.
///
/// A message below the level that was asked for is never put together. A request that a link makes is written with the link.
nonisolated public struct NavigationLog: Sendable {
  /// How much is written.
  public enum Level: Int, Sendable, Comparable, CaseIterable {
    /// Everything: each stage of each request.
    case debug
    /// Requests, outcomes and moves of the user.
    case info
    /// Failures only.
    case error

    /// Orders levels from the most to the least talkative.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private let level: Level
  private let write: @MainActor @Sendable (Level, String) -> Void

  /// Writes messages of this level and above with a closure of your own.
  public init(level: Level, write: @escaping @MainActor @Sendable (Level, String) -> Void) {
    self.level = level
    self.write = write
  }

  /// Writes to `os.Logger` on Apple's systems and to standard error elsewhere.
  public static func system(level: Level = .info) -> NavigationLog {
    #if canImport(os)
      let logger = Logger(subsystem: "Wayfinder", category: "navigation")
      return NavigationLog(level: level) { level, message in
        switch level {
        case .debug: logger.debug("\(message, privacy: .public)")
        case .info: logger.info("\(message, privacy: .public)")
        case .error: logger.error("\(message, privacy: .public)")
        }
      }
    #else
      return NavigationLog(level: level) { level, message in
        FileHandle.standardError.write(Data("wayfinder \(level): \(message)\n".utf8))
      }
    #endif
  }

  package func wants(_ level: Level) -> Bool { level >= self.level }

  @MainActor package func callAsFunction(_ level: Level, _ message: @autoclosure () -> String) {
    if wants(level) { write(level, message()) }
  }
}
