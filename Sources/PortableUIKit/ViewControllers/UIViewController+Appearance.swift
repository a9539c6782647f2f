extension UIViewController {
  /// Where a controller is between being told that it appears and that it has disappeared.
  enum Appearance: UInt8 { case disappeared, appearing, appeared, disappearing }

  /// What is happening to a controller, for `isBeingPresented` and its like.
  nonisolated struct Moves: OptionSet {
    let rawValue: UInt16
    static let beingPresented = Moves(rawValue: 1)
    static let beingDismissed = Moves(rawValue: 2)
    static let movingToParent = Moves(rawValue: 4)
    static let movingFromParent = Moves(rawValue: 8)
    /// How much is told of a dismissal, where that is less than all.
    static let untoldOutsideCallbacks = Moves(rawValue: 32)
    static let untold = Moves(rawValue: 64)
    /// Not a move: whether it has been seen in surroundings that can change.
    static let knowsTraits = Moves(rawValue: 16)
    /// Whether an app's own container in sight has taken it in, which is told when it appears there.
    static let joining = Moves(rawValue: 128)
    /// Whether an app's own container lets it go, which is told when it disappears there.
    static let leaving = Moves(rawValue: 256)
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
      adaptToTraits()
      adaptModalsOfChildren()
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
    guard hasChildren || managesChildViews, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    var told: [UIViewController] = []
    forEachSeenChild { $0.forEachInLine { told.append($0) } }
    return told
  }

  private func endTold() {
    let ending = told
    told = []
    for controller in ending { controller.endAppearance() }
  }
}
