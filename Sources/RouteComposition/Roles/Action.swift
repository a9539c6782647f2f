public import NavigationCore
public import ViewHierarchy

/// Joins a view controller that has been built to one that is there.
@MainActor public protocol Action<ViewController> {
  /// What it joins to.
  associatedtype ViewController: UIViewController

  /// Joins `viewController` to `existingController`.
  ///
  /// - Parameter completion: To be called once, when the screen shows the change, with success or with why it could not
  ///   be made. One that is let go of without a call fails the navigation.
  func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// Joins by an edit of what a container contains, so that several can be joined in one change.
///
/// A container that stands already, with one screen to join, is changed by ``Action/perform(with:on:animated:completion:)``.
/// Where several screens join it at once, or where it is being made, the edit of its list is used. The edit is also asked
/// what would leave the container, so that those screens can be asked whether they may be left.
@MainActor public protocol ContainerAction<ViewController>: Action where ViewController: ContainerViewController {
  /// Edits the list of what the container will contain. The default appends.
  ///
  /// - Throws: Why the screen does not fit; the tree is then as it was.
  func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) throws
}

extension ContainerAction {
  /// Appends by default.
  public func perform(
    embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers.append(viewController)
  }
}
