/// What a controller has of traits of its own; most have nothing.
final class ControllerTraits {
  var overrides = UITraitOverrides()
  /// What the parent said of this child, by `setOverrideTraitCollection(_:forChild:)`.
  var byParent: UITraitCollection?
  weak var overridingParent: UIViewController?
  /// The traits the controller was told last, unless they are a phone's.
  var told = TraitValues.phone
  var registrations = TraitRegistrations()

  nonisolated deinit {}
}

extension UIViewController {
  func madeTraits() -> ControllerTraits {
    if let traitsStore { return traitsStore }
    let made = ControllerTraits()
    traitsStore = made
    return made
  }

  /// The traits here: the window's, with what everything between the window and this controller overrides.
  ///
  /// A modal hangs on its presentation controller and the window, not on the presenter, as Apple's page "Adapting to
  /// changes in the size class" has traits flow along the views.
  var traitsNow: TraitValues {
    guard let traitsStore else { return traitsAround }
    var values = traitsAround
    if let byParent = traitsStore.byParent, traitsStore.overridingParent === parentLink {
      values.merge(byParent.values)
    }
    values.merge(traitsStore.overrides.values)
    return values
  }

  /// The traits that its surroundings give it: those of the nearest container that changes them, or of what is around all
  /// containers.
  private var traitsAround: TraitValues {
    var outermost = self
    while let parent = outermost.parentLink {
      if parent.traitsStore != nil { return parent.traitsNow }
      outermost = parent
    }
    return outermost.traitsOutside
  }

  private var traitsOutside: TraitValues {
    guard let presentingLink else { return rootWindow?.traitsOfWindow ?? .phone }
    // Its view, where it is seen, knows the window without a climb through all that it lies on.
    let values = (viewStore?.hostWindow ?? presentingLink.stateWindow)?.traitsOfWindow ?? .phone
    guard let manager = presentationControllerStore else { return values }
    return values.merging(manager.overrides)
  }

  func override(_ traits: UITraitCollection?, for child: UIViewController) {
    guard child.parentLink === self else { return }
    if traits == nil, child.traitsStore == nil { return }
    let store = child.madeTraits()
    store.byParent = traits
    store.overridingParent = self
    child.traitsMayHaveChanged()
  }

  /// Has those who see other traits told so, on a later turn.
  func traitsMayHaveChanged() {
    guard isSeen, let queue = (viewStore?.hostWindow ?? stateWindow)?.queue, let window = queue.window else { return }
    queue.enqueue(TraitTransition(window))
  }

  /// Adapts this controller to the traits it finds, and tells it if they are others than before.
  func adaptToTraits() {
    if presentingLink != nil { presentationControllerStore?.adaptToTraits() }
    let values = traitsNow
    adapt(to: values)
    let told = traitsStore?.told ?? .phone
    guard moves.contains(.knowsTraits) else {
      // The first traits are no change: Apple's controllers are made with the traits they are expected to get.
      moves.insert(.knowsTraits)
      if values != told { madeTraits().told = values }
      return
    }
    guard values != told else { return }
    madeTraits().told = values
    let previous = UITraitCollection(told)
    traitCollectionDidChange(previous)
    traitsStore?.registrations.tell(self, of: values, since: previous)
    viewStore?.tellTraitsAround(previous, values)
  }

  /// Adapts everything that is seen in this controller's place, the outer first.
  func adaptLineToTraits() {
    forEachInLine { controller in
      controller.adaptToTraits()
      controller.forEachSeenChild { $0.adaptLineToTraits() }
    }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// Has a closure called when one of the controller's traits has changed, until unregistered or the controller dies.
  ///
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end it.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { madeTraits().registrations.add(traits, handler) }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitsStore?.registrations.remove(registration)
  }
}
