public import NavigationCore

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
  /// Whether the route can be removed, as the screen is now; if so by what, if not for what reason. It cannot while it is
  /// performed or removed already.
  public var canRemove: Removability {
    do {
      return .removable(by: try untyped.performer.removalWay().move)
    } catch let error as ModuleRoutingError {
      return .notRemovable(because: error)
    } catch {
      return .notRemovable(because: .notOnScreen(untyped.name))
    }
  }

  /// Removes the destination from where it is: pops it, dismisses it, or takes it out of its parent. The completion is
  /// called once, with the outcome, also where nothing can be removed.
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
    let removal = router.performer.beginRemoving(animated: configuration.animated, preparedBy: prepare)
    return removal.navigate { outcome in
      do {
        try outcome.get()
        configuration.successHandler?()
      } catch {
        configuration.errorHandler?(error)
      }
      completion?(outcome)
    }
  }

  /// Removes the destination from where it is.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  public func removeRoute(animated: Bool = true) async throws {
    try await untyped.performer.beginRemoving(animated: animated).outcome().get()
  }
}
