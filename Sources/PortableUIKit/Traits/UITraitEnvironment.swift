/// Something that lives in surroundings of some traits.
///
/// Follows Apple's page `UITraitEnvironment`.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known about the surroundings.
  var traitCollection: UITraitCollection { get }
  /// Called when the surroundings have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for a registration for changes of traits.
///
/// Follows Apple's page `UITraitChangeRegistration`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that can tell when traits change.
///
/// Follows Apple's page `UITraitChangeObservable`.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// What is called when a trait has changed: with whose trait that is, and with the traits from before.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  /// Has a closure called when one of the traits has changed, until unregistered or this object dies.
  ///
  /// - Returns: What ends it by `unregisterForTraitChanges(_:)`.
  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure that is called when one of some traits has changed.
private final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}
}

/// What is registered for changes of one object's traits; most objects have nothing.
struct TraitRegistrations {
  private var registrations: [TraitRegistration] = []

  init() {}

  mutating func add<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls those who have registered for a trait that is another one now.
  func tell(_ environment: any UITraitEnvironment, of values: TraitValues, since previous: UITraitCollection) {
    for registration in registrations where values.differs(from: previous.values, in: registration.traits) {
      registration.handler(environment, previous)
    }
  }
}
