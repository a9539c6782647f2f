/// An optional part of random walks through mixed apps: a move, or a property of the app.
package enum WalkMove: String, CaseIterable, Sendable {
  /// The user taps the selected tab.
  case tabTappedAgain
  /// There are eight tabs, four of them in the More list.
  case moreTabs
  /// The app presents an alert.
  case alert
  /// The user, or the app's interaction controller, cancels an interactive transition.
  case cancelledInteraction
  /// A container of the app adds only its shown child.
  case onlyShownChild
  /// The split has a controller for its compact column.
  case compactColumn
  /// The window becomes narrow or wide.
  case width
  /// A screen is pushed onto the details of a collapsed split that shows its list, or shows another screen over the details.
  case detailsBehindList
  /// The app is in a container below the window's root.
  case rootContainer
}

extension Walks {
  /// The moves that are turned on: the moves in `WALK_MOVES`, separated by commas, or all moves.
  package static let moves: [WalkMove] = {
    guard let text = variable("WALK_MOVES") else { return WalkMove.allCases }
    return text.split(separator: ",").map { name in
      guard let move = WalkMove(rawValue: String(name)) else {
        fatalError(
          "WALK_MOVES has “\(name)”; write some of \(WalkMove.allCases.map(\.rawValue).joined(separator: ",")).")
      }
      return move
    }
  }()

  /// The number of requests in `SOAK_REQUESTS`, which `Scripts/soak` sets.
  package static let soakRequests: Int? = variable("SOAK_REQUESTS").map { text in
    guard let requests = Int(text), requests > 0 else { fatalError("SOAK_REQUESTS is “\(text)”; write a number.") }
    return requests
  }
}
