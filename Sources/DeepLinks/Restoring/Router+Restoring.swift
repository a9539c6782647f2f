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
}

extension NavigationRequest where Value == Restored {
  /// Returns a request that restores a position, as far as it makes sense, with the screens of the router that carries it out;
  /// see ``Router/restoring(_:)``. Its value lists the places that were left out.
  ///
  /// Containers that are there are kept and filled, screens that are the wanted ones stay, and all others are made before
  /// the first change. The guards of the router are asked, those of each screen that is made and of the steps below it, and
  /// screens that would go whether they may be left.
  ///
  /// A guard of a screen that refuses leaves out that screen and those above it. A ``Gate`` whose condition does not hold refuses
  /// without showing its screen.
  ///
  /// A router without a table of screens fails the request with ``PositionError/noTable``.
  public static func restore(_ position: NavigationPosition) -> NavigationRequest { .restore(position, unread: []) }

  /// Returns a request that restores a position as far as it could be read. Its value also lists the places that could not.
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
