/// A configuration that makes the destination itself, from parameters that the caller hands over.
///
/// A module's configuration derives from it, conforms to the protocol that declares the parameters, and stores none of
/// them: the closures that it sets hold them.
///
/// - ``makeDestination`` makes a destination from the parameters;
/// - ``prepareDestination`` of the caller, ``_prepareDestination`` and the router's own preparation follow, in this order;
/// - ``makedDestination`` is one made and prepared already, which the router then routes as it is.
nonisolated open class ZIKServiceMakeableConfiguration<Destination>: ServiceRouteConfiguration {
  /// Makes the destination. Set by the call that hands over the parameters.
  public var makeDestination: (() -> Destination?)?

  /// A destination that was made and prepared already. The router routes this one, and forgets it here.
  public var makedDestination: Destination?

  /// The module's preparation of a destination, for components that need the parameters too.
  public var _prepareDestination: ((Destination) -> Void)?

  /// Called once for each destination, after it was prepared.
  public var didMakeDestination: ((Destination) -> Void)?

  /// A place for further constructors, each under its name.
  public var constructorContainer: [String: Any] = [:]

  override var makeable: (any ZIKConfigurationMakeable)? { self }
}

nonisolated extension ZIKServiceMakeableConfiguration: ZIKConfigurationMakeable {}

/// A configuration that makes the destination, and holds the constructor that its module's protocol declares.
///
/// ```swift
/// extension ServiceMakeableConfiguration: EditorViewModuleInput
/// where Destination == EditorViewInput, Constructor == (Draft) -> EditorViewInput? {}
/// ```
nonisolated open class ServiceMakeableConfiguration<Destination, Constructor>: ZIKServiceMakeableConfiguration<
  Destination
>
{
  /// What the caller hands the parameters to.
  public var makeDestinationWith: Constructor

  /// Makes a configuration with its constructor.
  public init(_ constructor: Constructor) {
    makeDestinationWith = constructor
    super.init()
  }
}

// A constructor usually refers to the configuration that it belongs to, so it is set after that is made. Until then a
// placeholder stands in, written `{ _, _ in }`, which makes nothing. A parameter pack for all arities at once crashes the
// compiler (6.3).
nonisolated extension ServiceMakeableConfiguration {
  /// Makes a configuration whose constructor, of no parameters, is set afterwards.
  public convenience init(_ placeholder: () -> Void) where Constructor == () -> Destination? {
    self.init({ nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of one parameter, is set afterwards.
  public convenience init<A>(_ placeholder: (A) -> Void) where Constructor == (A) -> Destination? {
    self.init({ _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of two parameters, is set afterwards.
  public convenience init<A, B>(_ placeholder: (A, B) -> Void) where Constructor == (A, B) -> Destination? {
    self.init({ _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of three parameters, is set afterwards.
  public convenience init<A, B, C>(_ placeholder: (A, B, C) -> Void) where Constructor == (A, B, C) -> Destination? {
    self.init({ _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of four parameters, is set afterwards.
  public convenience init<A, B, C, D>(_ placeholder: (A, B, C, D) -> Void)
  where Constructor == (A, B, C, D) -> Destination? {
    self.init({ _, _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of five parameters, is set afterwards.
  public convenience init<A, B, C, D, E>(_ placeholder: (A, B, C, D, E) -> Void)
  where Constructor == (A, B, C, D, E) -> Destination? {
    self.init({ _, _, _, _, _ in nil } as Constructor)
  }

  /// Makes a configuration whose constructor, of six parameters, is set afterwards.
  public convenience init<A, B, C, D, E, F>(_ placeholder: (A, B, C, D, E, F) -> Void)
  where Constructor == (A, B, C, D, E, F) -> Destination? {
    self.init({ _, _, _, _, _, _ in nil } as Constructor)
  }
}
