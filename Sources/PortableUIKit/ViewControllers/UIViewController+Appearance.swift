extension UIViewController {
  /// The state of a view controller between `viewWillAppear` and `viewDidDisappear`.
  enum Appearance: UInt8 { case disappeared, appearing, appeared, disappearing }

  /// The moves of a view controller, for `isBeingPresented` and related properties.
  nonisolated struct Moves: OptionSet {
    let rawValue: UInt16
    static let beingPresented = Moves(rawValue: 1)
    static let beingDismissed = Moves(rawValue: 2)
    static let movingToParent = Moves(rawValue: 4)
    static let movingFromParent = Moves(rawValue: 8)
    /// Marks of a modal for which the window's variant limits `isBeingDismissed`.
    static let untoldOutsideCallbacks = Moves(rawValue: 32)
    static let untold = Moves(rawValue: 64)
    /// Whether the view controller has been visible and compares its traits. Not a move.
    static let knowsTraits = Moves(rawValue: 16)
    /// Whether a visible custom container has added this child, which has not appeared there yet.
    static let joining = Moves(rawValue: 128)
    /// Whether a custom container is removing this child, which has not disappeared there yet.
    static let leaving = Moves(rawValue: 256)
  }

  /// Whether the view controller is visible or about to be.
  var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  // A container begins before its children and ends after them, so that their callbacks lie inside its own. Apple's
  // documentation leaves this order open.

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
    // A controller that left before the appearance was reversed receives no more callbacks with the others.
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

  /// The children that receive appearance callbacks with this controller: its visible children, unless this controller
  /// forwards the callbacks itself.
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
