/// What can go on with an activity when the app delegate says so.
///
/// Follows Apple's page `UIUserActivityRestoring`.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with the activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
