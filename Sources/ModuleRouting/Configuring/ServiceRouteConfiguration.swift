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

  // What a configuration that makes the service itself does; see ``ZIKServiceMakeableConfiguration``.

  /// A service made already, which is forgotten by being taken.
  func takeMade() -> Any? { nil }

  /// Whether the parameters were handed over: the service is made, or it is known how.
  var isReadyToMake: Bool { false }

  func makeByItself() -> Any? { nil }

  func prepareByItself(_ destination: Any) {}

  func didMake(_ destination: Any) {}

  /// The calls by which parameters can be handed over.
  var makingCalls: [String] { [] }
}
