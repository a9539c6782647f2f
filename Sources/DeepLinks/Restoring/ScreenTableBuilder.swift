public import LinkTable
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// A builder for ``ScreenTable/init(origin:register:)``. It registers the screens and containers that positions contain.
///
/// If several entries apply to a screen, the table uses the entry that was added first.
public struct ScreenTableBuilder {
  var links: LinkRoutesBuilder<FoundScreen>
  private(set) var entries: [ScreenEntry] = []
  private(set) var containers: [ContainerEntry] = []

  init(origin: LinkOrigin) {
    links = LinkRoutesBuilder(origins: [origin])
    links.limits.length = 2_048
  }

  private mutating func addEntry<Screen: UIViewController, Value: Sendable>(
    _ pattern: LinkPattern<Value>, reading value: @escaping (Screen) -> Value?,
    screen: @escaping (Value) throws -> StepScreen
  ) {
    let number = entries.count
    links.add(pattern, place: "for \(Screen.self)") { (value: Value) in FoundScreen(number: number, value: value) }
    entries.append(
      ScreenEntry {
        $0 is Screen.Type
      } link: { routes, viewController in
        guard let screen = viewController as? Screen, let value = value(screen) else { return nil }
        return try? routes.link(pattern, value)
      } screen: { value in
        try (value as? Value).map(screen)
      })
  }
}

extension ScreenTableBuilder {
  /// Returns the context with which a navigation has last shown a screen.
  ///
  /// - Returns: `nil` if no navigation has shown the screen, or if its context has another type. If `Context` is `Void`, the
  ///   result is `()` for every screen.
  private static func lastContext<Screen: UIViewController, Context>(of screen: Screen) -> Context? {
    () as? Context ?? ScreenContext.of(screen)?.value as? Context
  }
}

// MARK: - Screens made by steps

extension ScreenTableBuilder {
  /// Registers a screen that a step makes. Restoring runs the step's tasks, and asks the guards of the step and of the steps
  /// below it.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the screen's links.
  ///   - step: The step of the screen. If a step below makes the screen, for example together with its container, restoring
  ///     makes the screen only if it makes the container.
  ///   - context: A closure that makes the step's context from the value of a link. If the closure throws, the screen is left
  ///     out when a position is restored.
  ///   - value: A closure that reads the value of the link from the screen. Return `nil` if the entry does not apply to the
  ///     screen.
  public mutating func add<Screen: UIViewController, Context, Value: Sendable>(
    _ pattern: LinkPattern<Value>, _ step: DestinationStep<Screen, Context>,
    context: @escaping (Value) throws -> Context, value: @escaping (Screen) -> Value?
  ) {
    addEntry(pattern, reading: value) { value in try StepScreen(step, with: context(value)) }
  }

  /// Registers a screen that a step makes. The value of the screen's link is the context of the step.
  ///
  /// - Parameter value: A closure that reads the context from the screen. Return `nil` if the entry does not apply to the
  ///   screen.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, _ step: DestinationStep<Screen, Context>, value: @escaping (Screen) -> Context?
  ) {
    add(pattern, step, context: { $0 }, value: value)
  }

  /// Registers a screen that a step makes. The value of the screen's link is the context with which a navigation has last
  /// shown the screen. If there is no such context, the entry does not apply.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, _ step: DestinationStep<Screen, Context>
  ) {
    add(pattern, step, value: Self.lastContext)
  }

  /// Registers a screen that a step makes without a context.
  ///
  /// - Parameter isMeant: A closure that returns whether the entry applies to a screen. By default, the entry applies to all
  ///   screens of the class.
  public mutating func add<Screen: UIViewController>(
    _ pattern: LinkPattern<Void>, _ step: DestinationStep<Screen, Any?>,
    where isMeant: @escaping (Screen) -> Bool = { _ in true }
  ) {
    addEntry(
      pattern, reading: { (screen: Screen) in isMeant(screen) ? () : nil },
      screen: { _ in try StepScreen(step, with: nil) })
  }
}

// MARK: - Screens made by factories

extension ScreenTableBuilder {
  /// Registers a screen that a factory makes from the value of its link.
  ///
  /// - Parameters:
  ///   - guards: The guards to ask before the screen is restored.
  ///   - value: A closure that reads the value of the link from the screen. Return `nil` if the entry does not apply to the
  ///     screen. By default, the value is the context with which a navigation has last shown the screen.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, factory: any Factory<Screen, Context>,
    guards: [any RoutingInterceptor<Context>] = [], value: ((Screen) -> Context?)? = nil
  ) {
    let step = DestinationStep(factory, guards: guards)
    addEntry(pattern, reading: value ?? Self.lastContext) { context in try StepScreen(step, with: context) }
  }

  /// Registers a screen that a factory makes without a context.
  ///
  /// - Parameters:
  ///   - guards: The guards to ask before the screen is restored.
  ///   - isMeant: A closure that returns whether the entry applies to a screen. By default, the entry applies to all screens
  ///     of the class.
  public mutating func add<Screen: UIViewController>(
    _ pattern: LinkPattern<Void>, factory: any Factory<Screen, Any?>, guards: [any RoutingInterceptor<Any?>] = [],
    where isMeant: @escaping (Screen) -> Bool = { _ in true }
  ) {
    add(pattern, DestinationStep(factory, guards: guards), where: isMeant)
  }

  /// Registers a container of the app's own class by a name. Keep the name in all versions of the app.
  ///
  /// Register a container only if restoring has to make it. Plain stacks, tab bars and splits need no name. A container that
  /// is always in the tree when a position is restored needs no name either. The entry applies to the exact class, not to
  /// subclasses.
  /// - Parameters:
  ///   - factory: A factory that makes the container, with or without children. A child stays if the position describes it.
  ///   - guards: The guards to ask before the container is made.
  public mutating func addContainer<Container: ContainerViewController>(
    _ name: String, factory: any Factory<Container, Any?>, guards: [any RoutingInterceptor<Any?>] = []
  ) {
    let step = DestinationStep(factory, guards: guards)
    containers.append(
      ContainerEntry(name: name, matches: { type(of: $0) == Container.self }) { try StepScreen(step, with: nil) })
  }
}
