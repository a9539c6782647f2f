extension UIViewController {
  /// Where a controller is between being told that it appears and that it has disappeared.
  enum Appearance: UInt8 { case disappeared, appearing, appeared, disappearing }

  /// What is happening to a controller, for `isBeingPresented` and its like.
  nonisolated struct Moves: OptionSet {
    let rawValue: UInt8
    static let beingPresented = Moves(rawValue: 1)
    static let beingDismissed = Moves(rawValue: 2)
    static let movingToParent = Moves(rawValue: 4)
    static let movingFromParent = Moves(rawValue: 8)
  }

  /// Whether it is on screen or about to be.
  var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  // A container is told first that something begins and last that it has ended, so that its children's callbacks lie
  // inside its own. Apple's documentation leaves the order between container and child open.

  func beginAppearance(_ appearing: Bool, animated: Bool) {
    guard appearing != isSeen else { return }
    appearance = appearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    hasSaidIsAppearing = false
    if appearing {
      loadedView()
      viewWillAppear(animated)
      installShownChild()
      if let shownChild { willShow(shownChild, animated: animated) }
    } else {
      viewWillDisappear(animated)
    }
    let earlier = told
    told = toldNow()
    for controller in told { controller.beginAppearance(appearing, animated: animated) }
    // Who left half-way, before everything turned round, is not told with the others any more.
    for controller in earlier where !told.contains(where: { $0 === controller }) { controller.endAppearance() }
  }

  func continueAppearance() {
    guard appearance == .appearing, !hasSaidIsAppearing else { return }
    hasSaidIsAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    for controller in told { controller.continueAppearance() }
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      continueAppearance()
      endTold()
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
      if let shownChild { didShow(shownChild, animated: isAppearanceAnimated) }
    case .disappearing:
      endTold()
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Who is told with this controller: what is seen of its children, if they are told automatically.
  private func toldNow() -> [UIViewController] {
    guard !childList.isEmpty || shownChild != nil, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    var told: [UIViewController] = []
    forEachSeenChild { $0.forEachInLine { told.append($0) } }
    return told
  }

  private func endTold() {
    let ending = told
    told = []
    for controller in ending { controller.endAppearance() }
  }

  /// Calls with what is seen in this controller's place: itself unless a modal covers it, and its modals.
  func forEachInLine(_ body: (UIViewController) -> Void) {
    guard let seenModal else { return body(self) }
    if !seenModal.coversPresenter { body(self) }
    seenModal.forEachInLine(body)
  }

  func beginLine(_ appearing: Bool, animated: Bool) {
    forEachInLine { $0.beginAppearance(appearing, animated: animated) }
  }

  func continueLine() { forEachInLine { $0.continueAppearance() } }
  func endLine() { forEachInLine { $0.endAppearance() } }

  /// Puts the views of the line into the host, the modals above, and takes out what modals cover.
  func installLine(in host: UIView) {
    for controller in modalLine where controller.seenModal?.coversPresenter == true { controller.viewStore?.takeOut() }
    forEachInLine { controller in
      let view = controller.loadedView()
      guard view.superviewLink !== host else { return }
      view.frame = host.bounds
      host.insert(view, at: host.subviewList.count)
    }
  }

  /// The superview in which an app's own container has this controller, or what is shown in its place.
  func place(in view: UIView) -> UIView? {
    var place = viewStore?.superviewLink
    if place == nil, seenModal != nil { place = modalLine.lazy.compactMap { $0.viewStore?.superviewLink }.first }
    guard let place, place.liesIn(view) else { return nil }
    return place
  }

  /// Puts in what was presented by children of an app's own container while nobody looked.
  func installModalsOfChildren() {
    guard !childList.isEmpty, let view = viewStore else { return }
    for child in childList where child.seenModal != nil {
      if let place = child.place(in: view) { child.installLine(in: place) }
    }
  }

  func uninstallLine() {
    for controller in modalLine { controller.viewStore?.takeOut() }
  }

  /// Makes it disappear where it is still seen, since it is about to appear elsewhere.
  func leaveWhereSeen() {
    guard appearance != .disappeared else { return }
    let holder = viewStore?.superviewLink?.controllerLink
    if let holder, holder.shownChild === self { holder.shownChild = nil }
    beginLine(false, animated: false)
    uninstallLine()
    endLine()
  }
}
