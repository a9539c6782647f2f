/// A screen that says at once whether it may be left; what says whether one may be *reached* is a guard, a
/// `RoutingInterceptor`.
@MainActor public protocol RoutingInterceptable: UIViewController {
  /// Whether a navigation may remove this screen now. The router asks before it changes anything, and only screens
  /// that the navigation would really remove.
  var canBeDismissed: Bool { get }
}

/// A screen that asks the user before it is left, for instance because of an unsaved draft.
@MainActor public protocol LeaveConfirming: UIViewController {
  /// Whether this screen may be left. It may present something and wait for the user; the router goes on with other
  /// requests meanwhile, and looks at the tree again when the answer comes.
  func mayLeave() async -> Bool
}
