/// Something with contents whose size and surroundings change: a controller, or who manages a presentation.
///
/// Follows Apple's page `UIContentContainer`.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like.
  var preferredContentSize: CGSize { get }
  /// Called when something inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when constraints give something inside another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that something inside has in a room of that size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the surroundings change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}
