public import LinkTable
public import NavigationCore
public import RouteComposition
import ViewHierarchy

/// What restoring a position has come to.
nonisolated public struct Restored: Hashable, Sendable {
  /// Where the user is now.
  public let position: NavigationPosition
  /// What was left out of the position, because it could not be read or does not make sense any more; nothing where all was
  /// restored.
  public let leftOut: [LeftOutPlace]
}

nonisolated extension Restored: CustomStringConvertible {
  /// Where the user is, and each place that was left out, a line each.
  public var description: String {
    (["at \(position.json)"] + leftOut.map { "left out: \($0)" }).joined(separator: "\n")
  }
}

/// Why a position is not restored.
nonisolated public enum PositionError: Error, Hashable {
  /// The router has no table of screens.
  case noTable
  /// It was begun to be restored this often, and never finished.
  case givenUp(tries: Int)
  /// What is kept cannot be read, or the number of tries cannot be kept.
  case unusable(file: String)
}

nonisolated extension PositionError: RemediedError, CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .noTable: "the router has no table of screens"
    case .givenUp(let tries): "restoring the position was begun \(tries) times in a row and not finished"
    case .unusable(let file): "the file \(file) cannot be used for a position"
    }
  }

  package var remedy: String {
    switch self {
    case .noTable: "Save and restore with router.restoring(screens), or make that one the window's standing router."
    case .givenUp: "Begin where the app begins; the position is tried again when another one has been saved."
    case .unusable: "Name a file that can be read and written."
    }
  }
}

extension Router {
  /// A router that writes down and restores where these screens are.
  public func restoring(_ screens: ScreenTable) -> Router { keeping(screens) }

  /// The screens that this router restores; `nil` where it was given none.
  public var screens: ScreenTable? { roles[ScreenTable.self] }

  /// Where the user is, over all tabs, stacks, columns and modals. What is not in the table of screens is left out, and nothing
  /// but that; a router without a table writes nothing.
  ///
  /// - Complexity: Linear in the number of view controllers, times that of the table's entries.
  public var position: NavigationPosition {
    screens.map { PositionCapture(live: live, screens: $0).position() } ?? NavigationPosition(root: nil)
  }

  /// The request that restores a position. It goes as far as the position makes sense; what was left out is in its value.
  ///
  /// Containers that are there are kept and filled, screens that are the wanted ones stay, and all others are made before
  /// the first change. The guards of the router are asked, those of each screen that is made and of the steps below it, and
  /// screens that would go whether they may be left.
  ///
  /// A guard of a screen that refuses leaves out that screen and those above it. A ``Gate`` whose condition does not hold refuses
  /// without showing its screen.
  /// - Parameter unread: What could not even be read of it; it is told with what is left out.
  public func request(
    restoring position: NavigationPosition, unread: [LeftOutPlace] = []
  ) -> NavigationRequest<Restored> {
    guard let screens else { return .failing("restoring a position", because: PositionError.noTable) }
    return NavigationRequest(animated: false) { destination in
      guard let result = destination as? RestoredResult else { throw PositionError.noTable }
      return result.restored
    } on: {
      RestoringGoal(position, unread: unread, screens, in: $0)
    }
  }

  /// The request that restores a position as far as it could be read.
  public func request(restoring reading: PositionReading) -> NavigationRequest<Restored> {
    request(restoring: reading.position, unread: reading.leftOut)
  }

  /// Restores a position.
  ///
  /// - Returns: Where the user is now, and what was left out.
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func restore(_ position: NavigationPosition) async throws -> Restored {
    try await outcome(restoring: position).get()
  }

  /// Restores a position and returns how that ended.
  public func outcome(restoring position: NavigationPosition) async -> Outcome<Restored> {
    await outcome(of: request(restoring: position))
  }

  /// Restores a position and hands how that ended to the completion, which is called once.
  ///
  /// - Returns: What cancels the request, until it begins to change the screen.
  @discardableResult public func restore(
    _ position: NavigationPosition, completion: @escaping @MainActor (Outcome<Restored>) -> Void
  ) -> NavigationHandle {
    perform(request(restoring: position), completion: completion)
  }

  /// What restoring a position would do, as the screen is now. Changes nothing and asks nobody. Its notes say what would be left
  /// out.
  ///
  /// - Throws: The ``NavigationFailure`` that restoring it would end with.
  public func plan(restoring position: NavigationPosition) throws -> RoutePlan {
    try plan(request(restoring: position))
  }
}
