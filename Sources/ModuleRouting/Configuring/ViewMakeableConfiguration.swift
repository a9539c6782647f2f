/// A configuration that makes the destination from parameters that the caller passes.
///
/// The configuration of a module derives from this class and conforms to the protocol that declares the parameters. Its
/// closures capture the parameters, so it needs no properties for them.
///
/// The closure ``makeDestination`` makes the destination. Three preparations follow in this order: the caller's
/// `prepareDestination`, the module's `modulePreparation` and the router's `prepareDestination(_:configuration:)`. If the
/// configuration has already made a destination with `makeAtOnce()`, the router uses that destination, and only the caller's
/// preparation follows.
///
/// Two properties also have the names of ZIKRouter: `modulePreparation` is `_prepareDestination`, and `madeDestination` is
/// ``makedDestination``. `makeAtOnce()` makes the destination, runs `modulePreparation`, and stores the destination.
@MainActor open class ZIKViewMakeableConfiguration<Destination>: ViewRouteConfiguration {
  /// A closure that makes the destination from the parameters. The constructor sets it when the caller passes the parameters.
  open var makeDestination: (() -> Destination?)? {
    didSet { parameterPasses += 1 }
  }

  /// The destination that the configuration has already made; otherwise `nil`. ZIKRouter's name for `madeDestination`.
  open var makedDestination: Destination?

  /// The module's preparation of the destination. ZIKRouter's name for `modulePreparation`.
  open var _prepareDestination: ((Destination) -> Void)?

  /// A closure called once for each destination that the module makes, after all preparations. It is not called for an existing
  /// destination.
  open var didMakeDestination: ((Destination) -> Void)?

  /// The constructors other than `makeDestinationWith`, by their names. The error about missing parameters lists the names.
  open var constructorContainer: [String: Any] = [:]

  override var makeable: (any ZIKConfigurationMakeable)? { self }
}

extension ZIKViewMakeableConfiguration: @MainActor ZIKConfigurationMakeable {}

/// A configuration that makes the destination, with one constructor. The protocol of the module declares the constructor.
///
/// ```swift
/// extension ViewMakeableConfiguration: EditorViewModuleInput
/// where Destination == EditorViewInput, Constructor == (Draft) -> EditorViewInput? {}
/// ```
@MainActor open class ViewMakeableConfiguration<Destination, Constructor>: ZIKViewMakeableConfiguration<Destination> {
  /// The constructor: a closure to which the caller passes the parameters.
  open var makeDestinationWith: Constructor

  /// Makes a configuration with a constructor.
  public required init(_ constructor: Constructor) {
    makeDestinationWith = constructor
    super.init()
  }
}

extension ViewMakeableConfiguration: @MainActor ConstructorHolding {}
