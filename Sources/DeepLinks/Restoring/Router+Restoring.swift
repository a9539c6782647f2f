public import LinkTable
public import NavigationCore
public import RouteComposition
import ViewHierarchy

/// The result of restoring a position.
nonisolated public struct Restored: Hashable, Sendable {
  /// The user's position now.
  public let position: NavigationPosition
  /// The places of the position that were left out, because they could not be read or restored.
  public let leftOut: [LeftOutPlace]
}

nonisolated extension Restored: CustomStringConvertible {
  /// The position, and each place that was left out, one per line.
  public var description: String {
    (["at \(position.json)"] + leftOut.map { "left out: \($0)" }).joined(separator: "\n")
  }
}

/// The reason why a position is not restored.
nonisolated public enum PositionError: Error, Hashable {
  /// The router has no table of screens.
  case noTable
  /// This number of attempts in a row did not finish.
  case givenUp(tries: Int)
  /// The position in the file cannot be read, or the number of attempts cannot be written.
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
  /// Returns a router that saves and restores positions with these screens.
  public func restoring(_ screens: ScreenTable) -> Router { keeping(screens) }

  /// The screens that this router restores; `nil` if it has no table.
  public var screens: ScreenTable? { roles[ScreenTable.self] }

  /// The user's position: the screens in all tabs, stacks, columns and modals.
  ///
  /// A screen without an entry in the table is left out, but not the screens in or above it. The position of a router without
  /// a table is empty.
  ///
  /// - Complexity: Linear in the number of view controllers, times the number of the table's entries.
  public var position: NavigationPosition {
    screens.map { PositionCapture(live: live, screens: $0).position() } ?? NavigationPosition(root: nil)
  }
}

extension NavigationRequest where Value == Restored {
  /// Returns a request that restores a position with the screens of the router that carries it out; see
  /// ``Router/restoring(_:)``.
  ///
  /// Places that cannot be restored are left out, and the request's value lists them. Containers in the tree are kept and
  /// filled. Screens that the position contains stay. All other screens are made before the first change.
  ///
  /// The request asks the router's guards, the guards of each screen that is made and of the steps below it, and the screens
  /// that would leave.
  ///
  /// If a guard of a screen refuses, that screen and the screens above it are left out. A ``Gate`` that is closed refuses
  /// without showing its screen.
  ///
  /// The request fails with ``PositionError/noTable`` if the router has no table of screens.
  public static func restore(_ position: NavigationPosition) -> NavigationRequest { .restore(position, unread: []) }

  /// Returns a request that restores the readable part of a position. Its value also lists the places that could not be read.
  public static func restore(_ reading: PositionReading) -> NavigationRequest {
    .restore(reading.position, unread: reading.leftOut)
  }

  private static func restore(_ position: NavigationPosition, unread: [LeftOutPlace]) -> NavigationRequest {
    NavigationRequest.made { roles in
      guard let screens = roles[ScreenTable.self] else {
        return .failing("restoring a position", because: PositionError.noTable)
      }
      return NavigationRequest { destination in
        guard let result = destination as? RestoredResult else { throw PositionError.noTable }
        return result.restored
      } on: {
        RestoringGoal(position, unread: unread, screens, in: $0)
      }
    }.animated(false)
  }
}
