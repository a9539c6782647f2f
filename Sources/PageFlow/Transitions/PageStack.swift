import RouteComposition
import ViewHierarchy

/// A maker of navigation controllers for pages.
nonisolated struct PageStack: Sendable {
  /// The name of their class, for plans.
  let name: String
  private let make: @MainActor @Sendable () throws -> UINavigationController

  /// - Parameter make: Makes one of them. By default they are made from their class, as `ClassFactory()` does.
  init<Stack: UINavigationController>(_ type: Stack.Type, _ make: (@MainActor @Sendable () -> Stack)? = nil) {
    name = String(describing: type)
    self.make = make ?? { try ClassFactory<Stack, Any?>().execute(with: nil) }
  }

  /// Returns a new navigation controller with a page in it.
  ///
  /// - Throws: The reason if the class alone cannot make one, or if UIKit refuses the page in a navigation controller.
  @MainActor func around(_ page: UIViewController) throws -> UINavigationController {
    let stack = try make()
    try stack.check(canHold: [page])
    stack.setViewControllers([page], animated: false)
    return stack
  }
}
