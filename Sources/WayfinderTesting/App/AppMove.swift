import Wayfinder

/// Something that a user can do in an app as it is now.
public struct AppMove {
  /// The move as reports and journals have it.
  public let name: String
  /// A Boolean value that indicates whether the move goes back: the back button, the swipe on a sheet, the answer to a question.
  public let goesBack: Bool
  /// A Boolean value that indicates whether the move selects a tab.
  package private(set) var choosesTab = false
  private let make: @MainActor () -> Bool

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - name: The name in reports. It describes the action of the user, such as *draw a circle*.
  ///   - goesBack: A Boolean value that indicates whether the move goes back.
  ///   - make: A closure that makes the move, and returns whether it was possible.
  public init(_ name: String, goesBack: Bool = false, make: @escaping @MainActor () -> Bool) {
    self.name = name
    self.goesBack = goesBack
    self.make = make
  }

  /// Makes the move, and returns `false` if it is impossible or was refused.
  @discardableResult public func perform() -> Bool { make() }

  /// Returns the move with a number if other moves have the same name.
  func numbered(after others: Int) -> AppMove {
    others > 0 ? AppMove(name.numbered(after: others), goesBack: goesBack, make: make) : self
  }
}

nonisolated extension String {
  fileprivate func numbered(after others: Int) -> String { others > 0 ? "\(self) (\(others + 1))" : self }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
  extension AppMove {
    /// - Parameter others: The number of earlier moves with the same name.
    init(_ move: UserMove, called name: String, after others: Int, in window: UIWindow) {
      self.init(name.numbered(after: others), goesBack: move.goesBack) { window.perform(move, after: others) }
      if case .selectTab = move { choosesTab = true }
    }
  }

  extension UserMove {
    fileprivate var goesBack: Bool {
      switch self {
      case .back, .swipeDown, .answer: true
      default: false
      }
    }
  }
#endif
