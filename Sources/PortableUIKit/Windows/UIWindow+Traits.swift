extension UIWindow {
  /// A phone's traits or the simulated traits, with the overrides of the scene and the window.
  var traitsOfWindow: TraitValues {
    guard let environment else { return sceneLink.map { TraitValues.phone.merging($0.overrides.values) } ?? .phone }
    var values = environment.simulated
    if let sceneLink { values.merge(sceneLink.overrides.values) }
    values.merge(environment.overrides.values)
    return values
  }

  /// Whether the window is visible or about to be. A hidden window counts until its transition.
  fileprivate var isOnScreenOrSeen: Bool { isOnScreen || seenRoot != nil }

  func madeEnvironment() -> WindowEnvironment {
    if let environment { return environment }
    let made = WindowEnvironment(told: traitsOfWindow)
    environment = made
    return made
  }

  func overrideTraitsInside(_ overrides: UITraitOverrides) {
    madeEnvironment().overrides = overrides
    traitsHaveChanged()
  }

  /// Enqueues the notifications about changed traits. An invisible window notifies no object.
  fileprivate func traitsHaveChanged() {
    if isOnScreenOrSeen { queue.enqueue(TraitTransition(self)) } else { environment?.told = traitsOfWindow }
  }

  /// Notifies the window, and the views in it that belong to no controller, of changed traits.
  func adaptToTraits() {
    guard let environment else { return }
    let (values, told) = (traitsOfWindow, environment.told)
    guard values != told else { return }
    environment.told = values
    tellTraits(UITraitCollection(told), values)
  }

  /// Simulates a change of the window's traits or size, as if the user rotated the device or resized the window. Not
  /// Apple's.
  ///
  /// The change is a transition, which begins on a turn of its own after earlier transitions. It calls
  /// `willTransition(to:with:)` and `viewWillTransition(to:with:)` first. Then the views get the new size, and the
  /// traits change. Split view controllers collapse or expand, and presentations adapt. `traitCollectionDidChange(_:)`
  /// comes last. If the window is not visible, the traits change at once and no object is notified.
  ///
  ///     window.simulate(horizontalSizeClass: .regular)
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The horizontal size class. `nil` keeps the current one.
  ///   - verticalSizeClass: The vertical size class. `nil` keeps the current one.
  ///   - idiom: The kind of device. `nil` keeps the current one.
  ///   - size: The size of the window. `nil` keeps the current one.
  public func simulate(
    horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil,
    idiom: UIUserInterfaceIdiom? = nil, size: CGSize? = nil
  ) {
    let change = TraitValues(
      horizontalSizeClass: horizontalSizeClass ?? .unspecified, verticalSizeClass: verticalSizeClass ?? .unspecified,
      userInterfaceIdiom: idiom ?? .unspecified)
    guard isOnScreenOrSeen else {
      let environment = madeEnvironment()
      environment.simulated.merge(change)
      environment.told = traitsOfWindow
      if let size { frame.size = size }
      return
    }
    queue.enqueue(TraitTransition(self, change: change, size: size))
  }
}

/// The environment of a window that differs from a phone's.
final class WindowEnvironment {
  var simulated = TraitValues.phone
  var overrides = UITraitOverrides()
  /// The traits at the window's last notification.
  var told: TraitValues

  init(told: TraitValues) { self.told = told }

  nonisolated deinit {}
}

extension UIWindowScene {
  /// The trait overrides of this scene for everything inside it.
  ///
  /// Follows Apple's page `UIWindowScene`, `traitOverrides`.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      let windows = windowList.objects
      // Each window records the traits of its last notification.
      for window in windows { _ = window.madeEnvironment() }
      traitsWillChange()
      overrides = newValue
      (windows.first?.queue.scheduler ?? .current ?? .unattached).enqueue { [weak self] in self?.tellTraits() }
      for window in windows { window.traitsHaveChanged() }
    }
  }

  /// A phone's traits or the first window's simulated traits, with this scene's overrides.
  var traitsNow: TraitValues {
    (windowList.objects.first?.environment?.simulated ?? .phone).merging(overrides.values)
  }

  func traitsWillChange() {
    if untoldTraits == nil { untoldTraits = traitsNow }
  }

  /// Notifies the scene of all changes since the recorded traits.
  func tellTraits() {
    guard let before = untoldTraits else { return }
    untoldTraits = nil
    let values = traitsNow
    guard values != before else { return }
    let previous = UITraitCollection(before)
    traitCollectionDidChange(previous)
    registrations.tell(self, of: values, since: previous)
  }
}

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
  /// Registers a closure that is called when one of the traits has changed. The registration ends when it is
  /// unregistered or when the scene is deallocated.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { registrations.add(traits, handler) }
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
