extension UIView {
  /// The current traits: those of the controller or the window, with the overrides of the views between.
  var traitsNow: TraitValues { traits(overriding: extras?.traitOverrides?.values ?? TraitValues()) }

  /// The traits of this view with other overrides of its own.
  private func traits(overriding own: TraitValues) -> TraitValues {
    var view: UIView = self
    var overrides = own
    while true {
      if let controller = view.controllerLink { return controller.traitsNow.merging(overrides) }
      if let window = view.asWindow { return window.traitsOfWindow.merging(overrides) }
      guard let superview = view.superviewLink else { return TraitValues.phone.merging(overrides) }
      view = superview
      if let outer = view.extras?.traitOverrides { overrides = outer.values.merging(overrides) }
    }
  }

  func overrideTraits(_ overrides: UITraitOverrides) {
    let extras = madeExtras()
    if extras.untoldOverrides == nil, let scheduler = hostWindow?.queue.scheduler {
      extras.untoldOverrides = extras.traitOverrides?.values ?? TraitValues()
      scheduler.enqueue { [weak self] in self?.tellOwnTraits() }
    }
    extras.traitOverrides = overrides
  }

  /// Notifies the view and its descendants of changed traits, the outer first.
  func updateTraits() {
    asWindow?.adaptToTraits()
    if let controllerLink, controllerLink.isSeen { controllerLink.adaptToTraits() }
    tellOwnTraits()
    for view in subviewList { view.updateTraits() }
  }

  /// Reports all changes of this view's overrides since the last report in one call. The views and controllers around
  /// it report changes of inherited traits.
  private func tellOwnTraits() {
    guard let extras, let overrides = extras.untoldOverrides else { return }
    extras.untoldOverrides = nil
    let (before, now) = (traits(overriding: overrides), traitsNow)
    if now != before { tellTraits(UITraitCollection(before), now) }
  }

  /// Notifies this view, and its descendants that belong to no other controller, of changed traits.
  func tellTraits(_ previous: UITraitCollection, _ values: TraitValues) {
    traitCollectionDidChange(previous)
    extras?.traitRegistrations.tell(self, of: values, since: previous)
    for view in subviewList where view.controllerLink == nil { view.tellTraitsAround(previous, values) }
  }

  /// Notifies this view of changed inherited traits, some of which the view may override.
  func tellTraitsAround(_ previous: UITraitCollection, _ values: TraitValues) {
    guard let extras, let overrides = extras.traitOverrides?.values else { return tellTraits(previous, values) }
    // The same call reports pending changes of overrides.
    let before = previous.values.merging(extras.untoldOverrides ?? overrides)
    let now = values.merging(overrides)
    extras.untoldOverrides = nil
    if now != before { tellTraits(UITraitCollection(before), now) }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Registers a closure that is called when one of the traits has changed while the view is in a window. The
  /// registration ends when it is unregistered or when the view is deallocated.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { madeExtras().traitRegistrations.add(traits, handler) }
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras?.traitRegistrations.remove(registration)
  }
}
