/// What a router is told about making a service. It stands on no actor: it is used where it is made.
///
/// A module's parameters are declared by a protocol; a subclass of this class, or ``ServiceMakeableConfiguration``,
/// conforms to it.
nonisolated open class ServiceRouteConfiguration {
  /// The caller's own preparation of the service, before the module's own.
  public var prepareDestination: ((Any) -> Void)?

  /// Called with the service each time it was made.
  public var successHandler: ((Any) -> Void)?

  /// Called with the reason each time it could not be made.
  public var errorHandler: ((any Error) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}

  var makeable: (any ZIKConfigurationMakeable)? { nil }
}

nonisolated extension ServiceRouteConfiguration: MakingConfiguration {}
