/// A configuration that makes the destination itself: what the makeable configurations of views and services share.
nonisolated public protocol ZIKConfigurationMakeable<Destination>: AnyObject {
  /// What it makes.
  associatedtype Destination

  /// Makes the destination from the parameters that were handed over.
  var makeDestination: (() -> Destination?)? { get set }

  /// A destination that was made and prepared already.
  var makedDestination: Destination? { get set }

  /// The module's preparation of a destination.
  var _prepareDestination: ((Destination) -> Void)? { get set }

  /// Called once for each destination, after it was prepared.
  var didMakeDestination: ((Destination) -> Void)? { get set }

  /// A place for further constructors, each under its name.
  var constructorContainer: [String: Any] { get set }
}

extension ZIKViewMakeableConfiguration: @MainActor ZIKConfigurationMakeable {}

nonisolated extension ZIKServiceMakeableConfiguration: ZIKConfigurationMakeable {}
