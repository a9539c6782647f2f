/// A window's surroundings change, or something inside overrides them otherwise.
final class TraitTransition: WindowTransition {
  private let windowPlace: WindowPlace
  /// What the system changes; `nil` if the app has changed its overrides.
  private let change: TraitValues?
  private let size: CGSize?

  init(_ window: UIWindow, change: TraitValues? = nil, size: CGSize? = nil) {
    windowPlace = window.queue.place
    self.change = change
    self.size = size
    super.init(animated: change != nil || size != nil)
  }

  nonisolated deinit {}

  // Not held, as the window's own queue holds this.
  private var window: UIWindow? { windowPlace.window }
  override var fromController: UIViewController? { window?.seenRoot }
  override var toController: UIViewController? { window?.seenRoot }
  override var containerView: UIView? { window }

  // Apple's page `willTransition(to:with:)`: the controllers are told before the traits change, and the changes of
  // traits are reported after that.
  override func begin() -> Motion {
    guard let window else { return .none }
    if let change { apply(change, to: window) }
    let motion = change == nil && size == nil ? Motion.none : motion()
    window.adaptToTraits()
    if let root = window.seenRoot {
      root.adaptLineToTraits()
      adaptPresentations(of: root)
    }
    if size != nil {
      for controller in lineBefore { controller.presentationControllerStore?.windowDidResize() }
    }
    return motion
  }

  private func apply(_ change: TraitValues, to window: UIWindow) {
    let environment = window.madeEnvironment()
    let geometry = window.sceneLink?.geometry
    let line = lineBefore
    let old = window.traitsOfWindow
    let simulated = environment.simulated
    environment.simulated.merge(change)
    let new = window.traitsOfWindow
    environment.simulated = simulated
    if new != old {
      let collection = UITraitCollection(new)
      for controller in line {
        // A presented controller is told by who manages its presentation.
        if controller.presentingLink != nil, let manager = controller.presentationControllerStore {
          manager.willTransition(to: collection, with: coordinator)
        } else {
          controller.willTransition(to: controller.expected(collection), with: coordinator)
        }
      }
    }
    if let size, size != window.frame.size {
      for controller in line {
        if controller.presentingLink != nil, let manager = controller.presentationControllerStore {
          manager.viewWillTransition(to: size, with: coordinator)
        } else {
          controller.viewWillTransition(to: size, with: coordinator)
        }
      }
      window.frame.size = size
    }
    window.sceneLink?.traitsWillChange()
    environment.simulated.merge(change)
    window.sceneLink?.tellTraits()
    if size != nil, let geometry { window.sceneLink?.tellGeometry(before: geometry) }
  }

  private var lineBefore: [UIViewController] {
    var line: [UIViewController] = []
    window?.seenRoot?.forEachInLine { line.append($0) }
    return line
  }
}

extension UIViewController {
  /// The traits it would have where its surroundings have those.
  func expected(_ outer: UITraitCollection) -> UITraitCollection {
    guard let traitsStore else { return outer }
    var values = outer.values
    if let byParent = traitsStore.byParent, traitsStore.overridingParent === parentLink {
      values.merge(byParent.values)
    }
    values.merge(traitsStore.overrides.values)
    return UITraitCollection(values)
  }

  func passOnTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    forEachSeenChild { child in
      let expected = child.expected(traits)
      if expected.values != child.traitsNow { child.willTransition(to: expected, with: coordinator) }
    }
  }

  func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forEachSeenChild { child in
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }
}
