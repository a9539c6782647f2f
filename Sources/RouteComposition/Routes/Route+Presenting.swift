public import NavigationCore
public import ViewHierarchy

extension DestinationStep {
  /// Returns a route that presents the screen over the current screen.
  ///
  /// - Parameters:
  ///   - style: The presentation style. If it is `nil`, the screen keeps its own style.
  ///   - inStack: A Boolean value that indicates whether the screen is presented inside a new navigation controller.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func present(
    _ style: UIModalPresentationStyle? = nil, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).inFront(style, inStack)
  }
}

extension DestinationStep where Context == Any? {
  /// Returns a route that presents the screen over the current screen.
  ///
  /// - Parameters:
  ///   - style: The presentation style. If it is `nil`, the screen keeps its own style.
  ///   - inStack: A Boolean value that indicates whether the screen is presented inside a new navigation controller.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by its class; see ``Route`` for a
  ///     ``ContextChecking`` screen.
  ///   - make: A closure that makes the screen.
  public static func present(
    _ style: UIModalPresentationStyle? = nil, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil, make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).inFront(style, inStack)
  }
}

extension StepAssembly where Making == BuiltByItsFactory {
  fileprivate func inFront(
    _ style: UIModalPresentationStyle?, _ inStack: Bool
  ) -> DestinationStep<ViewController, Context> {
    joined(
      to: GeneralStep.current(),
      by: AnyAction<UIViewController>.present(presentationStyle: style), inStack: inStack)
  }
}

extension DestinationStep {
  /// Returns a route that presents the screen on the screen of a host.
  ///
  /// - Parameters:
  ///   - style: The presentation style. If it is `nil`, the screen keeps its own style.
  ///   - inStack: A Boolean value that indicates whether the screen is presented inside a new navigation controller.
  ///   - host: The route to the presenting screen. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func present<Host: UIViewController>(
    _ style: UIModalPresentationStyle? = nil, inStack: Bool = false, on host: DestinationStep<Host, Context>,
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<Host>.present(presentationStyle: style), inStack: inStack)
  }

  /// Returns a route that presents the screen on the screen of a host.
  ///
  /// - Parameters:
  ///   - style: The presentation style. If it is `nil`, the screen keeps its own style.
  ///   - inStack: A Boolean value that indicates whether the screen is presented inside a new navigation controller.
  ///   - host: The route to the presenting screen. The host accepts any context, and receives the same context as
  ///     `Any?`.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func present<Host: UIViewController>(
    _ style: UIModalPresentationStyle? = nil, inStack: Bool = false, on host: DestinationStep<Host, Any?>,
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host.adaptingContext(), by: AnyAction<Host>.present(presentationStyle: style), inStack: inStack)
  }

  /// Returns a route that presents the screen on the screen of a host.
  ///
  /// - Parameters:
  ///   - style: The presentation style. If it is `nil`, the screen keeps its own style.
  ///   - inStack: A Boolean value that indicates whether the screen is presented inside a new navigation controller.
  ///   - host: The route to the presenting screen. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen.
  public static func present<Host: UIViewController>(
    _ style: UIModalPresentationStyle? = nil, inStack: Bool = false, on host: DestinationStep<Host, Context>,
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<Host>.present(presentationStyle: style), inStack: inStack)
  }

  /// Unavailable: the host needs another context than the closure.
  @available(
    *, unavailable,
    message:
      "the host needs another context than the closure takes: on: host.adaptingContext { … } makes the host's of the closure's"
  )
  @_disfavoredOverload
  public static func present<Host: UIViewController, Other>(
    _ style: UIModalPresentationStyle? = nil, inStack: Bool = false, on host: DestinationStep<Host, Other>,
    guardedBy guards: any RoutingInterceptor<Any?>..., foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    GeneralStep.custom(using: RouteFinder())
  }
}
