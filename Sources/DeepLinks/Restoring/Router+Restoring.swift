public import LinkTable
public import NavigationCore
public import RouteComposition
import ViewHierarchy

/// The result of restoring a position.
nonisolated public struct Restored: Hashable, Sendable {
  /// The user's position after the request.
  public let position: NavigationPosition
  /// The places of the requested position that could not be read or restored, each with the reason.
  public let leftOut: [LeftOutPlace]
}

nonisolated extension Restored: CustomStringConvertible {
  /// The position, followed by a line for each place that was left out.
  public var description: String {
    (["at \(position.json)"] + leftOut.map { "left out: \($0)" }).joined(separator: "\n")
  }
}

/// An error that occurs when a position is saved or restored.
nonisolated public enum PositionError: Error, Hashable {
  /// The router has no table of screens.
  case noTable
  /// The last attempts to restore the position have not finished. The value is their number.
  case givenUp(tries: Int)
  /// The file of the position cannot be read.
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
    case .noTable: "Save and restore with router.restoring(screens), or make that one the window's default router."
    case .givenUp: "Begin where the app begins; the position is tried again when another one has been saved."
    case .unusable: "Name a file that can be read and written."
    }
  }
}

extension Router {
  /// Returns a copy of the router that saves and restores positions with this table of screens.
  public func restoring(_ screens: ScreenTable) -> Router { keeping(screens) }

  /// The table of screens that this router saves and restores; `nil` if the router has none.
  public var screens: ScreenTable? { roles[ScreenTable.self] }

  /// The user's position: the screens in all tabs, stacks, columns and modals.
  ///
  /// A screen without an entry in the table is left out. The position still contains the screens above it in a stack. If a modal
  /// is left out, the position still contains the modals above it. A container needs no entry. If the router has no table, or the
  /// root is left out, the position is empty. The position is cut to the limits of `NavigationPosition`.
  ///
  /// - Complexity: Linear in the number of view controllers, times the number of the table's entries.
  public var position: NavigationPosition {
    screens.map { PositionCapture(live: live, screens: $0).position() } ?? NavigationPosition(root: nil)
  }
}

extension NavigationRequest where Value == Restored {
  /// Returns a request that restores a position. The router that performs the request uses its table of screens; see
  /// ``Router/restoring(_:)``.
  ///
  /// The request keeps the containers and screens that match the position already, and fills the containers. It makes all
  /// missing screens before the first change. If a place cannot be restored, the request leaves it out and lists it in
  /// ``Restored/leftOut``. By default, the changes are not animated.
  ///
  /// The request asks the router's guards and the screens that would leave. For each screen that it makes, it also asks the
  /// guards of the screen's step and of the steps below that step.
  ///
  /// If a guard of a step refuses, the request leaves out the screen and the screens above it. A closed ``Gate`` refuses
  /// without showing its screen.
  ///
  /// The request fails with ``PositionError/noTable`` if the router has no table of screens.
  public static func restore(_ position: NavigationPosition) -> NavigationRequest { .restore(position, unread: []) }

  /// Returns a request that restores the readable part of a position. ``Restored/leftOut`` also lists the places that could not
  /// be read.
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
