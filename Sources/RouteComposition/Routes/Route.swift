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
/// Each function returns a ``DestinationStep``. Routes mix with chains of ``StepAssembly``: one can be the host of the
/// other.
///
/// A route looks for its screen first. A ``ContextChecking`` screen is found by its context, any other screen by its
/// class. Pass `foundBy` for another rule. `make` runs only if the screen is not found. Guards are asked in the order
/// of their arguments.
public typealias Route = DestinationStep

// MARK: - Existing screens

extension DestinationStep where Context == Any? {
  /// Returns a route to a screen that no route makes, because it is always in the window: a tab, a column, the root.
  ///
  /// If the screen is not found, the navigation fails and changes nothing.
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
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  public static func root(
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).using(.replaceRoot).from(.root).assemble()
  }
}

extension DestinationStep where Context == Any? {
  /// Makes the screen the root of the window. Every presented screen is dismissed.
  ///
  /// - Parameters:
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by class.
  ///   - make: A closure that makes the screen.
  public static func root(
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).using(.replaceRoot).from(.root).assemble()
  }
}

// MARK: - Building blocks

extension StepAssembly where Making == BuiltByItsFactory {
  /// Creates the step of a route's screen, before the step is joined to a host.
  init(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor (Context) throws -> ViewController
  ) {
    self.init(
      finder: finder ?? AnyFinder(RouteFinder()), factory: InlineFactory { (context: Context) in try make(context) })
    self = guards.reduce(self) { $0.adding($1) }
  }

  /// Creates the step of a route's screen from a closure that takes no context.
  init(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor () throws -> ViewController
  ) {
    self.init(finder, guards) { _ in try make() }
  }

  /// Joins the screen to the nearest view controller around the host's screen that the action accepts.
  ///
  /// - Parameter inStack: A Boolean value that indicates whether the screen joins inside a new navigation controller.
  func joined<Host: UIViewController, Joined: UIViewController>(
    to host: DestinationStep<Host, Context>, by action: any Action<Joined>, inStack: Bool = false
  ) -> DestinationStep<ViewController, Context> {
    let host = DestinationStep<Joined, Context>(node: host.node)
    guard inStack else { return using(action).from(host).assemble() }
    return using(UINavigationController.push()).from(NavigationControllerStep()).using(action).from(host).assemble()
  }
}

/// A finder that finds a ``ContextChecking`` screen by its context, and any other screen by its class.
struct RouteFinder<ViewController: UIViewController, Context>: StackIteratingFinder, NamedRole {
  let roleName = "a search by \(ViewController.self is any ContextChecking.Type ? "context" : "class")"

  /// - Throws: ``CompositionError/unfitContext(type:compares:given:)`` if the screen compares contexts of another type
  ///   than the route's. The route could then not distinguish the screen from others of its class.
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

  /// Returns whether the screen shows a context. A context of a type that the screen does not compare always matches.
  fileprivate func shows(_ context: Any) -> Bool { (context as? Context).map(isTarget(for:)) ?? true }
}

// MARK: - Adding to a route

extension DestinationStep: StepOfParts {
  /// The finder, factory, guards and tasks of the route's step. An added guard or task runs after those of the route.
  ///
  /// If the step is a switch or has an adapted context, adding puts a new step above it with the same screen. A guard
  /// of the new step is asked before those of the route.
  public var parts: StepParts<ViewController, Context> {
    get { (node as? ScreenNode<ViewController, Context>)?.parts ?? StepParts(finder: NilFinder(), factory: nil) }
    set {
      let screen = node as? ScreenNode<ViewController, Context>
      node = ScreenNode(newValue, action: screen?.action, below: screen.map(\.below) ?? node)
    }
  }
}
