extension UIView {
  /// The traits here: those of the controller or the window, with what the views between override.
  var traitsNow: TraitValues { traits(overriding: extras?.traitOverrides?.values ?? TraitValues()) }

  /// The traits here if that is what the view itself overrides.
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

  /// Tells of changed traits here and in all views inside, the outer first.
  func updateTraits() {
    asWindow?.adaptToTraits()
    if let controllerLink, controllerLink.isSeen { controllerLink.adaptToTraits() }
    tellOwnTraits()
    for view in subviewList { view.updateTraits() }
  }

  /// Reports the overrides that have changed since the last report, in one call. Changes of the traits around the view are
  /// reported by the views and controllers around it.
  private func tellOwnTraits() {
    guard let extras, let overrides = extras.untoldOverrides else { return }
    extras.untoldOverrides = nil
    let (before, now) = (traits(overriding: overrides), traitsNow)
    if now != before { tellTraits(UITraitCollection(before), now) }
  }

  /// Tells this view, and those in it that belong to no other controller, what they have now and had before.
  func tellTraits(_ previous: UITraitCollection, _ values: TraitValues) {
    traitCollectionDidChange(previous)
    extras?.traitRegistrations.tell(self, of: values, since: previous)
    for view in subviewList where view.controllerLink == nil { view.tellTraitsAround(previous, values) }
  }

  /// Tells them of the traits around this view, of which it may override some.
  func tellTraitsAround(_ previous: UITraitCollection, _ values: TraitValues) {
    guard let extras, let overrides = extras.traitOverrides?.values else { return tellTraits(previous, values) }
    // Overrides that were not reported yet are reported in the same call.
    let before = previous.values.merging(extras.untoldOverrides ?? overrides)
    let now = values.merging(overrides)
    extras.untoldOverrides = nil
    if now != before { tellTraits(UITraitCollection(before), now) }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Has a closure called when one of the view's traits has changed while it is in a window, until unregistered or the
  /// view dies.
  ///
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end it.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { madeExtras().traitRegistrations.add(traits, handler) }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras?.traitRegistrations.remove(registration)
  }
}
