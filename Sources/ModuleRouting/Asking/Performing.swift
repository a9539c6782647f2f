import NavigationCore

/// Makes a router and performs its route. If there is no router, the handlers of the call receive the reason.
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

/// Makes a router, performs its route, and returns the router with the destination.
func performing<Destination>(
  _ path: ViewRoutePath, _ makeRouter: () throws -> AnyViewRouter
) async throws -> (destination: Destination, router: DestinationViewRouter<Destination>) {
  let router = DestinationViewRouter<Destination>(untyped: try makeRouter())
  return (try await router.performRoute(path: path), router)
}

/// Makes a service's router and performs its route. If there is no router, the handlers of the call receive the reason.
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

/// Reports that a call has no router, and calls its error handler.
nonisolated private func reportMissingRouter(_ error: any Error, _ handler: ((any Error) -> Void)?) -> NavigationFailure
{
  ModuleRegistry.report(error)
  let failure = NavigationFailure(caught: error)
  handler?(failure)
  return failure
}
