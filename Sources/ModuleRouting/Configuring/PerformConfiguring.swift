public import NavigationCore

/// What whoever asks for a module sets on its configuration, whether it makes views or services.
///
/// Handlers called `performer…` hear one performance, the next one, and are forgotten. The others hear all.
nonisolated public protocol PerformConfiguring: AnyObject {
  /// The caller's preparation of the destination. It comes before the module's.
  var prepareDestination: ((Any) -> Void)? { get set }

  /// Called with the destination each time it was made, prepared or shown.
  var successHandler: ((Any) -> Void)? { get set }

  /// Called with the destination of the next performance, if that succeeds.
  var performerSuccessHandler: ((Any) -> Void)? { get set }

  /// Called with the reason each time the route could not be made, prepared, shown or removed.
  var errorHandler: ((any Error) -> Void)? { get set }

  /// Called with the reason of the next performance, if that fails.
  var performerErrorHandler: ((any Error) -> Void)? { get set }

  /// Called once for each performance with how it ended.
  var completionHandler: ((Outcome<Any>) -> Void)? { get set }

  /// Called each time the state of the route changes, with the old and the new one.
  var stateNotifier: ((RouteState, RouteState) -> Void)? { get set }
}

nonisolated extension PerformConfiguring {
  /// Sets the handlers of the next performance, where they are given.
  func hearNext(_ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) {
    if let success { performerSuccessHandler = success }
    if let error { performerErrorHandler = error }
  }

  /// Calls the handlers of a performance with its outcome.
  func hear(_ outcome: Outcome<Any>) {
    let (success, error) = takeHandlers()
    hear(outcome, success, error)
  }

  /// The handlers of a performance that ends, which are forgotten here. They are taken before anybody is told of the new
  /// state, who may perform again with handlers for that.
  func takeHandlers() -> (success: ((Any) -> Void)?, error: ((any Error) -> Void)?) {
    defer { (performerSuccessHandler, performerErrorHandler) = (nil, nil) }
    return (performerSuccessHandler, performerErrorHandler)
  }

  /// Calls the handlers of all performances with the outcome of one, and those of that one.
  func hear(_ outcome: Outcome<Any>, _ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) {
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

/// Turns a handler of a type into one of whatever is made.
nonisolated func erased<Destination>(_ handler: ((Destination) -> Void)?) -> ((Any) -> Void)? {
  guard let handler else { return nil }
  return { destination in
    if let destination = destination as? Destination { handler(destination) }
  }
}

/// A configuration as the making of destinations sees it: that of views, on the main actor, or that of services.
nonisolated protocol MakingConfiguration: PerformConfiguring {
  /// The configuration itself, where it makes the destination.
  var makeable: (any ZIKConfigurationMakeable)? { get }
}
