public import NavigationCore

/// The settings of one call of `removeRoute`.
public struct ViewRemoveConfiguration<Destination> {
  /// A Boolean value that indicates whether the removal is animated.
  public var animated = true

  /// A closure called with the destination directly before its removal, after all guards have allowed the removal.
  public var prepareDestination: ((Destination) -> Void)?

  /// A closure called after the destination is removed.
  public var successHandler: (() -> Void)?

  /// A closure called with the reason if the destination is not removed. The error handler of the route's configuration is
  /// called first.
  public var errorHandler: ((any Error) -> Void)?
}

extension ViewRouteHandle {
  /// The manner in which the route can be removed now, or the reason why it cannot.
  ///
  /// While the route is being performed or removed, it cannot be removed.
  public var canRemove: Removability {
    do {
      return .removable(by: try untyped.performer.removal().manner)
    } catch let error as ModuleRoutingError {
      return .notRemovable(because: error)
    } catch {
      return .notRemovable(because: .notOnScreen(untyped.name))
    }
  }

  /// Removes the destination. The route pops it, dismisses it, or removes it from its parent or superview, depending on its
  /// current position. A custom route can remove the destination with code of its own.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the removal is animated.
  ///   - completion: Called once, with the outcome, after the other handlers. It is also called if the destination cannot be
  ///     removed.
  ///   - configure: Changes the settings of the removal, which already contain the values of the other arguments.
  ///   - successHandler: Called after the destination is removed.
  ///   - errorHandler: Called with the reason if the destination is not removed.
  /// - Returns: A handle that can cancel the request before its first change. `nil` if the call failed at once, because the
  ///   destination cannot be removed.
  @discardableResult public func removeRoute(
    animated: Bool = true, completion: (@MainActor (Outcome<Void>) -> Void)? = nil,
    configuring configure: ((inout ViewRemoveConfiguration<Shown>) -> Void)? = nil,
    successHandler: (() -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> NavigationHandle? {
    var configuration = ViewRemoveConfiguration<Shown>(
      animated: animated, successHandler: successHandler, errorHandler: errorHandler)
    configure?(&configuration)
    let router = untyped
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

  /// Removes the destination; see the form with a completion.
  ///
  /// - Throws: The error of the outcome if the destination is not removed; see `Outcome.get()`. The tree is then unchanged,
  ///   unless the outcome is `superseded` or a change could not be undone.
  public func removeRoute(animated: Bool = true) async throws {
    try await untyped.performer.beginRemoving(animated: animated).outcome().get()
  }
}
