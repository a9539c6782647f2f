public import NavigationCore

/// A route to a view, to be kept: it tells its state, removes the destination, and shows it again.
///
/// A ``DestinationViewRouter`` knows the type of its destination, an ``AnyViewRouter`` does not.
@MainActor public protocol ViewRouteHandle<Shown> {
  /// What the destination is known as.
  associatedtype Shown

  /// The router, without the type of its destination.
  var untyped: AnyViewRouter { get }
}

extension AnyViewRouter: ViewRouteHandle {
  /// The type of the destination is not known.
  public typealias Shown = Any

  /// The router itself.
  public var untyped: AnyViewRouter { self }
}

// MARK: - Performing

extension ViewRouteHandle {
  /// Where the route stands, read from the tree of view controllers each time.
  public var state: RouteState { untyped.standing }

  /// Shows the destination, and calls the completion once, with the outcome.
  ///
  /// - Parameters:
  ///   - path: How; as the last time if it is not given.
  ///   - completion: Heard once, for this performance; the configuration's handlers hear every one.
  ///   - successHandler: Called with the destination if it is shown, for this performance alone.
  ///   - errorHandler: Called with the reason if it is not, for this performance alone.
  /// - Returns: What cancels the request, until it begins to change the screen.
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
  /// - Parameter path: How; as the last time if it is not given.
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func performRoute(path: ViewRoutePath? = nil) async throws -> Shown {
    try cast(try await untyped.performer.beginPerforming(path).outcome().get(), from: untyped.name)
  }
}

extension AnyViewRouter {
  /// An outcome, with the destination as it is known to the caller.
  fileprivate func typed<Shown>(_ outcome: Outcome<Any>) -> Outcome<Shown> {
    do {
      return try outcome.map { try cast($0, from: name) }
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }

  /// The destination as it is known to the caller.
  func shown<Shown>(_ destination: Any) -> Shown? { (try? adopt(destination)) as? Shown }
}
