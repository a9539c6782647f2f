/// A configuration that makes the destination from parameters that the caller passes.
///
/// The configuration of a module derives from this class and conforms to the protocol that declares the parameters. It does not
/// store them, because the closures that it sets capture them.
///
/// The closure ``makeDestination`` makes the destination. Three preparations follow in this order: the caller's
/// `prepareDestination`, the module's `modulePreparation` and the router's `prepareDestination(_:configuration:)`. If the
/// configuration has already made a destination, the router uses that one, and only the caller's preparation follows.
///
/// `modulePreparation` and `madeDestination` are other names for `_prepareDestination` and ``makedDestination``, the names of
/// ZIKRouter. `makeAtOnce()` makes, prepares and stores the destination.
@MainActor open class ZIKViewMakeableConfiguration<Destination>: ViewRouteConfiguration {
  /// A closure that makes the destination. The call that passes the parameters sets it.
  open var makeDestination: (() -> Destination?)? {
    didSet { parameterPasses += 1 }
  }

  /// ZIKRouter's name for `madeDestination`.
  open var makedDestination: Destination?

  /// ZIKRouter's name for `modulePreparation`.
  open var _prepareDestination: ((Destination) -> Void)?

  /// A closure called once for each destination, after its preparation.
  open var didMakeDestination: ((Destination) -> Void)?

  /// A storage for further constructors, each under its name.
  open var constructorContainer: [String: Any] = [:]

  override var makeable: (any ZIKConfigurationMakeable)? { self }
}

extension ZIKViewMakeableConfiguration: @MainActor ZIKConfigurationMakeable {}

/// A configuration that makes the destination, with the constructor that its module's protocol declares.
///
/// ```swift
/// extension ViewMakeableConfiguration: EditorViewModuleInput
/// where Destination == EditorViewInput, Constructor == (Draft) -> EditorViewInput? {}
/// ```
@MainActor open class ViewMakeableConfiguration<Destination, Constructor>: ZIKViewMakeableConfiguration<Destination> {
  /// The constructor, to which the caller passes the parameters.
  open var makeDestinationWith: Constructor

  /// Makes a configuration with its constructor.
  public required init(_ constructor: Constructor) {
    makeDestinationWith = constructor
    super.init()
  }
}

extension ViewMakeableConfiguration: @MainActor ConstructorHolding {}
