public import NavigationCore
import ViewHierarchy

/// A destination, declared in one line.
///
/// ```swift
/// enum Routes {
///   static let plants = Route.existing(PlantsScreen.self)
///   static let plant = Route.push(onto: plants) { PlantScreen(number: $0) }
///   static let edit = Route.present(.formSheet, inStack: true) { EditScreen(plant: $0) }
/// }
/// ```
///
/// Each function returns a ``DestinationStep``. Routes mix with chains of ``StepAssembly``: one can be the host of the other.
///
/// A route looks for its screen first. A ``ContextChecking`` screen is found by its context, any other screen by its class;
/// `foundBy` replaces this rule. `make` runs only if the screen is not found. Guards are asked in the order of their arguments.
public typealias Route = DestinationStep

// MARK: - Screens that are always there

extension DestinationStep where Context == Any? {
  /// A screen that the app never makes by a route: a tab, a column, the root.
  ///
  /// A navigation that does not find the screen fails and changes nothing.
  ///
  /// - Parameter type: The class of the screen.
  public static func existing(_ type: ViewController.Type) -> Self { GeneralStep.custom(using: RouteFinder()) }
}

// MARK: - The root

extension DestinationStep {
  /// Makes the screen the root of the window. Every presented screen is dismissed.
  ///
  /// - Parameters:
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default looks by context or by class.
  ///   - make: Makes the screen from the context.
  public static func root(
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    screen(finder, guards, make).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }
}

extension DestinationStep where Context == Any? {
  /// Makes the screen the root of the window. Every presented screen is dismissed.
  ///
  /// - Parameters:
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default looks by class.
  ///   - make: Makes the screen.
  public static func root(
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    screen(finder, guards) { _ in try make() }
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }
}

// MARK: - Building blocks

extension DestinationStep {
  /// The screen of a route, before it is joined to a host.
  static func screen(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor (Context) throws -> ViewController
  ) -> StepAssembly<ViewController, Context, BuiltByItsFactory> {
    let assembly = StepAssembly(
      finder: finder ?? AnyFinder(RouteFinder()), factory: InlineFactory { (context: Context) in try make(context) })
    return guards.reduce(assembly) { $0.adding($1) }
  }
}

extension StepAssembly where Making == BuiltByItsFactory {
  /// Joins the screen to the nearest view controller of the action's kind around the screen of a host.
  ///
  /// - Parameter inStack: Whether a new navigation controller is joined, with the screen in it.
  func joined<Host: UIViewController, Joined: UIViewController>(
    to host: DestinationStep<Host, Context>, by action: any Action<Joined>, inStack: Bool = false
  ) -> DestinationStep<ViewController, Context> {
    let host = DestinationStep<Joined, Context>(host.node)
    guard inStack else { return using(action).from(host).assemble() }
    return using(UINavigationController.push()).from(NavigationControllerStep()).using(action).from(host).assemble()
  }
}

/// Finds a ``ContextChecking`` screen by its context, and any other screen by its class.
struct RouteFinder<ViewController: UIViewController, Context>: StackIteratingFinder, NamedRole {
  let roleName = "a search by \(ViewController.self is any ContextChecking.Type ? "context" : "class")"

  /// - Throws: ``CompositionError/unfitContext(type:compares:given:)`` if the screen compares contexts of another type than the
  ///   route's, and so could not be told from others of its class.
  func findViewController(with context: Context) throws -> ViewController? {
    if Context.self != Any?.self, Context.self != Void.self,
      let checking = ViewController.self as? any ContextChecking.Type
    {
      try checking.check(context, of: ViewController.self)
    }
    return try InlineStackIteratingFinder { isTarget($0, with: $1) }.findViewController(with: context)
  }

  func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    (viewController as? any ContextChecking)?.shows(context) ?? true
  }
}

extension ContextChecking {
  fileprivate static func check(_ context: Any, of screen: UIViewController.Type) throws {
    if context is Context { return }
    throw CompositionError.unfitContext(
      type: TypeName.of(screen), compares: "\(Context.self)", given: "\(type(of: context))")
  }

  /// Whether the screen shows a context of any type. A context of another type says nothing about the screen.
  fileprivate func shows(_ context: Any) -> Bool { (context as? Context).map(isTarget(for:)) ?? true }
}

// MARK: - Adding to a route

extension DestinationStep: StepAdding {
  /// Adds a guard, which is asked after those of the route.
  ///
  /// A guard that is added after `adaptingContext` is asked before those of the route.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    adding { $0.interceptors.append(interceptor) }
  }

  /// Adds a task that sets the screen up, after those of the route.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    adding { $0.contextTasks.append(contextTask) }
  }

  /// Adds a task for after the arrival.
  public func adding(_ postTask: any PostRoutingTask<ViewController, Context>) -> Self {
    adding { $0.postTasks.append(postTask) }
  }

  /// Sets the object by which the screen is known, made from the context with which the screen is shown.
  package func identified(by identity: @escaping (Context) -> AnyObject?) -> Self {
    adding { $0.identity = identity }
  }

  /// Changes the parts of the route's step. A step of another kind, such as a fork, gets a step above it with the same screen.
  private func adding(_ add: (inout StepParts<ViewController, Context>) -> Void) -> Self {
    let screen = node as? ScreenNode<ViewController, Context>
    var parts = screen?.parts ?? StepParts(finder: NilFinder(), factory: nil)
    add(&parts)
    return Self(ScreenNode(parts, action: screen?.action, below: screen.map(\.below) ?? node))
  }
}
