public import NavigationCore

/// A route to a view in hand: tells where it stands, removes it, and performs it again.
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

/// What `Router.perform` returns: a router to keep, which knows the type of its destination.
public struct DestinationViewRouter<Destination>: ViewRouteHandle {
  /// The type of the destination.
  public typealias Shown = Destination

  /// The router, without the type of its destination.
  public let untyped: AnyViewRouter

  /// The destination, as long as it is on screen or somebody holds it. What an adapter has converted is converted anew.
  public var destination: Destination? { untyped.presence.destination.flatMap(untyped.shown) }
}

// MARK: - Performing

extension ViewRouteHandle {
  /// Where the route stands, read from the tree of view controllers each time.
  public var state: RouteState { untyped.standing }

  /// Shows the destination, and hands how that ended to the completion, which is called once.
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
    router.anyConfiguration.hearNext(erased(successHandler), errorHandler)
    guard let completion else { return router.performing(path, nil) }
    return router.performing(path) { completion(router.typed($0)) }
  }

  /// Shows the destination, and returns it.
  ///
  /// - Parameter path: How; as the last time if it is not given.
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func performRoute(path: ViewRoutePath? = nil) async throws -> Shown {
    try cast(try await untyped.outcomeOfPerforming(path).get(), from: untyped.name)
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
  fileprivate func shown<Shown>(_ destination: Any) -> Shown? { (try? adopt(destination)) as? Shown }
}

// MARK: - Removing

/// What one removal of a route is told by its caller.
public struct ViewRemoveConfiguration<Destination> {
  /// Whether the removal is animated.
  public var animated = true

  /// Called with the destination before it goes, when it is clear that it can.
  public var prepareDestination: ((Destination) -> Void)?

  /// Called when the destination is gone.
  public var successHandler: (() -> Void)?

  /// Called with the reason where the destination has not gone. The configuration's own handler hears it before.
  public var errorHandler: ((any Error) -> Void)?
}

extension ViewRouteHandle {
  /// Whether the route can be removed, as the screen is now; if so by what, if not for what reason.
  public var canRemove: Removability {
    do {
      return .removable(by: try RemovalWay(untyped).move)
    } catch let error as ModuleRoutingError {
      return .notRemovable(because: error)
    } catch {
      return .notRemovable(because: .notOnScreen(untyped.name))
    }
  }

  /// Takes the destination off again, by what it was really shown by: pops, dismisses, or takes it out of its parent. Hands
  /// how that ended to the completion, which is called once, also where nothing can be removed.
  ///
  /// - Parameters:
  ///   - animated: Whether the removal is animated.
  ///   - completion: Called once, with how it ended.
  ///   - configure: Gets what the removal can be told, at once.
  ///   - successHandler: Called when the destination is gone.
  ///   - errorHandler: Called with the reason where it has not gone.
  /// - Returns: What cancels the request, until it begins to change the screen.
  @discardableResult public func removeRoute(
    animated: Bool = true, completion: (@MainActor (Outcome<Void>) -> Void)? = nil,
    configuring configure: ((inout ViewRemoveConfiguration<Shown>) -> Void)? = nil,
    successHandler: (() -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> NavigationHandle? {
    var told = ViewRemoveConfiguration<Shown>(
      animated: animated, successHandler: successHandler, errorHandler: errorHandler)
    configure?(&told)
    let (router, configuration) = (untyped, told)
    let prepare = configuration.prepareDestination.map { prepare in
      { (destination: Any) in if let shown: Shown = router.shown(destination) { prepare(shown) } }
    }
    return router.removing(animated: configuration.animated, preparedBy: prepare) { outcome in
      do {
        try outcome.get()
        configuration.successHandler?()
      } catch {
        configuration.errorHandler?(error)
      }
      completion?(outcome)
    }
  }

  /// Takes the destination off again, by what it was really shown by.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  public func removeRoute(animated: Bool = true) async throws {
    try await untyped.outcomeOfRemoving(animated: animated).get()
  }
}
