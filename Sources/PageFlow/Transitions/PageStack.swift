import RouteComposition
import ViewHierarchy

/// Makes the navigation controllers that pages are put into, one for each time.
nonisolated struct PageStack: Sendable {
  /// What they are called in plans: the name of their class.
  let name: String
  private let make: @MainActor @Sendable () throws -> UINavigationController

  /// - Parameter make: Makes one; without it they are made from their class alone, as `ClassFactory()` does it.
  init<Stack: UINavigationController>(_ type: Stack.Type, _ make: (@MainActor @Sendable () -> Stack)? = nil) {
    name = String(describing: type)
    self.make = make ?? { try ClassFactory<Stack, Any?>().execute(with: nil) }
  }

  /// A new navigation controller with a page in it.
  ///
  /// - Throws: The reason if none can be made from the class alone, or if UIKit would refuse the page in a stack.
  @MainActor func around(_ page: UIViewController) throws -> UINavigationController {
    let stack = try make()
    try stack.check(canHold: [page])
    stack.setViewControllers([page], animated: false)
    return stack
  }
}
