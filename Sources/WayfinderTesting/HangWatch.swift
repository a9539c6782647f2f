import Foundation
import Wayfinder

/// Reports the requests that a hanging test waits for.
///
/// It looks at the windows of tests several times in an interval. It reports a window once if the same requests have waited there for the
/// whole interval. It reports nothing while the process is busy, for example with other tests.
final class HangWatch {
  static let shared = HangWatch(every: .seconds(10)) { sentence in
    FileHandle.standardError.write(Data("wayfinder: \(sentence)\n".utf8))
  }

  private struct Watched {
    weak var window: UIWindow?
    var waiting: [WaitingRequest] = []
    /// The number of looks in a row with these requests and an idle process.
    var looks = 0
  }

  private static let looksPerInterval = 5
  private let interval: Duration
  /// Returns the processor time of all threads.
  private let timeSpent: @MainActor () -> Duration
  private let tell: @MainActor (String) -> Void
  private var watched: [Watched] = []
  private var isLooking = false
  private var spentBefore: Duration

  init(
    every interval: Duration, timeSpent: @escaping @MainActor () -> Duration = HangWatch.processTime,
    tell: @escaping @MainActor (String) -> Void
  ) {
    (self.interval, self.timeSpent, self.tell) = (interval, timeSpent, tell)
    spentBefore = timeSpent()
  }

  private nonisolated static func processTime() -> Duration {
    .seconds(Double(clock()) / Double(CLOCKS_PER_SEC))
  }

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  /// Looks at a window until it is released.
  func watch(_ window: UIWindow) {
    watched.append(Watched(window: window))
    guard !isLooking else { return }
    isLooking = true
    Task {
      while !watched.isEmpty {
        try? await Task.sleep(for: interval / Self.looksPerInterval)
        look()
      }
      isLooking = false
    }
  }

  private func look() {
    let spent = timeSpent()
    // A test that hangs leaves the process next to nothing to do.
    let isBusy = spent - spentBefore > interval / Self.looksPerInterval / 5
    spentBefore = spent
    watched = watched.compactMap { before in
      guard let window = before.window else { return nil }
      var now = before
      now.waiting = Router(window: window).waiting
      let isSame = !now.waiting.isEmpty && now.waiting == before.waiting
      if !isSame {
        now.looks = 0
      } else if now.looks < Self.looksPerInterval {
        now.looks = isBusy ? 0 : now.looks + 1
        if now.looks == Self.looksPerInterval { tell(of: now.waiting, in: window) }
      }
      return now
    }
  }

  private func tell(of waiting: [WaitingRequest], in window: UIWindow) {
    let lines = waiting.map(\.withRemedy) + ["The window shows \(window.outline)."]
    tell("a test has waited for \(interval) or longer.\n" + lines.joined(separator: "\n"))
  }
}

nonisolated extension WaitingRequest {
  var withRemedy: String {
    let remedy =
      switch reason {
      case .windowNotShown: "Show it with makeKeyAndVisible(), or make it with UIWindow.visible(_:)."
      case .windowWithoutRoot: "Set its rootViewController, and then show it with makeKeyAndVisible()."
      case .asking: "Answer before the outcome is awaited."
      case .transitionInFlight: "End it by the TransitionClock, or call window.endTransitionsAtOnce()."
      case .change: "Call the completion of the action, of the transition or of the overridden call that makes it."
      case .request: "That one has to end first."
      }
    return "\(self). \(remedy)"
  }
}
