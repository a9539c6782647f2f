/// The context that the router has shown a screen with, kept beside the screen for as long as it lives.
package struct ScreenContext {
  package let value: Any

  package init(_ value: Any) { self.value = value }

  private static var table = WeakTable<UIViewController, ScreenContext>()
  /// What context navigation knows screens by.
  package static var identities = WeakTable<UIViewController, AnyObject>()

  package static var isEmpty: Bool { table.isEmpty }

  /// Lets go of the contexts of screens that are gone.
  package static func sweep() {
    if !table.isEmpty { table.sweep() }
    if !identities.isEmpty { identities.sweep() }
  }

  package static func of(_ viewController: UIViewController) -> ScreenContext? { table[key: viewController] }

  package static func set(_ context: ScreenContext?, of viewController: UIViewController) {
    if context == nil, table.isEmpty { return }
    table[key: viewController] = context
  }
}
