/// A configuration that makes the service from parameters that the caller passes.
///
/// The configuration of a module derives from this class and conforms to the protocol that declares the parameters. Its
/// closures capture the parameters, so it needs no properties for them.
///
/// The closure ``makeDestination`` makes the service. Three preparations follow in this order: the caller's
/// `prepareDestination`, the module's `modulePreparation` and the router's `prepareDestination(_:configuration:)`. If the
/// configuration has already made a service with `makeAtOnce()`, the router uses that service, and only the caller's
/// preparation follows.
///
/// Two properties also have the names of ZIKRouter: `modulePreparation` is `_prepareDestination`, and `madeDestination` is
/// ``makedDestination``. `makeAtOnce()` makes the service, runs `modulePreparation`, and stores the service.
nonisolated open class ZIKServiceMakeableConfiguration<Destination>: ServiceRouteConfiguration {
  /// A closure that makes the service from the parameters. The constructor sets it when the caller passes the parameters.
  open var makeDestination: (() -> Destination?)?

  /// The service that the configuration has already made; otherwise `nil`. ZIKRouter's name for `madeDestination`.
  open var makedDestination: Destination?

  /// The module's preparation of the service. ZIKRouter's name for `modulePreparation`.
  open var _prepareDestination: ((Destination) -> Void)?

  /// A closure called once for each service that the module makes, after all preparations. It is not called for an existing
  /// service.
  open var didMakeDestination: ((Destination) -> Void)?

  /// The constructors other than `makeDestinationWith`, by their names. The error about missing parameters lists the names.
  open var constructorContainer: [String: Any] = [:]

  override var makeable: (any ZIKConfigurationMakeable)? { self }
}

nonisolated extension ZIKServiceMakeableConfiguration: ZIKConfigurationMakeable {}

/// A configuration that makes the service, with one constructor. The protocol of the module declares the constructor.
///
/// ```swift
/// nonisolated extension ServiceMakeableConfiguration: FormatterModuleInput
/// where Destination == FormatterInput, Constructor == (Locale) -> FormatterInput? {}
/// ```
nonisolated open class ServiceMakeableConfiguration<Destination, Constructor>: ZIKServiceMakeableConfiguration<
  Destination
>
{
  /// The constructor: a closure to which the caller passes the parameters.
  open var makeDestinationWith: Constructor

  /// Makes a configuration with a constructor.
  public required init(_ constructor: Constructor) {
    makeDestinationWith = constructor
    super.init()
  }
}

nonisolated extension ServiceMakeableConfiguration: ConstructorHolding {}
