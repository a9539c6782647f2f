// The user's moves that concern single views: found in what is in front, the innermost first.
extension UIViewController {
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
