import Wayfinder

extension AppUnderTest {
  /// What the user can do now: what a look at the screen finds, and what the description adds.
  ///
  /// On PortableUIKit a look at the screen finds the back button, each enabled control, tabs, rows, the answers of an alert, a
  /// sheet that can be swiped down. Apple's UIKit offers no such look, so there only what the description adds is found.
  ///
  /// Of several that are called the same each but the first has its number in its name: *tap “Add” (2)*.
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
