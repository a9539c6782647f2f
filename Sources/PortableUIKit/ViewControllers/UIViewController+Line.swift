// What is seen in a controller's place: itself unless a modal covers it, and the modals presented on it.
extension UIViewController {
  /// Calls with what is seen in this controller's place: itself unless a modal covers it, and its modals.
  func forEachInLine(_ body: (UIViewController) -> Void) {
    guard let seenModal else { return body(self) }
    if !seenModal.coversPresenter { body(self) }
    seenModal.forEachInLine(body)
  }

  // Most controllers present nothing, and their line is only themselves.

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

  /// Puts the views of the line into the host, the modals above, and takes out what modals cover.
  ///
  /// - Parameter keepsFrame: Whether this one's view has its frame from the app; otherwise it fills the host.
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

  /// The superview in which an app's own container has this controller, or what is shown in its place.
  func place(in view: UIView) -> UIView? {
    var place = viewStore?.superviewLink
    if place == nil, seenModal != nil { place = modalLine.lazy.compactMap { $0.viewInHost?.superviewLink }.first }
    guard let place, place.liesIn(view) else { return nil }
    return place
  }

  /// Puts in what was presented by children of an app's own container while nobody looked.
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

  /// Makes it disappear where it is still seen, or a modal in its place, since it is about to appear elsewhere.
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

  /// Has whoever shows it forget it, so that it is not told twice that it goes.
  private func forgetWhereSeen() {
    let host = viewInHost?.superviewLink ?? modalLine.lazy.compactMap { $0.viewInHost?.superviewLink }.first
    host?.controllerLink?.forgetShown(self)
    if let window = host?.asWindow, window.seenRoot === self { window.seenRoot = nil }
    if let seenPresenter, seenPresenter.seenModal === self { seenPresenter.seenModal = nil }
  }
}
