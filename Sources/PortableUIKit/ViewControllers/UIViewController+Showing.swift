// The search for the view controller that performs `show(_:sender:)` or `showDetailViewController(_:sender:)`. Apple's
// page `targetViewController(forAction:sender:)` selects the nearest container that overrides the method. Linux has no
// selectors, so each view controller forwards the call to its parent, and an override ends the search. If no container
// overrides the method, the first view controller presents.
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
