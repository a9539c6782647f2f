// The user's moves on single views. The search visits the visible controllers that no modal covers, the innermost
// first.
extension UIViewController {
  /// The touches that the user can make on this controller's visible views, the innermost first.
  var touches: [Touch] {
    var touches: [Touch] = []
    forEachInFront { controller in
      controller.forEachOwnTouchable { touches += ($0 as? any Touchable)?.touches ?? [] }
      touches += controller.barItems.flatMap(\.touches)
    }
    return touches
  }

  /// Calls the closure with each visible view of this controller that the user can touch.
  func forEachTouchable(_ body: (UIView) -> Void) {
    forEachInFront { $0.forEachOwnTouchable(body) }
  }

  private func forEachOwnTouchable(_ body: (UIView) -> Void) {
    if let view = viewStore, view.canBeReached { view.forEachTouchable(body) }
    for view in barViews { view.forEachTouchable(body) }
  }

  /// Calls the closure with each visible controller that no modal covers, the innermost first.
  private func forEachInFront(_ body: (UIViewController) -> Void) {
    forEachSeenChild { child in child.modalLine.last?.forEachInFront(body) }
    body(self)
  }

  /// Performs a move on the first view that it names.
  ///
  /// - Parameter others: The number of matching views to skip.
  /// - Returns: `false` if no view matches.
  func touch(_ move: UserMove, after others: Int) -> Bool {
    let touches = touches
    // Visible text takes precedence over names in interface files.
    let first = touches.first { $0.isMeant(by: move) } ?? touches.first { $0.isDrawn(for: move) }
    if let touch = others == 0 ? first : touches.filter({ $0.move == move }).dropFirst(others).first {
      touch.perform()
      return true
    }
    // A list scrolls to a row outside its visible area.
    var isDone = false
    forEachTouchable { view in
      guard !isDone, let list = view as? any RowTouching else { return }
      isDone = list.touchOutOfSight(move)
    }
    return isDone
  }

  /// Types text into the first field with a name.
  ///
  /// - Returns: `false` if there is no such field, or if it refuses the text.
  func enter(_ text: String, into name: String) -> Bool {
    var field: (any TextTaking)?
    forEachTouchable { view in
      if field == nil, let taking = view as? any TextTaking, taking.canTakeText, view.isCalled(name) { field = taking }
    }
    guard let field else { return false }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { field.takeReturn() }
      if !line.isEmpty, !field.take(String(line)) { return false }
    }
    return true
  }

  /// Moves the first slider with a name.
  ///
  /// - Returns: `false` if there is no such slider.
  func slide(_ name: String, to value: Float) -> Bool {
    var slider: UISlider?
    forEachTouchable { view in
      if slider == nil, let found = view as? UISlider, found.isEnabled, found.isCalled(name) { slider = found }
    }
    slider?.slide(to: value)
    return slider != nil
  }
}

/// A list whose rows the user can choose, including rows outside the visible area.
protocol RowTouching: UIView {
  /// Scrolls to the row of a move, and performs the move.
  ///
  /// - Returns: `false` if the list has no such row.
  func touchOutOfSight(_ move: UserMove) -> Bool
}
