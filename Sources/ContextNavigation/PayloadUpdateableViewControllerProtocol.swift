public import ContextCore
public import ViewHierarchy

/// A screen that can show something else of the same kind, so that no second one has to be made: a product screen another
/// product.
@MainActor public protocol PayloadUpdateableViewControllerProtocol: UIViewController {
  /// Whether the screen can show this payload in place of its own. Changes nothing.
  func canUpdate(with payload: (any NavigationContextPayloadProtocol)?) -> Bool

  /// Shows this payload from now on. Called once, when the screen has been brought forward; its context is the new one
  /// afterwards.
  func update(with payload: (any NavigationContextPayloadProtocol)?)
}
