public import NavigationCore
public import ViewHierarchy

/// A type that joins a new view controller to one that is in the tree, for instance by pushing or presenting it.
@MainActor public protocol Action<ViewController> {
  /// The class of the view controllers in the tree to which the action joins new ones.
  associatedtype ViewController: UIViewController

  /// Joins `viewController` to `existingController`.
  ///
  /// - Parameters:
  ///   - viewController: The new view controller.
  ///   - existingController: The view controller in the tree.
  ///   - animated: A Boolean value that indicates whether to animate the change.
  ///   - completion: Call it once, when the change is on screen, with success or with the error. If the completion is
  ///     released without a call, the navigation fails.
  func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// An action that edits the list of a container's children, so that several screens can join in one change.
///
/// If one screen joins a container in the tree, the router calls ``Action/perform(with:on:animated:completion:)``. If
/// several screens join at once, or if the container is being made, the router uses the edited list. The router also
/// reads from the edited list which screens would leave the container, and asks them whether they may be left.
@MainActor public protocol ContainerAction<ViewController>: Action where ViewController: ContainerViewController {
  /// Adds the screen to the list of the container's children. The default implementation appends it.
  ///
  /// - Throws: An error if the screen does not fit. The tree then stays as it was.
  func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) throws
}

extension ContainerAction {
  /// Appends the screen.
  public func perform(
    embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers.append(viewController)
  }
}
