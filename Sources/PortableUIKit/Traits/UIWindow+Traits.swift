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
    let made = WindowEnvironment()
    environment = made
    return made
  }

  func overrideTraitsInside(_ overrides: UITraitOverrides) {
    madeEnvironment().overrides = overrides
    if isOnScreenOrSeen { queue.enqueue(TraitTransition(self)) }
  }

  /// Has the window's surroundings change as if the user turned the device or resized the window. Not Apple's.
  ///
  /// The change is a transition like others: it begins on a turn of its own, when those before it have ended. Then the
  /// controllers are told by `willTransition(to:with:)` and `viewWillTransition(to:with:)`, the traits change, split
  /// view controllers collapse or expand, presentations adapt, and `traitCollectionDidChange(_:)` tells the rest. In a
  /// window that is not on screen the traits change at once and nobody is told.
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
      madeEnvironment().simulated.merge(change)
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

  nonisolated deinit {}
}

extension UIWindowScene {
  /// The traits this scene changes for everything inside it.
  ///
  /// Follows Apple's page `UIWindowScene`, `traitOverrides`.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue
      for window in windowList.objects where window.isOnScreenOrSeen { window.queue.enqueue(TraitTransition(window)) }
    }
  }
}
