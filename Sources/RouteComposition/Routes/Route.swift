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
/// Each of these functions returns a ``DestinationStep``. You can mix routes and chains of ``StepAssembly``: a route
/// can be the host of a chain, and a chain can be the host of a route.
///
/// A route first looks for its screen in the window. A ``ContextChecking`` screen is found by its context, and any
/// other screen by its class. If the route is for `Any?` or `Void` and receives no context of the screen's type, a
/// ``ContextChecking`` screen is found by its class too. Pass `foundBy` for another rule. If the route finds the screen,
/// it shows the screen in its place and does not call `make`. Guards are asked in the order of their arguments.
public typealias Route = DestinationStep

// MARK: - Existing screens

extension DestinationStep where Context == Any? {
  /// Returns a route to a screen that is always in the window, such as a tab, a column or the root. The route never
  /// makes the screen.
  ///
  /// The screen is found by its class. A ``ContextChecking`` screen is found by its context if the route receives a
  /// context of the screen's type. If the screen is not found, the navigation fails and changes nothing.
  ///
  /// - Parameter type: The class of the screen.
  public static func existing(_ type: ViewController.Type) -> Self { GeneralStep.custom(using: RouteFinder()) }
}

// MARK: - The root

extension DestinationStep {
  /// Returns a route that makes the screen the root of the window and dismisses every presented screen.
  ///
  /// - Parameters:
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func root(
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).using(.replaceRoot).from(.root).assemble()
  }
}

extension DestinationStep where Context == Any? {
  /// Returns a route that makes the screen the root of the window and dismisses every presented screen.
  ///
  /// - Parameters:
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by its class; see ``Route`` for a
  ///     ``ContextChecking`` screen.
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
  /// Creates the step of a route's screen. The step is not joined to a host yet.
  init(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor (Context) throws -> ViewController
  ) {
    self.init(
      finder: finder ?? AnyFinder(RouteFinder()), factory: InlineFactory { (context: Context) in try make(context) })
    self = guards.reduce(self) { $0.adding($1) }
  }

  /// Creates the step of a route's screen from a closure that takes no context. The step is not joined to a host yet.
  init(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor () throws -> ViewController
  ) {
    self.init(finder, guards) { _ in try make() }
  }

  /// Returns the route that joins the screen to the nearest view controller that the action accepts: the host's screen,
  /// or a container around it.
  ///
  /// - Parameter inStack: A Boolean value that indicates whether the screen is joined inside a new navigation
  ///   controller.
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

  /// Returns the first screen of the class that shows the context, or `nil` if there is none.
  ///
  /// - Throws: ``CompositionError/unfitContext(type:compares:given:)`` if the screen compares contexts of another type
  ///   than the route's context. The route could then not distinguish screens of one class. A route for `Any?` or
  ///   `Void` does not throw this error. It finds the screen by its class instead.
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

  /// Returns whether the screen shows a context. Returns `true` if the context is of a type that the screen cannot
  /// compare.
  fileprivate func shows(_ context: Any) -> Bool { (context as? Context).map(isTarget(for:)) ?? true }
}

// MARK: - Adding to a route

extension DestinationStep: StepOfParts {
  /// The finder, factory, guards and tasks of the route's step. An added guard is asked after the guards of the step,
  /// and an added task runs after its tasks.
  ///
  /// A step has no parts of its own if it is a switch, has an adapted context, or is typed as another class. Adding to
  /// such a step makes a new step above it, with the same screen. The guards of the new step are asked before the
  /// guards of the step below.
  public var parts: StepParts<ViewController, Context> {
    get { (node as? ScreenNode<ViewController, Context>)?.parts ?? StepParts(finder: NilFinder(), factory: nil) }
    set {
      let screen = node as? ScreenNode<ViewController, Context>
      node = ScreenNode(newValue, action: screen?.action, below: screen.map(\.below) ?? node)
    }
  }
}
