/// What a router adds to every request made through it. A value: a router with more is made from one with fewer.
package struct RouterRoles {
  package private(set) var guards: [RouterGuard] = []
  package var contextTasks: [any ScreenTask] = []
  package var postTasks: [any ScreenPostTask] = []
  /// Whether the guards are asked before the search.
  package var asksBeforeSearching = false
  /// A Boolean value that indicates whether screens leave without being asked.
  package private(set) var leavesWithoutAsking = false
  /// Watches the calls that a navigation makes, in tests.
  package var probe: CallProbe?
  /// What modules above have a router keep, by its type.
  private var kept: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Whether there are neither guards nor tasks.
  var isEmpty: Bool { guards.isEmpty && contextTasks.isEmpty && postTasks.isEmpty }

  package mutating func add(_ interceptor: any RoutingInterceptor<Any?>) { guards.append(RouterGuard(interceptor)) }

  /// What a module above has a router keep, by its type.
  package subscript<Value>(_ type: Value.Type) -> Value? {
    get { kept[ObjectIdentifier(type)] as? Value }
    set { kept[ObjectIdentifier(type)] = newValue }
  }

  /// The roles of a router with those of a request: its guards, and whether it asks before screens leave.
  package func adding(rolesOf request: NavigationRequest<some Any>) -> RouterRoles {
    var roles = self
    roles.add(request.guards)
    roles.leavesWithoutAsking = request.leavesWithoutAsking
    return roles
  }

  package mutating func add(_ others: [RouterGuard]) { guards += others }

  /// Lets guards and tasks check that they have what they need.
  mutating func prepare(with context: Any?) throws {
    for position in guards.indices { try guards[position].interceptor.prepare(with: context) }
    for position in contextTasks.indices { try contextTasks[position].prepare(with: context) }
  }

  /// Runs the tasks that follow an arrival, for the screens that the request is about.
  func runPostTasks(for visited: [Visit], routingStack: [AnyObject]) {
    for task in postTasks {
      for visit in visited where visit.isTouched {
        task.perform(on: visit.screen, with: visit.context, routingStack: routingStack)
      }
    }
  }
}

/// A guard of a router, the same in all routers that are made from the one it was added to.
package struct RouterGuard {
  package let identity: GuardIdentity
  package fileprivate(set) var interceptor: any RoutingInterceptor<Any?>

  private static var last = 0

  package init(_ interceptor: any RoutingInterceptor<Any?>) {
    Self.last += 1
    identity = .router(Self.last)
    self.interceptor = interceptor
  }

  /// The same guard, asked in another form.
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

/// A task that runs for every screen that a request has found or made, when it has arrived.
package protocol ScreenPostTask {
  func perform(on screen: AnyObject, with context: Any?, routingStack: [AnyObject])
}
