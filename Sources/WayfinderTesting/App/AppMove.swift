import Wayfinder

/// Something that a user can do in an app as it is now.
public struct AppMove {
  /// The move as reports and journals have it.
  public let name: String
  /// Whether it is a way back: the back button, a sheet that is swiped down, the answer to a question.
  public let goesBack: Bool
  /// Whether it chooses a tab, which can be done wherever the tabs are.
  private(set) var choosesTab = false
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
}

extension AppUnderTest {
  /// What the user can do now: what a look at the screen finds, and what the description adds.
  ///
  /// On PortableUIKit a look at the screen finds the back button, each enabled control, tabs, rows, the answers of an alert, a
  /// sheet that can be swiped down. Apple's UIKit offers no such look, so there only what the description adds is found.
  public func moves(in app: App) -> [AppMove] {
    #if os(iOS) || os(tvOS) || os(visionOS)
      furtherMoves(app)
    #else
      app.window.userMoves.map { move in
        AppMove(move, in: app.window)
      } + furtherMoves(app)
    #endif
  }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
  extension AppMove {
    fileprivate init(_ move: UserMove, in window: UIWindow) {
      self.init(move.description, goesBack: move.goesBack) { window.perform(move) }
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
