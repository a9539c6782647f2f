/// A transition in which the traits or the size of a window change, or the trait overrides of an object inside it.
final class TraitTransition: WindowTransition {
  private let windowPlace: WindowPlace
  /// The system's change. `nil` if the app has changed overrides.
  private let change: TraitValues?
  private let size: CGSize?

  init(_ window: UIWindow, change: TraitValues? = nil, size: CGSize? = nil) {
    windowPlace = window.queue.place
    self.change = change
    self.size = size
    super.init(animated: change != nil || size != nil)
  }

  nonisolated deinit {}

  // Weak, because the window's queue retains this transition.
  private var window: UIWindow? { windowPlace.window }
  override var fromController: UIViewController? { window?.seenRoot }
  override var toController: UIViewController? { window?.seenRoot }
  override var containerView: UIView? { window }

  // Apple's page `willTransition(to:with:)`: controllers are notified before their traits change, and the changes are
  // reported afterwards.
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
        // A presented controller is notified by its presentation controller.
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
  /// The traits of this controller in an environment with these traits.
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
