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
    StepAssembly(finder, guards, make).using(.replaceRoot).from(.root).assemble()
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
    StepAssembly(finder, guards, make).using(.replaceRoot).from(.root).assemble()
  }
}

// MARK: - Building blocks

extension StepAssembly where Making == BuiltByItsFactory {
  /// The screen of a route, before it is joined to a host.
  init(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor (Context) throws -> ViewController
  ) {
    self.init(
      finder: finder ?? AnyFinder(RouteFinder()), factory: InlineFactory { (context: Context) in try make(context) })
    self = guards.reduce(self) { $0.adding($1) }
  }

  /// The screen of a route that is made without its context, before it is joined to a host.
  init(
    _ finder: AnyFinder<ViewController, Context>?, _ guards: [any RoutingInterceptor<Any?>],
    _ make: @escaping @MainActor () throws -> ViewController
  ) {
    self.init(finder, guards) { _ in try make() }
  }

  /// Joins the screen to the nearest view controller of the action's kind around the screen of a host.
  ///
  /// - Parameter inStack: Whether a new navigation controller is joined, with the screen in it.
  func joined<Host: UIViewController, Joined: UIViewController>(
    to host: DestinationStep<Host, Context>, by action: any Action<Joined>, inStack: Bool = false
  ) -> DestinationStep<ViewController, Context> {
    let host = DestinationStep<Joined, Context>(node: host.node)
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

extension DestinationStep: StepOfParts {
  /// The parts of the route's step. What is added to them comes after those of the route.
  ///
  /// A step of another kind, such as a fork or one with an adapted context, gets a step above it with the same screen. A guard that
  /// is added there is asked before those of the route.
  public var parts: StepParts<ViewController, Context> {
    get { (node as? ScreenNode<ViewController, Context>)?.parts ?? StepParts(finder: NilFinder(), factory: nil) }
    set {
      let screen = node as? ScreenNode<ViewController, Context>
      node = ScreenNode(newValue, action: screen?.action, below: screen.map(\.below) ?? node)
    }
  }
}
