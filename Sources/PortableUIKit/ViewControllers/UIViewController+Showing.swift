// How `show(_:sender:)` and `showDetailViewController(_:sender:)` find who shows: as Apple's page
// `targetViewController(forAction:sender:)` says, the nearest container that has an answer of its own. There are no
// selectors here, so that each passes it on to its parent, whose override answers; if nobody does, who was asked first
// presents.
extension UIViewController {
  private static weak var firstAsked: UIViewController?

  func climb(_ ask: (UIViewController) -> Void, orElse give: (UIViewController) -> Void) {
    let outer = Self.firstAsked
    let first = outer.flatMap { $0.isInside(self) ? $0 : nil } ?? self
    guard let parentLink else {
      Self.firstAsked = nil
      give(first)
      Self.firstAsked = outer
      return
    }
    Self.firstAsked = first
    ask(parentLink)
    Self.firstAsked = outer
  }
}
