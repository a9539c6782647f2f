import NavigationCore

/// Makes a router and performs its route. If no router can be made, reports the reason, passes it to the handlers of the call,
/// and returns `nil`.
func performing<Destination>(
  _ path: ViewRoutePath, _ completion: (@MainActor (Outcome<Destination>) -> Void)?,
  _ successHandler: ((Destination) -> Void)? = nil, _ errorHandler: ((any Error) -> Void)? = nil,
  _ makeRouter: () throws -> AnyViewRouter
) -> DestinationViewRouter<Destination>? {
  do {
    let router = DestinationViewRouter<Destination>(untyped: try makeRouter())
    router.performRoute(
      path: path, completion: completion, successHandler: successHandler, errorHandler: errorHandler)
    return router
  } catch {
    let failure = reportMissingRouter(error, errorHandler)
    completion?(.failed(failure))
    return nil
  }
}

/// Makes a router, performs its route, and returns the destination and the router. Throws if no router can be made, or if the
/// destination is not shown.
func performing<Destination>(
  _ path: ViewRoutePath, _ makeRouter: () throws -> AnyViewRouter
) async throws -> (destination: Destination, router: DestinationViewRouter<Destination>) {
  let router = DestinationViewRouter<Destination>(untyped: try makeRouter())
  return (try await router.performRoute(path: path), router)
}

/// Makes a service's router and performs its route. If no router can be made, reports the reason, passes it to the handlers of
/// the call, and returns `nil`.
nonisolated func performing<Destination>(
  _ completion: ((Outcome<Destination>) -> Void)?, _ successHandler: ((Destination) -> Void)?,
  _ errorHandler: ((any Error) -> Void)?, _ makeRouter: () throws -> AnyServiceRouter
) -> DestinationServiceRouter<Destination>? {
  do {
    let router = DestinationServiceRouter<Destination>(untyped: try makeRouter())
    let outcome = router.performRoute(successHandler: successHandler, errorHandler: errorHandler)
    completion?(outcome)
    return router
  } catch {
    let failure = reportMissingRouter(error, errorHandler)
    completion?(.failed(failure))
    return nil
  }
}

/// Reports the reason why no router could be made, calls the error handler of the call, and returns the failure.
nonisolated private func reportMissingRouter(_ error: any Error, _ handler: ((any Error) -> Void)?) -> NavigationFailure
{
  ModuleRegistry.report(error)
  let failure = NavigationFailure(caught: error)
  handler?(failure)
  return failure
}
