/// An object with traits.
///
/// Follows Apple's page `UITraitEnvironment`.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
///
/// Follows Apple's page `UITraitChangeRegistration`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that reports changes of its traits.
///
/// Follows Apple's page `UITraitChangeObservable`.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// A closure that receives the object whose trait has changed, and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  /// Registers a closure that is called when one of the traits has changed. The registration ends when it is
  /// unregistered or when this object is deallocated.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  /// Removes a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure that is called when one of its traits has changed.
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

/// The registrations of one object. Most objects have none.
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

  /// Calls the closures that are registered for a changed trait.
  func tell(_ environment: any UITraitEnvironment, of values: TraitValues, since previous: UITraitCollection) {
    for registration in registrations where values.differs(from: previous.values, in: registration.traits) {
      registration.handler(environment, previous)
    }
  }
}
