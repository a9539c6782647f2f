// The resizing of subviews with their superview, at once and only if the size has changed.
extension UIView {
  /// Resizes the subviews after a change of this view's size.
  ///
  /// Views that the system has inserted fill this view. Other views follow their autoresizing masks.
  func resizeSubviews(from old: CGSize) {
    let usesMasks = extras?.resizesSubviews ?? true
    for view in subviewList {
      if isFilled(by: view) || view.fillsSuperview(of: old) {
        view.fill(self)
      } else if usesMasks, let extras = view.extras, extras.usesAutoresizing, !extras.autoresizing.isEmpty {
        view.frame = view.frame.following(extras.autoresizing, from: old, to: frame.size)
      }
    }
  }

  func fill(_ host: UIView) {
    let bounds = host.bounds
    if frame != bounds { frame = bounds }
  }

  /// Inserts the view of a controller again, and resizes the inserted view if this view has changed its size since.
  func putBack(_ view: UIView, below other: UIView?) {
    insert(view, below: other)
    let size = view.frame.size
    guard size != frame.size, view.superviewLink === self, view.fillsSuperview(of: size) else { return }
    view.fill(self)
  }
}

extension CGRect {
  /// Returns the rectangle after its superview was resized.
  ///
  /// As Apple's page `autoresizingMask` states, the flexible parts share the difference in proportion to their sizes.
  fileprivate func following(_ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize) -> CGRect {
    var (across, down) = (Stretch(origin.x, size.width, in: old.width), Stretch(origin.y, size.height, in: old.height))
    across.grow(
      by: new.width - old.width, before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    down.grow(
      by: new.height - old.height, before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    return CGRect(x: across.before, y: down.before, width: across.itself, height: down.itself)
  }
}

/// The extent of a rectangle in one direction, and the space before and after the rectangle.
private struct Stretch {
  private(set) var before: CGFloat
  private(set) var itself: CGFloat
  private let after: CGFloat

  init(_ before: CGFloat, _ itself: CGFloat, in room: CGFloat) {
    self.before = before
    self.itself = itself
    after = room - before - itself
  }

  mutating func grow(by difference: CGFloat, before isBefore: Bool, itself isItself: Bool, after isAfter: Bool) {
    let count = (isBefore ? 1 : 0) + (isItself ? 1 : 0) + (isAfter ? 1 : 0)
    guard count > 0 else { return }
    let whole = (isBefore ? before : 0) + (isItself ? itself : 0) + (isAfter ? after : 0)
    // Flexible parts that all have no extent share the difference equally.
    func share(_ part: CGFloat) -> CGFloat { difference * (whole > 0 ? part / whole : 1 / CGFloat(count)) }
    let (more, wider) = (isBefore ? share(before) : 0, isItself ? share(itself) : 0)
    before += more
    itself += wider
  }
}
