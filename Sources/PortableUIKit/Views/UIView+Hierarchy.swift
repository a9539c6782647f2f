// The view hierarchy. Overrides of public methods do not affect these.
extension UIView {
  var hostWindow: UIWindow? { windowPlace?.window }

  func liesIn(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let candidate = view {
      if candidate === ancestor { return true }
      view = candidate.superviewLink
    }
    return false
  }

  func index(of view: UIView) -> Int? {
    for (index, subview) in subviewList.enumerated() where subview === view { return index }
    return nil
  }

  /// The index of a subview after another view has left the list.
  func index(of subview: UIView, without view: UIView) -> Int? {
    guard let place = index(of: subview) else { return nil }
    guard let left = index(of: view), left < place else { return place }
    return place - 1
  }

  /// Inserts a view below a subview. If `other` is not a subview, inserts it at the bottom.
  func insert(_ view: UIView, below other: UIView?) {
    insert(view, at: other.flatMap { index(of: $0, without: view) } ?? 0)
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.subviewList.isEmpty || !liesIn(view) else {
      return UIKitMisuse.report(.viewInsideItself, view)
    }
    if !takes(view) { UIKitMisuse.report(.viewInEffectView, view, self) }
    if view.superviewLink === self { return reorder(view, to: min(index, subviewList.count - 1)) }
    let (_, changesWindow) = view.leaveSuperview(for: self, in: windowPlace)
    subviewList.insert(view, at: max(0, min(index, subviewList.count)))
    view.superviewLink = self
    // The callbacks may have moved this view.
    view.lie(in: windowPlace)
    if Self.knowsInsets { windowPlace?.tellInsetsLater() }
    markForLayout()
    if view.needsLayout || view.hasLayoutInside { hasLayoutInside = true }
    takeOverConstraintMarks(of: view)
    view.tellDidMove(changesWindow)
    didAddSubview(view)
    view.controllerLink?.viewCameIn()
  }

  func takeOut() {
    guard superviewLink != nil else { return }
    let (place, changesWindow) = leaveSuperview(for: nil, in: nil)
    lie(in: ownPlace)
    tellDidMove(changesWindow)
    controllerLink?.viewWentOut(of: place)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = self.index(of: view) else { return }
    subviewList.remove(at: old)
    subviewList.insert(view, at: max(0, min(index, subviewList.count)))
  }

  func exchange(_ one: Int, _ other: Int) {
    guard subviewList.indices.contains(one), subviewList.indices.contains(other) else { return }
    subviewList.swapAt(one, other)
  }

  /// Sets the window of the view and of all its descendants.
  private func lie(in place: WindowPlace?) {
    guard windowPlace !== place else { return }
    windowPlace = place
    if Self.knowsInsets, hasOwnInsets { place?.hasInsets = true }
    for view in subviewList { view.lie(in: place) }
  }

  /// Leaves the superview. Returns its window, and whether the new window differs.
  private func leaveSuperview(
    for newSuperview: UIView?, in new: WindowPlace?
  ) -> (old: WindowPlace?, changesWindow: Bool) {
    willMove(toSuperview: newSuperview)
    let old = windowPlace
    let changesWindow = WindowPlace.differ(old, new)
    if changesWindow {
      loseHeldFirstResponder()
      tellWillMove(to: new?.window)
    }
    guard let superview = superviewLink else { return (nil, WindowPlace.differ(nil, new)) }
    superview.willRemoveSubview(self)
    leaveConstraints()
    superviewLink = nil
    if superview.subviewList.last === self {
      superview.subviewList.removeLast()
    } else if let index = superview.index(of: self) {
      superview.subviewList.remove(at: index)
    }
    return (old, changesWindow)
  }

  private func loseHeldFirstResponder() {
    guard let responder = heldFirstResponder else { return }
    responder.loseFirstResponder()
    // A callback may make the responder first again, but its view leaves the window, so the responder resigns in any
    // case.
    heldFirstResponder?.responderWindow?.firstResponder = nil
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviewList { view.tellWillMove(to: window) }
  }

  private func tellDidMove(_ changesWindow: Bool) {
    if changesWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    extras?.layer?.lie(inWindow: hostWindow != nil)
    for view in subviewList { view.tellDidMoveToWindow() }
  }
}

extension UIView: MisuseSource {
  var misuseLog: MisuseLog? { hostWindow?.queue.log }
}

/// A reference to a window that all its views share, so that no view needs a search through its superviews.
final class WindowPlace {
  weak var window: UIWindow?
  /// Whether an object in the window has set its own safe area or margins. Until then, no search for them runs.
  var hasInsets = false
  private var isTellingDue = false

  /// Whether the places have different windows. A deallocated window counts as none.
  static func differ(_ one: WindowPlace?, _ other: WindowPlace?) -> Bool {
    one !== other && one?.window !== other?.window
  }

  /// Enqueues the notifications about changed safe areas and margins.
  func tellInsetsLater() {
    guard hasInsets, !isTellingDue, let window else { return }
    isTellingDue = true
    window.queue.scheduler.enqueue { [self] in
      isTellingDue = false
      tellInsets()
      self.window?.layOut()
    }
  }

  /// Sends the notifications about changed safe areas and margins.
  func tellInsets() {
    guard hasInsets, let window else { return }
    window.tellInsets(safeArea: window.safeAreaNow)
  }

  nonisolated deinit {}
}
