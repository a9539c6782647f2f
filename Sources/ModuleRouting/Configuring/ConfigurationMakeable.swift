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
  /// Another spelling of ``_prepareDestination``.
  public var __prepareDestination: ((Destination) -> Void)? {
    get { _prepareDestination }
    set { _prepareDestination = newValue }
  }
}

// What the router asks it to do.
nonisolated extension ZIKConfigurationMakeable {
  /// A destination made already, which is forgotten by being taken.
  func takeMade() -> Any? {
    defer { makedDestination = nil }
    return makedDestination
  }

  /// Whether the parameters were handed over: the destination is made, or it is known how.
  var isReadyToMake: Bool { makedDestination != nil || makeDestination != nil }

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
