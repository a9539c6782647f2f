public import NavigationCore

/// The configuration of a route as its caller sees it, with the destination's type.
///
/// What is set here stays with the route: it counts each time the route is performed.
public struct ViewRouteSettings<Destination> {
  /// The configuration itself.
  public let configuration: ViewRouteConfiguration

  /// The caller's own preparation of the destination, before the module's own.
  public var prepareDestination: ((Destination) -> Void)? {
    get { configuration.prepareDestination }
    nonmutating set { configuration.prepareDestination = Self.erased(newValue) }
  }

  /// Called with the destination each time it was made or shown.
  public var successHandler: ((Destination) -> Void)? {
    get { configuration.successHandler }
    nonmutating set { configuration.successHandler = Self.erased(newValue) }
  }

  /// Called with the reason each time the route could not be made, shown or removed.
  public var errorHandler: ((any Error) -> Void)? {
    get { configuration.errorHandler }
    nonmutating set { configuration.errorHandler = newValue }
  }

  /// Called once for each performance with how it ended.
  public var completionHandler: ((Outcome<Any>) -> Void)? {
    get { configuration.completionHandler }
    nonmutating set { configuration.completionHandler = newValue }
  }

  /// Called each time the state of the route changes, with the old and the new one.
  public var stateNotifier: ((RouteState, RouteState) -> Void)? {
    get { configuration.stateNotifier }
    nonmutating set { configuration.stateNotifier = newValue }
  }

  /// Whether the changes are animated.
  public var animated: Bool {
    get { configuration.animated }
    nonmutating set { configuration.animated = newValue }
  }

  /// What happens where other requests wait or are under way in the window.
  public var policy: OverlapPolicy {
    get { configuration.policy }
    nonmutating set { configuration.policy = newValue }
  }

  private static func erased(_ handler: ((Destination) -> Void)?) -> ((Any) -> Void)? {
    guard let handler else { return nil }
    return { destination in
      if let destination = destination as? Destination { handler(destination) }
    }
  }
}
