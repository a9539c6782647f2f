// How views follow the size of what they lie in: at once, and only where that has become another.
extension UIView {
  /// Has the subviews follow the size, of which the old one is given: what the system has put in fills this view, and the
  /// rest goes by its masks.
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

  /// Makes it as large as its host, if it is not.
  func fill(_ host: UIView) {
    let bounds = host.bounds
    if frame != bounds { frame = bounds }
  }

  /// Takes a controller's view back, which may have been away while this one got another size.
  func putBack(_ view: UIView, below other: UIView?) {
    insert(view, below: other)
    let size = view.frame.size
    guard size != frame.size, view.superviewLink === self, view.fillsSuperview(of: size) else { return }
    view.fill(self)
  }
}

extension CGRect {
  /// The rectangle in a room that has become another size.
  ///
  /// Follows Apple's page `autoresizingMask`: the difference is shared among what is flexible, in proportion to its parts.
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

/// A rectangle's extent in one direction, with what is before and after it in its room.
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
    // What has no extent yet grows evenly.
    func share(_ part: CGFloat) -> CGFloat { difference * (whole > 0 ? part / whole : 1 / CGFloat(count)) }
    let (more, wider) = (isBefore ? share(before) : 0, isItself ? share(itself) : 0)
    before += more
    itself += wider
  }
}
