public import ViewHierarchy

/// A container that a path puts around the destination.
public struct RouteContainer {
  let name: String
  let wrap: (UIViewController) throws -> UIViewController

  /// Makes a container by a closure that gets the destination.
  public init<Container: UIViewController>(_ wrap: @escaping (UIViewController) throws -> Container) {
    name = String(describing: Container.self)
    self.wrap = wrap
  }

  /// A new navigation controller with the destination as its first.
  public static var navigationController: RouteContainer {
    RouteContainer { UINavigationController(rootViewController: $0) }
  }
}
