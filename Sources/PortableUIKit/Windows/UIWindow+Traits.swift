extension UIWindow {
  /// A phone's traits, or those simulated, with what the scene and the window override.
  var traitsOfWindow: TraitValues {
    guard let environment else { return sceneLink.map { TraitValues.phone.merging($0.overrides.values) } ?? .phone }
    var values = environment.simulated
    if let sceneLink { values.merge(sceneLink.overrides.values) }
    values.merge(environment.overrides.values)
    return values
  }

  /// Whether somebody sees it, or is going to; also where it has been hidden and that has not had its turn yet.
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

  /// Has those inside told on a later turn; where nobody looks, nobody is.
  fileprivate func traitsHaveChanged() {
    if isOnScreenOrSeen { queue.enqueue(TraitTransition(self)) } else { environment?.told = traitsOfWindow }
  }

  /// Tells the window, and the views in it that are no controllers' own, of traits they have not been told of.
  func adaptToTraits() {
    guard let environment else { return }
    let (values, told) = (traitsOfWindow, environment.told)
    guard values != told else { return }
    environment.told = values
    tellTraits(UITraitCollection(told), values)
  }

  /// Has the window's surroundings change as if the user turned the device or resized the window. Not Apple's.
  ///
  /// The change is a transition like others: it begins on a turn of its own, when those before it have ended. Then the
  /// controllers are told by `willTransition(to:with:)` and `viewWillTransition(to:with:)`, the views of root, children
  /// and modals follow the size, the traits change, split view controllers collapse or expand, presentations adapt, and
  /// `traitCollectionDidChange(_:)` tells the rest. In a window that is not on screen the traits change at once and
  /// nobody is told.
  ///
  ///     window.simulate(horizontalSizeClass: .regular)
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The room from left to right; `nil` leaves it as it is.
  ///   - verticalSizeClass: The room from top to bottom; `nil` leaves it as it is.
  ///   - idiom: The kind of device; `nil` leaves it as it is.
  ///   - size: The window's size; `nil` leaves it as it is.
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

/// What surrounds a window, where it is not what surrounds a phone's.
final class WindowEnvironment {
  var simulated = TraitValues.phone
  var overrides = UITraitOverrides()
  /// The traits that the window was told last.
  var told: TraitValues

  init(told: TraitValues) { self.told = told }

  nonisolated deinit {}
}

extension UIWindowScene {
  /// The traits this scene changes for everything inside it.
  ///
  /// Follows Apple's page `UIWindowScene`, `traitOverrides`.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      let windows = windowList.objects
      // Each notes what it was told before.
      for window in windows { _ = window.madeEnvironment() }
      traitsWillChange()
      overrides = newValue
      (windows.first?.queue.scheduler ?? .current ?? .unattached).enqueue { [weak self] in self?.tellTraits() }
      for window in windows { window.traitsHaveChanged() }
    }
  }

  /// A phone's traits, or those simulated in its first window, with what it overrides.
  var traitsNow: TraitValues {
    (windowList.objects.first?.environment?.simulated ?? .phone).merging(overrides.values)
  }

  /// Notes the traits that the scene was told last.
  func traitsWillChange() {
    if untoldTraits == nil { untoldTraits = traitsNow }
  }

  /// Tells of traits that are others than those noted, all at once.
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
  /// Has a closure called when one of the scene's traits has changed, until unregistered or the scene dies.
  ///
  /// - Returns: The registration. Pass it to `unregisterForTraitChanges(_:)` to end it.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { registrations.add(traits, handler) }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
