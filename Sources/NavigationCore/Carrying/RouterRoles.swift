/// The guards, tasks and settings that a router adds to every request.
package struct RouterRoles {
  package private(set) var guards: [RouterGuard] = []
  package var contextTasks: [any ScreenTask] = []
  package var postTasks: [any ScreenPostTask] = []
  /// A Boolean value that indicates whether the router's guards are asked before the goal is resolved.
  package var asksBeforeSearching = false
  /// A Boolean value that indicates whether screens leave without being asked.
  package private(set) var leavesWithoutAsking = false
  /// Observes the calls that a navigation makes, in tests.
  package var probe: CallProbe?
  /// The values that other modules of the package keep with a router, by their types.
  private var kept: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// A Boolean value that indicates whether there are neither guards nor tasks.
  var isEmpty: Bool { guards.isEmpty && contextTasks.isEmpty && postTasks.isEmpty }

  package mutating func add(_ interceptor: any RoutingInterceptor<Any?>) { guards.append(RouterGuard(interceptor)) }

  /// The value of this type that another module of the package keeps with the router; `nil` if there is none.
  package subscript<Value>(_ type: Value.Type) -> Value? {
    get { kept[ObjectIdentifier(type)] as? Value }
    set { kept[ObjectIdentifier(type)] = newValue }
  }

  /// Returns these roles with the guards of a request added, and with the request's ``leavesWithoutAsking``.
  package func adding(rolesOf request: NavigationRequest<some Any>) -> RouterRoles {
    var roles = self
    roles.add(request.guards)
    roles.leavesWithoutAsking = request.leavesWithoutAsking
    return roles
  }

  package mutating func add(_ others: [RouterGuard]) { guards += others }

  /// Lets guards and context tasks check their requirements.
  ///
  /// - Throws: The first error of a guard or a task.
  mutating func prepare(with context: Any?) throws {
    for position in guards.indices { try guards[position].interceptor.prepare(with: context) }
    for position in contextTasks.indices { try contextTasks[position].prepare(with: context) }
  }

  /// Runs the post tasks for each screen that the request is about; see ``Visit/isSubject``.
  func runPostTasks(for visited: [Visit], routingStack: [AnyObject]) {
    for task in postTasks {
      for visit in visited where visit.isSubject {
        task.perform(on: visit.screen, with: visit.context, routingStack: routingStack)
      }
    }
  }
}

/// A guard that was added to a router or a request. All copies of the router or request share its identity.
package struct RouterGuard {
  package let identity: GuardIdentity
  package fileprivate(set) var interceptor: any RoutingInterceptor<Any?>

  private static var last = 0

  package init(_ interceptor: any RoutingInterceptor<Any?>) {
    Self.last += 1
    identity = .router(Self.last)
    self.interceptor = interceptor
  }

  /// Returns a guard with the same identity and another interceptor.
  package func asking(_ interceptor: any RoutingInterceptor<Any?>) -> RouterGuard {
    var copy = self
    copy.interceptor = interceptor
    return copy
  }
}

/// A task that sets up every screen that a request finds or makes.
package protocol ScreenTask {
  mutating func prepare(with context: Any?) throws
  func perform(on screen: AnyObject, with context: Any?) throws
}

/// A task that runs after the arrival, for every screen that the request is about.
package protocol ScreenPostTask {
  func perform(on screen: AnyObject, with context: Any?, routingStack: [AnyObject])
}
