// The safe area and the margins of views, computed from frames as Apple's pages `safeAreaInsets`, `layoutMargins` and
// `systemMinimumLayoutMargins` describe. The headless system has no bars: only view controllers add to the safe area.
extension UIView {
  /// Whether any view has ever needed insets. Until then, no view computes insets.
  static var knowsInsets = false

  var hasOwnInsets: Bool {
    if let extras, extras.layoutMargins != nil || extras.preservesMargins || !extras.insetsMargins { return true }
    guard let extras = controllerLink?.extras else { return false }
    return extras.additionalSafeArea != .zero || !extras.respectsLeastMargins
  }

  /// Notes that the insets of this view may have changed. The views are notified on a later turn.
  func insetsMayHaveChanged() {
    Self.knowsInsets = true
    windowPlace?.hasInsets = true
    windowPlace?.tellInsetsLater()
  }

  /// The current safe area. The safe area is zero for a view outside of a window.
  var safeAreaNow: UIEdgeInsets { hostWindow?.queue.place.hasInsets == true ? safeAreaInWindow : .zero }

  private var safeAreaInWindow: UIEdgeInsets {
    safeArea(in: superviewLink?.safeAreaInWindow ?? .zero, of: superviewLink)
  }

  private func safeArea(in outer: UIEdgeInsets, of superview: UIView?) -> UIEdgeInsets {
    let covered = covered(by: outer, of: superview)
    guard let more = controllerLink?.extras?.additionalSafeArea else { return covered }
    return UIEdgeInsets(
      top: covered.top + more.top, left: covered.left + more.left, bottom: covered.bottom + more.bottom,
      right: covered.right + more.right)
  }

  /// Returns the parts of this view that the insets of its superview cover.
  private func covered(by outer: UIEdgeInsets, of superview: UIView?) -> UIEdgeInsets {
    guard outer != .zero, let room = superview?.bounds else { return .zero }
    let frame = self.frame
    func part(_ distance: CGFloat, of size: CGFloat) -> CGFloat { max(0, min(distance, size)) }
    return UIEdgeInsets(
      top: part(room.minY + outer.top - frame.minY, of: frame.height),
      left: part(room.minX + outer.left - frame.minX, of: frame.width),
      bottom: part(frame.maxY - (room.maxY - outer.bottom), of: frame.height),
      right: part(frame.maxX - (room.maxX - outer.right), of: frame.width))
  }

  // MARK: Margins

  func setMargins(_ margins: UIEdgeInsets) { change(\.layoutMargins, to: margins) }

  func change<Value: Equatable>(_ path: ReferenceWritableKeyPath<ViewExtras, Value>, to value: Value) {
    let extras = madeExtras()
    guard extras[keyPath: path] != value else { return }
    extras[keyPath: path] = value
    insetsMayHaveChanged()
  }

  /// The margins of a view that sets none. The root view of a view controller has the system's minimum margins.
  private var usualMargins: UIEdgeInsets {
    if let controllerLink { return controllerLink.leastMargins.turned(directionNow) }
    return .usual
  }

  var marginsNow: UIEdgeInsets {
    var margins = extras?.layoutMargins ?? .usual
    if let controllerLink, controllerLink.extras?.respectsLeastMargins ?? true {
      let least = controllerLink.leastMargins.turned(directionNow)
      margins = extras?.layoutMargins == nil ? least : margins.atLeast(least)
    }
    guard let extras else { return margins.atLeast(safeAreaNow) }
    if extras.preservesMargins, let superviewLink {
      margins = margins.atLeast(covered(by: superviewLink.marginsNow, of: superviewLink))
    }
    return extras.insetsMargins ? margins.atLeast(safeAreaNow) : margins
  }

  /// Notifies this view and its subviews of new safe areas and margins, outer views first.
  func tellInsets(safeArea: UIEdgeInsets) {
    if safeArea != extras?.toldSafeArea ?? .zero {
      madeExtras().toldSafeArea = safeArea
      markForLayout()
      safeAreaInsetsDidChange()
      controllerLink?.viewSafeAreaInsetsDidChange()
    }
    let margins = marginsNow
    if margins != extras?.toldMargins ?? usualMargins {
      madeExtras().toldMargins = margins
      markForLayout()
      layoutMarginsDidChange()
      controllerLink?.viewLayoutMarginsDidChange()
    }
    for view in subviewList where view.superviewLink === self {
      view.tellInsets(safeArea: view.safeArea(in: safeArea, of: self))
    }
  }

  func fitting(_ targetSize: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width < 0 ? targetSize.width : size.width, height: size.height < 0 ? targetSize.height : size.height)
  }
}

extension UIEdgeInsets {
  fileprivate static let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isTurned = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isTurned ? right : left, bottom: bottom, trailing: isTurned ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  func turned(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isTurned = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isTurned ? trailing : leading, bottom: bottom, right: isTurned ? leading : trailing)
  }
}
