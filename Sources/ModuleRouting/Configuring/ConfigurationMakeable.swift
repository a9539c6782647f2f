/// A configuration that makes the destination. The makeable configurations of views and of services conform to this protocol.
nonisolated public protocol ZIKConfigurationMakeable<Destination>: AnyObject {
  /// The type of the destination.
  associatedtype Destination

  /// A closure that makes the destination from the parameters.
  var makeDestination: (() -> Destination?)? { get set }

  /// A destination that the configuration has already made and prepared.
  var makedDestination: Destination? { get set }

  /// The module's preparation of a destination.
  var _prepareDestination: ((Destination) -> Void)? { get set }

  /// A closure called once for each destination, after its preparation.
  var didMakeDestination: ((Destination) -> Void)? { get set }

  /// A storage for further constructors, each under its name.
  var constructorContainer: [String: Any] { get set }
}

nonisolated extension ZIKConfigurationMakeable {
  /// The module's preparation of a destination, which runs after the caller's and before the router's.
  ///
  /// It sets up objects that the destination does not make and that also need the parameters, such as a presenter.
  public var modulePreparation: ((Destination) -> Void)? {
    get { _prepareDestination }
    set { _prepareDestination = newValue }
  }

  /// A destination that the configuration has already made and prepared. The router uses it, and sets this property to `nil`.
  public var madeDestination: Destination? {
    get { makedDestination }
    set { makedDestination = newValue }
  }

  /// Makes the destination with ``makeDestination``, and prepares it with ``modulePreparation``.
  ///
  /// A constructor calls this method last and returns its result, so that the caller gets the destination that the router will
  /// show.
  ///
  /// - Returns: The destination, which is also stored in ``madeDestination``; `nil` if none was made.
  public func makeAtOnce() -> Destination? {
    guard let destination = makeDestination?() else { return nil }
    modulePreparation?(destination)
    madeDestination = destination
    return destination
  }

  /// Another spelling of ``_prepareDestination``.
  public var __prepareDestination: ((Destination) -> Void)? {
    get { _prepareDestination }
    set { _prepareDestination = newValue }
  }
}

// Calls of the router.
nonisolated extension ZIKConfigurationMakeable {
  /// Returns the destination already made, and removes it from the configuration.
  func takeMade() -> Any? {
    defer { makedDestination = nil }
    return makedDestination
  }

  /// A Boolean value that indicates whether the configuration holds a destination already made.
  var hasMade: Bool { makedDestination != nil }

  /// A Boolean value that indicates whether the caller has passed the parameters. The destination is then made, or can be made.
  var isReadyToMake: Bool { hasMade || makeDestination != nil }

  func makeByItself() -> Any? { makeDestination?() }

  func prepareByItself(_ destination: Any) {
    if let _prepareDestination, let destination = destination as? Destination { _prepareDestination(destination) }
  }

  func didMake(_ destination: Any) {
    if let didMakeDestination, let destination = destination as? Destination { didMakeDestination(destination) }
  }

  /// The names of the calls that pass parameters.
  var makingCalls: [String] { ["makeDestinationWith"] + constructorContainer.keys.sorted() }
}
