public import NavigationCore

/// A route to a view. Keep it to read the state of the route, to remove the destination, or to perform the route again.
///
/// A ``DestinationViewRouter`` has the type of its destination; an ``AnyViewRouter`` does not.
@MainActor public protocol ViewRouteHandle<Shown> {
  /// The type of the destination for the caller.
  associatedtype Shown

  /// The router without the type of its destination.
  var untyped: AnyViewRouter { get }
}

extension AnyViewRouter: ViewRouteHandle {
  /// `Any`, because the class does not have the type of its destination.
  public typealias Shown = Any

  /// The router itself.
  public var untyped: AnyViewRouter { self }
}

// MARK: - Performing

extension ViewRouteHandle {
  /// The state of the route, read from the tree at each access.
  public var state: RouteState { untyped.currentState }

  /// Shows the destination.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination. If it is `nil`, the path of the last call is used; the call fails if there
  ///     is none.
  ///   - completion: Called once, with the outcome of this call.
  ///   - successHandler: Called with the destination if this call shows it.
  ///   - errorHandler: Called with the reason if this call does not show the destination.
  /// - Returns: A handle that can cancel the request before its first change. `nil` if there is no request: the path only makes
  ///   the destination, or the call failed at once.
  @discardableResult public func performRoute(
    path: ViewRoutePath? = nil, completion: (@MainActor (Outcome<Shown>) -> Void)? = nil,
    successHandler: ((Shown) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> NavigationHandle? {
    let router = untyped
    let performance = router.performer.beginPerforming(path, erased(successHandler), errorHandler)
    guard let completion else { return performance.navigate(nil) }
    return performance.navigate { completion(router.typed($0)) }
  }

  /// Shows the destination, and returns it.
  ///
  /// - Parameter path: The path that shows the destination. If it is `nil`, the path of the last call is used; the call fails
  ///   if there is none.
  /// - Throws: The error of the outcome if the destination is not shown; see `Outcome.get()`. The tree is then unchanged,
  ///   unless the outcome is `superseded` or a change could not be undone.
  @discardableResult public func performRoute(path: ViewRoutePath? = nil) async throws -> Shown {
    try cast(try await untyped.performer.beginPerforming(path).outcome().get(), from: untyped.name)
  }
}

extension AnyViewRouter {
  /// Returns the outcome with the destination as the caller's type. If the destination has another type, returns a failure.
  fileprivate func typed<Shown>(_ outcome: Outcome<Any>) -> Outcome<Shown> {
    do {
      return try outcome.map { try cast($0, from: name) }
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }

  /// Returns the destination, converted by the adapters, as the caller's type. Returns `nil` if that fails.
  func shown<Shown>(_ destination: Any) -> Shown? { (try? adopt(destination)) as? Shown }
}
