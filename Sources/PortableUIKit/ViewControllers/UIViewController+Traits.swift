/// The trait settings of a view controller. Most view controllers have none.
final class ControllerTraits {
  var overrides = UITraitOverrides()
  /// The traits that the parent sets with `setOverrideTraitCollection(_:forChild:)`.
  var byParent: UITraitCollection?
  weak var overridingParent: UIViewController?
  /// The traits at the last notification. The default is a phone's.
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

  /// The current traits: the window's with the overrides of all containers and this controller.
  ///
  /// A modal inherits from its presentation controller and the window, not from the presenter. Apple's page "Adapting
  /// to changes in the size class" says that traits follow the views.
  var traitsNow: TraitValues {
    guard let traitsStore else { return traitsAround }
    var values = traitsAround
    if let byParent = traitsStore.byParent, traitsStore.overridingParent === parentLink {
      values.merge(byParent.values)
    }
    values.merge(traitsStore.overrides.values)
    return values
  }

  /// The inherited traits: those of the nearest container with overrides, or those outside all containers.
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
    // A visible view has a direct link to its window, which saves a climb through the tree.
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

  /// Enqueues the notifications about changed traits.
  func traitsMayHaveChanged() {
    guard isSeen, let queue = (viewStore?.hostWindow ?? stateWindow)?.queue, let window = queue.window else { return }
    queue.enqueue(TraitTransition(window))
  }

  /// Adapts this controller to its current traits, and notifies it if they have changed.
  func adaptToTraits() {
    if presentingLink != nil { presentationControllerStore?.adaptToTraits() }
    let values = traitsNow
    adapt(to: values)
    let told = traitsStore?.told ?? .phone
    guard moves.contains(.knowsTraits) else {
      // The first traits are not a change, because Apple's view controllers are created with their expected traits.
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

  /// Adapts the visible controllers of this line and their descendants, the outer first.
  func adaptLineToTraits() {
    forEachInLine { controller in
      controller.adaptToTraits()
      controller.forEachSeenChild { $0.adaptLineToTraits() }
    }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// Registers a closure that is called when one of the traits has changed. The registration ends when it is
  /// unregistered or when the view controller is deallocated.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { madeTraits().registrations.add(traits, handler) }
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitsStore?.registrations.remove(registration)
  }
}
