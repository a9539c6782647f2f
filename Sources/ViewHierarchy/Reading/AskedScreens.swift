/// A screen that answers at once whether it may be left. Whether a screen may be *reached* is decided by a guard, a
/// `RoutingInterceptor`.
@MainActor public protocol RoutingInterceptable: UIViewController {
  /// Whether a navigation may remove this screen now. The router asks before it changes anything. It asks only the
  /// screens that the navigation would really remove.
  var canBeDismissed: Bool { get }
}

/// A screen that asks the user before it is left, for instance because of an unsaved draft.
@MainActor public protocol LeaveConfirming: UIViewController {
  /// Returns whether this screen may be left. The screen may present an alert and wait for the user. While the screen
  /// waits, the router carries out other requests. When the answer comes, the router reads the tree again.
  func mayLeave() async -> Bool
}
