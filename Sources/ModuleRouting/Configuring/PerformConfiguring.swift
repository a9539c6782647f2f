public import NavigationCore

/// The settings that a caller makes on the configuration of a module, for views and services.
///
/// The handlers named `performer…` are called for the next performance only; all others, for every performance.
nonisolated public protocol PerformConfiguring: AnyObject {
  /// The caller's preparation of the destination, which runs before the module's.
  var prepareDestination: ((Any) -> Void)? { get set }

  /// A closure called with the destination each time it is made, prepared or shown.
  var successHandler: ((Any) -> Void)? { get set }

  /// A success handler for the next performance only.
  var performerSuccessHandler: ((Any) -> Void)? { get set }

  /// A closure called with the reason each time making, preparing, showing or removing the destination fails.
  var errorHandler: ((any Error) -> Void)? { get set }

  /// An error handler for the next performance only.
  var performerErrorHandler: ((any Error) -> Void)? { get set }

  /// A closure called once for each performance, with its outcome.
  var completionHandler: ((Outcome<Any>) -> Void)? { get set }

  /// A closure called with the old and the new state each time the state of the route changes.
  var stateNotifier: ((RouteState, RouteState) -> Void)? { get set }
}

nonisolated extension PerformConfiguring {
  /// Sets the handlers of the next performance, unless they are `nil`.
  func setPerformerHandlers(_ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) {
    if let success { performerSuccessHandler = success }
    if let error { performerErrorHandler = error }
  }

  /// Calls all handlers with the outcome of the performance that ends.
  func callHandlers(_ outcome: Outcome<Any>) {
    let (success, error) = takePerformerHandlers()
    callHandlers(outcome, success, error)
  }

  /// Returns the handlers of the performance that ends, and removes them.
  ///
  /// Take them before reporting the new state, because a listener may perform the route again with other handlers.
  func takePerformerHandlers() -> (success: ((Any) -> Void)?, error: ((any Error) -> Void)?) {
    defer { (performerSuccessHandler, performerErrorHandler) = (nil, nil) }
    return (performerSuccessHandler, performerErrorHandler)
  }

  /// Calls the handlers of every performance, and those of one performance, with its outcome.
  func callHandlers(_ outcome: Outcome<Any>, _ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) {
    do {
      let destination = try outcome.get()
      successHandler?(destination)
      success?(destination)
    } catch let reason {
      errorHandler?(reason)
      error?(reason)
    }
    completionHandler?(outcome)
  }
}

/// Returns a handler that calls another for destinations of its type.
nonisolated func erased<Destination>(_ handler: ((Destination) -> Void)?) -> ((Any) -> Void)? {
  guard let handler else { return nil }
  return { destination in
    if let destination = destination as? Destination { handler(destination) }
  }
}

/// A configuration as required for making destinations. That of a view is isolated to the main actor.
nonisolated protocol MakingConfiguration: PerformConfiguring {
  /// The configuration itself if it makes the destination; otherwise `nil`.
  var makeable: (any ZIKConfigurationMakeable)? { get }
}
