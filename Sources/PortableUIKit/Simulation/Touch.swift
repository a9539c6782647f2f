/// One thing the user can do with one view.
struct Touch {
  let move: UserMove
  /// What the view is called besides.
  let names: [String]
  /// What an interface file calls it.
  let drawnNames: [String]
  let perform: () -> Void

  init(_ move: UserMove, of view: UIView, _ perform: @escaping () -> Void) {
    self.move = move
    names = [view.accessibilityLabel, view.accessibilityIdentifier].compactMap { $0 }
    drawnNames = view.extras?.drawnNames ?? []
    self.perform = perform
  }

  init(_ move: UserMove, names: [String], drawnNames: [String] = [], _ perform: @escaping () -> Void) {
    self.move = move
    self.names = names
    self.drawnNames = drawnNames
    self.perform = perform
  }

  /// Whether that is what the move means; a tap may name a view in any way it can be named.
  func isMeant(by move: UserMove) -> Bool {
    if move == self.move { return true }
    guard case .tap(let name) = move, case .tap = self.move else { return false }
    return names.contains(name)
  }

  /// Whether a tap names what it is about as an interface file does, by action, outlet or object id.
  func isDrawn(for move: UserMove) -> Bool {
    guard case .tap(let name) = move, case .tap = self.move else { return false }
    return drawnNames.contains(name)
  }
}

/// A view that the user can touch.
protocol Touchable: UIView {
  /// The touches that the user can make on the view while it is on screen.
  var touches: [Touch] { get }
}

extension UIView {
  /// What it is called: what it says, or what it is called for assistive software and tests.
  var name: String { words ?? accessibilityLabel ?? accessibilityIdentifier ?? "\(type(of: self))" }

  func isCalled(_ name: String) -> Bool {
    words == name || accessibilityLabel == name || accessibilityIdentifier == name
      || extras?.drawnNames.contains(name) == true
  }

  /// Whether it lets touches through to itself and what lies in it.
  var canBeTouched: Bool { !hidden && alpha > 0.01 && isUserInteractionEnabled }

  /// Whether the views it lies in let touches through to it.
  var canBeReached: Bool {
    var view = superviewLink
    while let outer = view, outer.asWindow == nil {
      guard outer.canBeTouched else { return false }
      view = outer.superviewLink
    }
    return true
  }
}
