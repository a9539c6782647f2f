/// A configuration that makes the destination itself, from parameters that the caller hands over.
///
/// A module's configuration derives from it, conforms to the protocol that declares the parameters, and stores none of
/// them: the closures that it sets hold them.
///
/// - ``makeDestination`` makes a destination from the parameters;
/// - the caller's `prepareDestination`, the module's own preparation and the router's follow, in this order;
/// - a destination that is made and prepared already is routed as it is.
///
/// `modulePreparation` is the module's own preparation, `madeDestination` what is made already, and `makeAtOnce()` makes, prepares
/// and keeps it. `_prepareDestination` and ``makedDestination`` are the names that ZIKRouter has for the first two.
@MainActor open class ZIKViewMakeableConfiguration<Destination>: ViewRouteConfiguration {
  /// Makes the destination. Set by the call that hands over the parameters.
  open var makeDestination: (() -> Destination?)? {
    didSet { handovers += 1 }
  }

  /// ZIKRouter's name for `madeDestination`.
  open var makedDestination: Destination?

  /// ZIKRouter's name for `modulePreparation`.
  open var _prepareDestination: ((Destination) -> Void)?

  /// Called once for each destination, after it was prepared.
  open var didMakeDestination: ((Destination) -> Void)?

  /// A place for further constructors, each under its name.
  open var constructorContainer: [String: Any] = [:]

  override var makeable: (any ZIKConfigurationMakeable)? { self }
}

extension ZIKViewMakeableConfiguration: @MainActor ZIKConfigurationMakeable {}

/// A configuration that makes the destination, and holds the constructor that its module's protocol declares.
///
/// ```swift
/// extension ViewMakeableConfiguration: EditorViewModuleInput
/// where Destination == EditorViewInput, Constructor == (Draft) -> EditorViewInput? {}
/// ```
@MainActor open class ViewMakeableConfiguration<Destination, Constructor>: ZIKViewMakeableConfiguration<Destination> {
  /// What the caller hands the parameters to.
  open var makeDestinationWith: Constructor

  /// Makes a configuration with its constructor.
  public required init(_ constructor: Constructor) {
    makeDestinationWith = constructor
    super.init()
  }
}

extension ViewMakeableConfiguration: @MainActor ConstructorHolding {}
