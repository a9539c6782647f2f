/// A configuration that makes the destination itself. ``ZIKViewMakeableConfiguration`` and ``ZIKServiceMakeableConfiguration``
/// conform.
nonisolated public protocol ZIKConfigurationMakeable<Destination>: AnyObject {
  /// The type of the destination.
  associatedtype Destination

  /// A closure that makes the destination from the parameters that it captures; `nil` until the caller has passed the
  /// parameters.
  var makeDestination: (() -> Destination?)? { get set }

  /// A destination that the configuration has already made and prepared; otherwise `nil`.
  var makedDestination: Destination? { get set }

  /// The module's preparation of a destination.
  var _prepareDestination: ((Destination) -> Void)? { get set }

  /// A closure called once for each destination that the module makes, after all preparations. It is not called for an existing
  /// destination.
  var didMakeDestination: ((Destination) -> Void)? { get set }

  /// The constructors other than `makeDestinationWith`, by their names. The error about missing parameters lists the names.
  var constructorContainer: [String: Any] { get set }
}

nonisolated extension ZIKConfigurationMakeable {
  /// The module's preparation of a destination. It runs after the caller's preparation and before the router's. If
  /// ``makeAtOnce()`` makes the destination, this preparation runs within that call, before the caller's preparation.
  ///
  /// Use it to set up other objects that need the parameters, such as a presenter.
  public var modulePreparation: ((Destination) -> Void)? {
    get { _prepareDestination }
    set { _prepareDestination = newValue }
  }

  /// A destination that the configuration has already made and prepared; otherwise `nil`. The router uses the destination, and
  /// sets this property to `nil`.
  public var madeDestination: Destination? {
    get { makedDestination }
    set { makedDestination = newValue }
  }

  /// Makes the destination with ``makeDestination``, and prepares it with ``modulePreparation``.
  ///
  /// A constructor ends with this call and returns its result. The caller then receives the same destination that the router
  /// uses.
  ///
  /// - Returns: The destination, also stored in ``madeDestination``. `nil` if ``makeDestination`` is `nil` or returns `nil`.
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

// Called by the router.
nonisolated extension ZIKConfigurationMakeable {
  /// Returns the destination that the configuration has already made, and removes it from the configuration. Returns `nil` if
  /// there is none.
  func takeMade() -> Any? {
    defer { makedDestination = nil }
    return makedDestination
  }

  /// A Boolean value that indicates whether the configuration has already made a destination.
  var hasMade: Bool { makedDestination != nil }

  /// A Boolean value that indicates whether the caller has passed the parameters: the destination is made, or the closure that
  /// makes it is set.
  var isReadyToMake: Bool { hasMade || makeDestination != nil }

  func makeByItself() -> Any? { makeDestination?() }

  func prepareByItself(_ destination: Any) {
    if let _prepareDestination, let destination = destination as? Destination { _prepareDestination(destination) }
  }

  func didMake(_ destination: Any) {
    if let didMakeDestination, let destination = destination as? Destination { didMakeDestination(destination) }
  }

  /// The names of the constructors, for the error about missing parameters.
  var makingCalls: [String] { ["makeDestinationWith"] + constructorContainer.keys.sorted() }
}
