import RouteComposition
import ViewHierarchy

/// A maker of navigation controllers for pages.
nonisolated struct PageStack: Sendable {
  /// The name of the navigation controllers' class, for plans.
  let name: String
  private let make: @MainActor @Sendable () throws -> UINavigationController

  /// - Parameter make: A closure that makes a navigation controller. If `make` is `nil`, each navigation controller is made from
  ///   its class, as `ClassFactory()` does.
  init<Stack: UINavigationController>(_ type: Stack.Type, _ make: (@MainActor @Sendable () -> Stack)? = nil) {
    name = String(describing: type)
    self.make = make ?? { try ClassFactory<Stack, Any?>().execute(with: nil) }
  }

  /// Returns a new navigation controller with a page in it.
  ///
  /// - Throws: An error if the navigation controller cannot be made from its class, or if UIKit would refuse the page in it.
  @MainActor func around(_ page: UIViewController) throws -> UINavigationController {
    let stack = try make()
    try stack.check(canHold: [page])
    stack.setViewControllers([page], animated: false)
    return stack
  }
}
