public import NavigationCore
public import ViewHierarchy

/// A type that joins a new view controller to a view controller of the tree, for instance by a push or a presentation.
@MainActor public protocol Action<ViewController> {
  /// The class of the existing view controllers that the action joins new view controllers to.
  associatedtype ViewController: UIViewController

  /// Joins `viewController` to `existingController`.
  ///
  /// - Parameters:
  ///   - viewController: The new view controller.
  ///   - existingController: The view controller in the tree.
  ///   - animated: A Boolean value that indicates whether to animate the change.
  ///   - completion: A closure to call once: with success when the change is on screen, or with the error. If the
  ///     completion is released without a call, the navigation fails.
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
  /// Adds the screen to the list of the container's children. The default implementation appends the screen.
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
