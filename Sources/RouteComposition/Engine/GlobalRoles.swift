import NavigationCore
import ViewHierarchy

/// What a router adds to every navigation. A value: a router with more is made from one with fewer.
struct GlobalRoles {
  var interceptors: [any RoutingInterceptor<Any?>] = []
  var contextTasks: [any ContextTask<UIViewController, Any?>] = []
  var postTasks: [any PostRoutingTask<UIViewController, Any?>] = []
  /// Whether the guards are asked before any finder is.
  var asksBeforeSearching = false
  /// Watches the calls that a navigation makes, in tests.
  var probe: CallProbe?

  /// Lets guards and tasks check that they have what they need.
  mutating func prepare(with context: Any?) throws {
    for position in interceptors.indices { try interceptors[position].prepare(with: context) }
    for position in contextTasks.indices { try contextTasks[position].prepare(with: context) }
  }
}
