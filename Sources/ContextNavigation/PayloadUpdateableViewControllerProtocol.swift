public import ContextCore
public import ViewHierarchy

/// A screen that can change to other content of the same kind. For example, a product screen can show another product. A
/// ``BackstackTransition`` then updates the screen, and no second screen is made.
@MainActor public protocol PayloadUpdateableViewControllerProtocol: UIViewController {
  /// Returns a Boolean value that indicates whether the screen can show a payload in place of its present payload.
  ///
  /// This method must not change anything.
  func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool

  /// Shows a payload.
  ///
  /// The router calls this method once, after it has brought the screen forward. It then sets the screen's context. If a later
  /// step fails and the update is rolled back, the router calls the method again with the earlier payload, if
  /// ``canUpdate(with:)`` allows that payload.
  func update(with payload: (any NavigationContextPayloadProtocol)?)
}
