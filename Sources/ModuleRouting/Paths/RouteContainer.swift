public import ViewHierarchy

/// A container view controller that a path shows, with the destination in it.
public struct RouteContainer {
  let name: String
  let wrap: (UIViewController) throws -> UIViewController

  /// Makes a container from a closure. The closure receives the destination, and returns a container view controller that holds
  /// the destination.
  public init<Container: UIViewController>(_ wrap: @escaping (UIViewController) throws -> Container) {
    name = String(describing: Container.self)
    self.wrap = wrap
  }

  /// A new navigation controller with the destination as its root.
  public static var navigationController: RouteContainer {
    RouteContainer { UINavigationController(rootViewController: $0) }
  }
}
