public import ViewHierarchy

/// A container that a path puts around the destination.
public struct RouteContainer {
  let name: String
  let wrap: (UIViewController) throws -> UIViewController

  /// Makes a container from a closure that receives the destination.
  public init<Container: UIViewController>(_ wrap: @escaping (UIViewController) throws -> Container) {
    name = String(describing: Container.self)
    self.wrap = wrap
  }

  /// A new navigation controller with the destination as its root.
  public static var navigationController: RouteContainer {
    RouteContainer { UINavigationController(rootViewController: $0) }
  }
}
