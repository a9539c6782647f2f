// The hierarchy itself, apart from what can be overridden.
extension UIView {
  var hostWindow: UIWindow? {
    var view = self
    while let superview = view.superviewLink { view = superview }
    return view.asWindow
  }

  func liesIn(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let candidate = view {
      if candidate === ancestor { return true }
      view = candidate.superviewLink
    }
    return false
  }

  func index(of view: UIView) -> Int? { subviewList.firstIndex { $0 === view } }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.subviewList.isEmpty || !liesIn(view) else {
      return UIKitMisuse.report(.viewInsideItself, view)
    }
    if view.superviewLink === self { return reorder(view, to: min(index, subviewList.count - 1)) }
    let window = hostWindow
    let old = view.leaveSuperview(for: self, in: window)
    subviewList.insert(view, at: max(0, min(index, subviewList.count)))
    view.superviewLink = self
    markForLayout()
    if view.needsLayout || view.hasLayoutInside { hasLayoutInside = true }
    view.tellDidMove(from: old, to: window)
    didAddSubview(view)
    view.controllerLink?.viewCameIn()
  }

  func takeOut() {
    guard superviewLink != nil else { return }
    let window = leaveSuperview(for: nil, in: nil)
    tellDidMove(from: window, to: nil)
    controllerLink?.viewWentOut(of: window)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = self.index(of: view) else { return }
    subviewList.remove(at: old)
    subviewList.insert(view, at: max(0, min(index, subviewList.count)))
  }

  /// Leaves the superview, and says in what window that was.
  private func leaveSuperview(for newSuperview: UIView?, in new: UIWindow?) -> UIWindow? {
    willMove(toSuperview: newSuperview)
    let old = hostWindow
    if old !== new { tellWillMove(to: new) }
    guard let superview = superviewLink else { return nil }
    superview.willRemoveSubview(self)
    superviewLink = nil
    if superview.subviewList.last === self {
      superview.subviewList.removeLast()
    } else if let index = superview.index(of: self) {
      superview.subviewList.remove(at: index)
    }
    return old
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviewList { view.tellWillMove(to: window) }
  }

  private func tellDidMove(from old: UIWindow?, to new: UIWindow?) {
    if old !== new { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for view in subviewList { view.tellDidMoveToWindow() }
  }
}
