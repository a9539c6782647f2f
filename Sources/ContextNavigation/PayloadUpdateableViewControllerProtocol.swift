public import ContextCore
public import ViewHierarchy

/// A screen that can be updated to other content of the same kind, so that no second screen is made. For example, a
/// product screen can show another product.
@MainActor public protocol PayloadUpdateableViewControllerProtocol: UIViewController {
  /// Returns a Boolean value that indicates whether the screen can show a payload in place of its own. Must not change
  /// anything.
  func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool

  /// Shows a payload.
  ///
  /// The router calls this method once, after it has brought the screen forward, and then sets the screen's context. If
  /// a later step fails, the router calls it again with the earlier payload.
  func update(with payload: (any NavigationContextPayloadProtocol)?)
}
