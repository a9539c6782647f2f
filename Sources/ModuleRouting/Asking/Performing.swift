import NavigationCore

/// Performs with a router, if there is one; whoever asked hears how that ended either way.
func performing<Destination>(
  _ path: ViewRoutePath, _ completion: (@MainActor (Outcome<Destination>) -> Void)?,
  _ makeRouter: () throws -> AnyViewRouter
) -> AnyViewRouter? {
  do {
    let router = try makeRouter()
    router.performRoute(path: path) { outcome in
      guard let completion else { return }
      do {
        completion(try outcome.map { try cast($0, from: router.name) })
      } catch {
        completion(.failed(NavigationFailure(caught: error)))
      }
    }
    return router
  } catch {
    ModuleRegistry.report(error)
    completion?(.failed(NavigationFailure(caught: error)))
    return nil
  }
}

/// Performs with a router, and returns it with the destination.
func performing<Destination>(
  _ path: ViewRoutePath, _ makeRouter: () throws -> AnyViewRouter
) async throws -> (destination: Destination, router: AnyViewRouter) {
  let router = try makeRouter()
  return (try cast(try await router.performRoute(path: path), from: router.name), router)
}
