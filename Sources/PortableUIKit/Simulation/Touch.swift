/// An action that the user can perform on a view.
struct Touch {
  let move: UserMove
  /// The other names of the view.
  let names: [String]
  /// The names of the view in an interface file.
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

  /// Returns whether a move refers to this touch. A tap may use any name of the view.
  func isMeant(by move: UserMove) -> Bool {
    if move == self.move { return true }
    guard case .tap(let name) = move, case .tap = self.move else { return false }
    return names.contains(name)
  }

  /// Returns whether a tap names the view as an interface file does, by action, outlet or object id.
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
  /// The name of the view: its text, its accessibility label or its accessibility identifier.
  var name: String { words ?? accessibilityLabel ?? accessibilityIdentifier ?? "\(type(of: self))" }

  func isCalled(_ name: String) -> Bool {
    words == name || accessibilityLabel == name || accessibilityIdentifier == name
      || extras?.drawnNames.contains(name) == true
  }

  /// Whether the view and its subviews receive touches.
  var canBeTouched: Bool { !hidden && alpha > 0.01 && isUserInteractionEnabled }

  /// Whether all superviews receive touches.
  var canBeReached: Bool {
    var view = superviewLink
    while let outer = view, outer.asWindow == nil {
      guard outer.canBeTouched else { return false }
      view = outer.superviewLink
    }
    return true
  }
}
