public import NavigationCore

/// The preparation and the handlers that the configurations of views and of services share.
///
/// The handlers named `performer…` are called for the next call of `perform` only. All other handlers are called for every call
/// of `perform`. Calls of `makeDestination`, `requireDestination` and `prepare` count as calls of `perform` here.
nonisolated public protocol PerformConfiguring: AnyObject {
  /// The caller's preparation of the destination. It runs before the module's preparation.
  var prepareDestination: ((Any) -> Void)? { get set }

  /// A closure called with the destination each time a call that makes, prepares or shows it succeeds.
  var successHandler: ((Any) -> Void)? { get set }

  /// A success handler for the next call of `perform` only.
  var performerSuccessHandler: ((Any) -> Void)? { get set }

  /// A closure called with the reason each time a call that makes, prepares, shows or removes the destination does not succeed.
  /// A cancelled request does not succeed either.
  var errorHandler: ((any Error) -> Void)? { get set }

  /// An error handler for the next call of `perform` only.
  var performerErrorHandler: ((any Error) -> Void)? { get set }

  /// A closure called once for each call of `perform`, with the outcome of the call.
  var completionHandler: ((Outcome<Any>) -> Void)? { get set }

  /// A closure called with the old and the new state each time the state of the route changes.
  var stateNotifier: ((RouteState, RouteState) -> Void)? { get set }
}

nonisolated extension PerformConfiguring {
  /// Sets the handlers of the next call of `perform`. A handler that is `nil` changes nothing.
  func setPerformerHandlers(_ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) {
    if let success { performerSuccessHandler = success }
    if let error { performerErrorHandler = error }
  }

  /// Calls all handlers with the outcome of a call of `perform`, and removes the `performer…` handlers.
  func callHandlers(_ outcome: Outcome<Any>) {
    let (success, error) = takePerformerHandlers()
    callHandlers(outcome, success, error)
  }

  /// Returns the `performer…` handlers, and removes them.
  ///
  /// Call this method before the new state is reported, because a listener may perform the route again and set other handlers.
  func takePerformerHandlers() -> (success: ((Any) -> Void)?, error: ((any Error) -> Void)?) {
    defer { (performerSuccessHandler, performerErrorHandler) = (nil, nil) }
    return (performerSuccessHandler, performerErrorHandler)
  }

  /// Calls handlers with the outcome of a call of `perform`: the configuration's success or error handler, then the given handler,
  /// then the completion handler.
  ///
  /// - Parameters:
  ///   - success: The success handler of this call; `nil` if there is none.
  ///   - error: The error handler of this call; `nil` if there is none.
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

/// Returns a handler that accepts any value. It calls the given handler if the value is a `Destination`. If the given handler
/// is `nil`, the result is `nil`.
nonisolated func erased<Destination>(_ handler: ((Destination) -> Void)?) -> ((Any) -> Void)? {
  guard let handler else { return nil }
  return { destination in
    if let destination = destination as? Destination { handler(destination) }
  }
}

/// A configuration from which a router makes destinations. The configurations of views are isolated to the main actor.
nonisolated protocol MakingConfiguration: PerformConfiguring {
  /// The configuration itself if it makes the destination; otherwise `nil`.
  var makeable: (any ZIKConfigurationMakeable)? { get }
}
