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
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Has a closure called when one of the traits has changed, until unregistered or the controller dies.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { controller, previous in
      if let controller = controller as? Self { handler(controller, previous) }
    }
    madeTraits().registrations.append(registration)
    return registration
  }
}

/// A closure that is called when one of some traits has changed.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIViewController, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UIViewController, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}
}

extension UIViewController: UITraitChangeObservable {
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitsStore?.registrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitEnvironment {}
