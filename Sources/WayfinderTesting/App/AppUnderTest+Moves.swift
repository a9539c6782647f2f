import Wayfinder

extension AppUnderTest {
  /// Returns the moves that the user can make now: the moves on the screen, and further moves of the description.
  ///
  /// On PortableUIKit the screen has the back button, each enabled control, tabs, rows, the answers of an alert, and a sheet that can be
  /// swiped down. Apple's UIKit does not list them, so only the moves of the description are found.
  ///
  /// Equal names are numbered from the second one on: *tap “Add” (2)*.
  public func moves(in app: App) -> [AppMove] {
    var counts: [String: Int] = [:]
    func others(called name: String) -> Int {
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count
    }
    #if os(iOS) || os(tvOS) || os(visionOS)
      let found: [AppMove] = []
    #else
      let found = app.window.userMoves.map { move in
        let name = move.description
        return AppMove(move, called: name, after: others(called: name), in: app.window)
      }
    #endif
    return found + furtherMoves(app).map { $0.numbered(after: others(called: $0.name)) }
  }
}
