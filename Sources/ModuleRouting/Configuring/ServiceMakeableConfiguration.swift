/// A configuration that makes the service from parameters that the caller passes.
///
/// The configuration of a module derives from this class and conforms to the protocol that declares the parameters. It does not
/// store them, because the closures that it sets capture them.
///
/// The closure ``makeDestination`` makes the service. Three preparations follow in this order: the caller's
/// `prepareDestination`, the module's `modulePreparation` and the router's `prepareDestination(_:configuration:)`. If the
/// configuration has already made a service, the router uses that one, and only the caller's preparation follows.
///
/// `modulePreparation` and `madeDestination` are other names for `_prepareDestination` and ``makedDestination``, the names of
/// ZIKRouter. `makeAtOnce()` makes, prepares and stores the service.
nonisolated open class ZIKServiceMakeableConfiguration<Destination>: ServiceRouteConfiguration {
  /// A closure that makes the service. The call that passes the parameters sets it.
  open var makeDestination: (() -> Destination?)?

  /// ZIKRouter's name for `madeDestination`.
  open var makedDestination: Destination?

  /// ZIKRouter's name for `modulePreparation`.
  open var _prepareDestination: ((Destination) -> Void)?

  /// A closure called once for each service, after its preparation.
  open var didMakeDestination: ((Destination) -> Void)?

  /// A storage for further constructors, each under its name.
  open var constructorContainer: [String: Any] = [:]

  override var makeable: (any ZIKConfigurationMakeable)? { self }
}

nonisolated extension ZIKServiceMakeableConfiguration: ZIKConfigurationMakeable {}

/// A configuration that makes the service, with the constructor that its module's protocol declares.
///
/// ```swift
/// extension ServiceMakeableConfiguration: EditorViewModuleInput
/// where Destination == EditorViewInput, Constructor == (Draft) -> EditorViewInput? {}
/// ```
nonisolated open class ServiceMakeableConfiguration<Destination, Constructor>: ZIKServiceMakeableConfiguration<
  Destination
>
{
  /// The constructor, to which the caller passes the parameters.
  open var makeDestinationWith: Constructor

  /// Makes a configuration with its constructor.
  public required init(_ constructor: Constructor) {
    makeDestinationWith = constructor
    super.init()
  }
}

nonisolated extension ServiceMakeableConfiguration: ConstructorHolding {}
