import Wayfinder

/// Something that a user can do in an app as it is now.
public struct AppMove {
  /// The move as reports and journals have it.
  public let name: String
  /// Whether it is a way back: the back button, a sheet that is swiped down, the answer to a question.
  public let goesBack: Bool
  /// Whether it chooses a tab, which can be done wherever the tabs are.
  package private(set) var choosesTab = false
  private let make: @MainActor () -> Bool

  /// A move.
  ///
  /// - Parameters:
  ///   - name: The move as reports have it; it says what the user does, such as *draw a circle*.
  ///   - goesBack: Whether it is a way back.
  ///   - make: Makes it, and returns whether it could be made.
  public init(_ name: String, goesBack: Bool = false, make: @escaping @MainActor () -> Bool) {
    self.name = name
    self.goesBack = goesBack
    self.make = make
  }

  /// Makes the move.
  ///
  /// - Returns: `false` if it cannot be made any more or was refused.
  @discardableResult public func perform() -> Bool { make() }

  /// The move by a name that no other has.
  ///
  /// - Parameter others: How many before it are called the same.
  func numbered(after others: Int) -> AppMove {
    others > 0 ? AppMove(name.numbered(after: others), goesBack: goesBack, make: make) : self
  }
}

nonisolated extension String {
  /// The name of a move, with its number where others before it are called the same.
  fileprivate func numbered(after others: Int) -> String { others > 0 ? "\(self) (\(others + 1))" : self }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
  extension AppMove {
    /// - Parameters:
    ///   - name: What the move says of itself.
    ///   - others: How many before it say the same.
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
