// The user's moves that concern single views: found in what is in front, the innermost first.
extension UIViewController {
  /// Everything the user can touch in what is on screen of this controller, that of the inner ones first.
  var touches: [Touch] {
    var touches: [Touch] = []
    forEachInFront { controller in
      controller.forEachOwnTouchable { touches += ($0 as? any Touchable)?.touches ?? [] }
      touches += controller.barItems.flatMap(\.touches)
    }
    return touches
  }

  /// Calls with every view the user can touch in what is on screen of this controller.
  func forEachTouchable(_ body: (UIView) -> Void) {
    forEachInFront { $0.forEachOwnTouchable(body) }
  }

  private func forEachOwnTouchable(_ body: (UIView) -> Void) {
    if let view = viewStore, view.canBeReached { view.forEachTouchable(body) }
    for view in barViews { view.forEachTouchable(body) }
  }

  /// Calls with every controller on screen in this one that no modal covers, the innermost first.
  private func forEachInFront(_ body: (UIViewController) -> Void) {
    forEachSeenChild { child in child.modalLine.last?.forEachInFront(body) }
    body(self)
  }

  /// Does what the user does with the first view that is meant.
  ///
  /// - Parameter others: How many views are left out with which the same could be done.
  /// - Returns: `false` if there is none.
  func touch(_ move: UserMove, after others: Int) -> Bool {
    let touches = touches
    // What the user reads comes first.
    let first = touches.first { $0.isMeant(by: move) } ?? touches.first { $0.isDrawn(for: move) }
    if let touch = others == 0 ? first : touches.filter({ $0.move == move }).dropFirst(others).first {
      touch.perform()
      return true
    }
    // A row that is out of sight is scrolled to.
    var isDone = false
    forEachTouchable { view in
      guard !isDone, let list = view as? any RowTouching else { return }
      isDone = list.touchOutOfSight(move)
    }
    return isDone
  }

  /// Types into the first field of that name.
  ///
  /// - Returns: `false` if there is none, or it did not want the text.
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

  /// Moves the first slider of that name.
  ///
  /// - Returns: `false` if there is none.
  func slide(_ name: String, to value: Float) -> Bool {
    var slider: UISlider?
    forEachTouchable { view in
      if slider == nil, let found = view as? UISlider, found.isEnabled, found.isCalled(name) { slider = found }
    }
    slider?.slide(to: value)
    return slider != nil
  }
}

/// A list whose rows the user can choose, also those out of sight.
protocol RowTouching: UIView {
  /// Scrolls to the row the move is about, and makes the move.
  ///
  /// - Returns: `false` if it is about none here.
  func touchOutOfSight(_ move: UserMove) -> Bool
}
