/// An object that continues a user activity if the app delegate asks for it.
///
/// Follows Apple's page `UIUserActivityRestoring`.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues the activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
