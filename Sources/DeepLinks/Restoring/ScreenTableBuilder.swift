public import LinkTable
public import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// Where the screens of an app are registered that can be restored. See ``ScreenTable``.
///
/// Of several entries that a screen could be of, the one that was added first is asked first.
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
  /// The context that a navigation has last shown a screen with. One that needs to know nothing may have been shown by nobody.
  private static func lastContext<Screen: UIViewController, Context>(of screen: Screen) -> Context? {
    () as? Context ?? ScreenContext.of(screen)?.value as? Context
  }
}

// MARK: - Screens as their steps make them

extension ScreenTableBuilder {
  /// Registers a screen that a step makes: by its factory, with its tasks, and behind its guards and those of the steps below it.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of its link.
  ///   - step: The step. A screen that a step below makes is restored where its container brings it along.
  ///   - context: Makes the context of the step of what the link says. What it throws leaves the screen out.
  ///   - value: What its link says, read from the screen; `nil` where the entry is not for this one.
  public mutating func add<Screen: UIViewController, Context, Value: Sendable>(
    _ pattern: LinkPattern<Value>, _ step: DestinationStep<Screen, Context>,
    context: @escaping (Value) throws -> Context, value: @escaping (Screen) -> Value?
  ) {
    addEntry(pattern, reading: value) { value in try StepScreen(step, with: context(value)) }
  }

  /// Registers a screen that a step makes, whose link says the step's context.
  ///
  /// - Parameter value: What its link says, read from the screen; `nil` where the entry is not for this one.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, _ step: DestinationStep<Screen, Context>, value: @escaping (Screen) -> Context?
  ) {
    add(pattern, step, context: { $0 }, value: value)
  }

  /// Registers a screen that a step makes, whose link says the context that a navigation has last shown it with.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, _ step: DestinationStep<Screen, Context>
  ) {
    add(pattern, step, value: Self.lastContext)
  }

  /// Registers a screen that a step makes, and that needs to know nothing.
  ///
  /// - Parameter isMeant: Whether the entry is for this one.
  public mutating func add<Screen: UIViewController>(
    _ pattern: LinkPattern<Void>, _ step: DestinationStep<Screen, Any?>,
    where isMeant: @escaping (Screen) -> Bool = { _ in true }
  ) {
    addEntry(
      pattern, reading: { (screen: Screen) in isMeant(screen) ? () : nil },
      screen: { _ in try StepScreen(step, with: nil) })
  }
}

// MARK: - Screens of factories

extension ScreenTableBuilder {
  /// Registers a screen that a factory makes of what the link says.
  ///
  /// - Parameters:
  ///   - guards: Are asked before it is restored.
  ///   - value: What its link says, read from the screen; the context that a navigation has last shown it with unless this is
  ///     given. `nil` where the entry is not for this one.
  public mutating func add<Screen: UIViewController, Context: Sendable>(
    _ pattern: LinkPattern<Context>, factory: any Factory<Screen, Context>,
    guards: [any RoutingInterceptor<Context>] = [], value: ((Screen) -> Context?)? = nil
  ) {
    let step = DestinationStep(factory, guards: guards)
    addEntry(pattern, reading: value ?? Self.lastContext) { context in try StepScreen(step, with: context) }
  }

  /// Registers a screen that a factory makes, and that needs to know nothing.
  ///
  /// - Parameters:
  ///   - guards: Are asked before it is restored.
  ///   - isMeant: Whether the entry is for this one.
  public mutating func add<Screen: UIViewController>(
    _ pattern: LinkPattern<Void>, factory: any Factory<Screen, Any?>, guards: [any RoutingInterceptor<Any?>] = [],
    where isMeant: @escaping (Screen) -> Bool = { _ in true }
  ) {
    add(pattern, DestinationStep(factory, guards: guards), where: isMeant)
  }

  /// Registers a container of a class of the app's own, by a name that it keeps in all versions of the app.
  ///
  /// Only what has to be made again needs a name: plain stacks, tab bars and splits, and containers that are always there when a
  /// position is restored, need none.
  /// - Parameters:
  ///   - factory: Makes it, with children or without. Those that it brings along are kept where they are the ones wanted.
  ///   - guards: Are asked before it is restored.
  public mutating func addContainer<Container: ContainerViewController>(
    _ name: String, factory: any Factory<Container, Any?>, guards: [any RoutingInterceptor<Any?>] = []
  ) {
    let step = DestinationStep(factory, guards: guards)
    containers.append(
      ContainerEntry(name: name, matches: { type(of: $0) == Container.self }) { try StepScreen(step, with: nil) })
  }
}
