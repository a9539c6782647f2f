/// A configuration that makes the destination itself: what the makeable configurations of views and services share.
nonisolated public protocol ZIKConfigurationMakeable<Destination>: AnyObject {
  /// What it makes.
  associatedtype Destination

  /// Makes the destination from the parameters that were handed over.
  var makeDestination: (() -> Destination?)? { get set }

  /// A destination that was made and prepared already.
  var makedDestination: Destination? { get set }

  /// The module's preparation of a destination.
  var _prepareDestination: ((Destination) -> Void)? { get set }

  /// Called once for each destination, after it was prepared.
  var didMakeDestination: ((Destination) -> Void)? { get set }

  /// A place for further constructors, each under its name.
  var constructorContainer: [String: Any] { get set }
}

nonisolated extension ZIKConfigurationMakeable {
  /// The module's preparation of a destination, after the caller's and before the router's.
  ///
  /// It is for what the destination does not make itself and what needs the parameters too, such as a presenter.
  public var modulePreparation: ((Destination) -> Void)? {
    get { _prepareDestination }
    set { _prepareDestination = newValue }
  }

  /// A destination that was made and prepared already. The router shows this one, and forgets it here.
  public var madeDestination: Destination? {
    get { makedDestination }
    set { makedDestination = newValue }
  }

  /// Makes the destination now, by ``makeDestination``, and prepares it by ``modulePreparation``.
  ///
  /// A constructor calls it last, and returns what it returns, so that its caller gets the destination that will be shown.
  ///
  /// - Returns: The destination, which is ``madeDestination`` from now on; `nil` where none was made.
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

// What the router asks it to do.
nonisolated extension ZIKConfigurationMakeable {
  /// Returns a destination that was made already, and forgets it.
  func takeMade() -> Any? {
    defer { makedDestination = nil }
    return makedDestination
  }

  /// Whether a destination was made already, and nobody has taken it.
  var hasMade: Bool { makedDestination != nil }

  /// Whether the parameters were handed over: the destination is made, or can be made.
  var isReadyToMake: Bool { hasMade || makeDestination != nil }

  func makeByItself() -> Any? { makeDestination?() }

  func prepareByItself(_ destination: Any) {
    if let _prepareDestination, let destination = destination as? Destination { _prepareDestination(destination) }
  }

  func didMake(_ destination: Any) {
    if let didMakeDestination, let destination = destination as? Destination { didMakeDestination(destination) }
  }

  /// The calls by which parameters can be handed over.
  var makingCalls: [String] { ["makeDestinationWith"] + constructorContainer.keys.sorted() }
}
