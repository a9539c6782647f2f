#if canImport(os)
  import os
#else
  import Foundation
#endif

/// A log of navigation events. It passes messages to the system's log or to a closure.
///
/// The log ignores messages below its level, and does not compose them. The entry for a request that opens a link contains the link.
nonisolated public struct NavigationLog: Sendable {
  /// The importance of a message.
  public enum Level: Int, Sendable, Comparable, CaseIterable {
    /// Every phase of every request.
    case debug
    /// Requests, the reasons for which they wait, outcomes, and moves of the user.
    case info
    /// Failures only.
    case error

    /// Returns whether a level is less important than another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private let level: Level
  private let write: @MainActor @Sendable (Level, String) -> Void

  /// Makes a log that passes messages of this level and above to a closure.
  public init(level: Level, write: @escaping @MainActor @Sendable (Level, String) -> Void) {
    self.level = level
    self.write = write
  }

  /// Returns a log that writes to `os.Logger` on Apple's systems and to standard error elsewhere.
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
