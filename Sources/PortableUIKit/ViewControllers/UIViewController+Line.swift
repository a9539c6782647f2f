// The line of a view controller: the controller itself, unless a modal covers it, and the modals over it.
extension UIViewController {
  /// Calls the body with the controller itself, unless a modal covers it, and with its modals.
  func forEachInLine(_ body: (UIViewController) -> Void) {
    guard let seenModal else { return body(self) }
    if !seenModal.coversPresenter { body(self) }
    seenModal.forEachInLine(body)
  }

  // Most view controllers have no modal, so their line contains only themselves.

  func beginLine(_ appearing: Bool, animated: Bool) {
    if seenModal == nil { return beginAppearance(appearing, animated: animated) }
    if appearing { adaptModals(with: TransitionQueue.running?.current) }
    forEachInLine { $0.beginAppearance(appearing, animated: animated) }
  }

  func continueLine() {
    if seenModal == nil { return continueAppearance() }
    forEachInLine { $0.continueAppearance() }
  }

  func endLine() {
    if seenModal == nil { return endAppearance() }
    forEachInLine { $0.endAppearance() }
  }

  /// Adds the line's views to the host in order, and removes the views that modals cover.
  ///
  /// - Parameter keepsFrame: Whether the app sets the frame of this controller's view. Otherwise the view fills the
  ///   host.
  func installLine(in host: UIView, keepingFrame keepsFrame: Bool = false) {
    if seenModal == nil { return install(in: host, keepingFrame: keepsFrame) }
    for controller in modalLine where controller.seenModal?.coversPresenter == true { controller.viewInHost?.takeOut() }
    forEachInLine { $0.install(in: host, keepingFrame: keepsFrame && $0 === self) }
  }

  private func install(in host: UIView, keepingFrame keepsFrame: Bool) {
    let view = loadedView()
    if let manager = presentationControllerStore, manager.container != nil { return manager.install(in: host) }
    guard view.superviewLink !== host else { return }
    if !keepsFrame { view.fill(host) }
    host.insert(view, at: host.subviewList.count)
  }

  /// The superview of this controller's line in a custom container.
  func place(in view: UIView) -> UIView? {
    var place = viewStore?.superviewLink
    if place == nil, seenModal != nil { place = modalLine.lazy.compactMap { $0.viewInHost?.superviewLink }.first }
    guard let place, place.liesIn(view) else { return nil }
    return place
  }

  /// Adds the modals of a custom container's children that were presented while they were not visible.
  func installModalsOfChildren() {
    guard hasChildren, let view = viewStore else { return }
    for child in childList where child.seenModal != nil {
      if let place = child.place(in: view) { child.installLine(in: place) }
    }
  }

  func uninstallLine() {
    if seenModal == nil { return viewInHost?.takeOut() ?? () }
    for controller in modalLine { controller.viewInHost?.takeOut() }
  }

  /// Makes the line disappear at its current place, because it is about to appear at another place.
  func leaveWhereSeen() {
    guard appearance != .disappeared || isModalInPlaceSeen else { return }
    forgetWhereSeen()
    beginLine(false, animated: false)
    uninstallLine()
    endLine()
  }

  private var isModalInPlaceSeen: Bool {
    seenModal != nil && modalLine.contains { $0.appearance != .disappeared }
  }

  /// Removes the controller from the record of the container, window or presenter that shows it, so that it disappears
  /// only once.
  private func forgetWhereSeen() {
    let host = viewInHost?.superviewLink ?? modalLine.lazy.compactMap { $0.viewInHost?.superviewLink }.first
    host?.controllerLink?.forgetShown(self)
    if let window = host?.asWindow, window.seenRoot === self { window.seenRoot = nil }
    if let seenPresenter, seenPresenter.seenModal === self { seenPresenter.seenModal = nil }
  }
}
