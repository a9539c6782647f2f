public import LinkTable
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// A builder that registers the screens that can be restored. See ``ScreenTable``.
///
/// If several entries apply to a screen, the first one that was added is used.
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
  /// Returns the context that a navigation has last shown a screen with. A screen without context need not have been shown by
  /// one.
  private static func lastContext<Screen: UIViewController, Context>(of screen: Screen) -> Context? {
    () as? Context ?? ScreenContext.of(screen)?.value as? Context
  }
}

// MARK: - Screens made by steps

extension ScreenTableBuilder {
  /// Registers a screen that a step makes, with the step's tasks and guards, and with the guards of the steps below it.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the screen's links.
  ///   - step: The step. If a step below makes the screen, it is restored only together with its container.
  ///   - context: A closure that makes the step's context from the value of a link. If it throws, the screen is left out.
  ///   - value: A closure that reads the value of the link from the screen. It returns `nil` if the entry does not apply to
  ///     the screen.
  public mutating func add<Screen: UIViewController, Context, Value: Sendable>(
    _ pattern: LinkPattern<Value>, _ step: DestinationStep<Screen, Context>,
    context: @escaping (Value) throws -> Context, value: @escaping (Screen) -> Value?
  ) {
    addEntry(pattern, reading: value) { value in try StepScreen(step, with: context(value)) }
  }

  /// Registers a screen that a step makes. The value of its link is the step's context.
  ///
  /// - Parameter value: A closure that reads the context from the screen. It returns `nil` if the entry does not apply to the
  ///   screen.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, _ step: DestinationStep<Screen, Context>, value: @escaping (Screen) -> Context?
  ) {
    add(pattern, step, context: { $0 }, value: value)
  }

  /// Registers a screen that a step makes. The value of its link is the context that a navigation has last shown it with.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, _ step: DestinationStep<Screen, Context>
  ) {
    add(pattern, step, value: Self.lastContext)
  }

  /// Registers a screen that a step makes without a context.
  ///
  /// - Parameter isMeant: A closure that returns whether the entry applies to a screen.
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
  ///   - value: A closure that reads the value of the link from the screen. It returns `nil` if the entry does not apply to
  ///     the screen. By default, the value is the context that a navigation has last shown the screen with.
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
  ///   - isMeant: A closure that returns whether the entry applies to a screen.
  public mutating func add<Screen: UIViewController>(
    _ pattern: LinkPattern<Void>, factory: any Factory<Screen, Any?>, guards: [any RoutingInterceptor<Any?>] = [],
    where isMeant: @escaping (Screen) -> Bool = { _ in true }
  ) {
    add(pattern, DestinationStep(factory, guards: guards), where: isMeant)
  }

  /// Registers a container of the app's own class, by a name that does not change between versions of the app.
  ///
  /// Only containers that have to be made need a name. Plain stacks, tab bars and splits need none. Neither do containers
  /// that are always there when a position is restored.
  /// - Parameters:
  ///   - factory: Makes the container, with or without children. Children that the position describes are kept.
  ///   - guards: The guards to ask before the container is restored.
  public mutating func addContainer<Container: ContainerViewController>(
    _ name: String, factory: any Factory<Container, Any?>, guards: [any RoutingInterceptor<Any?>] = []
  ) {
    let step = DestinationStep(factory, guards: guards)
    containers.append(
      ContainerEntry(name: name, matches: { type(of: $0) == Container.self }) { try StepScreen(step, with: nil) })
  }
}
