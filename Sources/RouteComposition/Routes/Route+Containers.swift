public import NavigationCore
public import ViewHierarchy

extension DestinationStep {
  /// Returns a route that adds the screen as the last tab of a tab bar controller and selects the tab. If the finder
  /// finds the screen, the route only shows it in its place.
  ///
  /// - Parameters:
  ///   - host: A route to the tab bar controller, or to a screen in it. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func tab<Host: UIViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UITabBarController>.addTab)
  }

  /// Returns a route that adds the screen as the last tab of a tab bar controller and selects the tab. If the finder
  /// finds the screen, the route only shows it in its place.
  ///
  /// - Parameters:
  ///   - host: A route to the tab bar controller, or to a screen in it. The host accepts any context, and receives the
  ///     same context as `Any?`.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func tab<Host: UIViewController>(
    in host: DestinationStep<Host, Any?>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host.adaptingContext(), by: AnyAction<UITabBarController>.addTab)
  }

  /// Returns a route that adds the screen as the last tab of a tab bar controller and selects the tab. If the finder
  /// finds the screen, the route only shows it in its place.
  ///
  /// - Parameters:
  ///   - host: A route to the tab bar controller, or to a screen in it. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen.
  public static func tab<Host: UIViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UITabBarController>.addTab)
  }

  /// Unavailable: the host needs another context than the closure.
  @available(
    *, unavailable,
    message:
      "the host needs another context than the closure takes: in: host.adaptingContext { … } makes the host's of the closure's"
  )
  @_disfavoredOverload
  public static func tab<Host: UIViewController, Other>(
    in host: DestinationStep<Host, Other>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    GeneralStep.custom(using: RouteFinder())
  }
}

extension DestinationStep {
  /// Returns a route that shows the screen as the details of a split view controller, in place of the previous details.
  /// A collapsed split view controller pushes the screen.
  ///
  /// - Parameters:
  ///   - host: A route to the split view controller, or to a screen in it. The host receives the same context.
  ///   - inStack: A Boolean value that indicates whether the screen is shown inside a new navigation controller.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func details<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UISplitViewController>.pushToDetails, inStack: inStack)
  }

  /// Returns a route that shows the screen as the details of a split view controller, in place of the previous details.
  /// A collapsed split view controller pushes the screen.
  ///
  /// - Parameters:
  ///   - host: A route to the split view controller, or to a screen in it. The host accepts any context, and receives
  ///     the same context as `Any?`.
  ///   - inStack: A Boolean value that indicates whether the screen is shown inside a new navigation controller.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func details<Host: UIViewController>(
    of host: DestinationStep<Host, Any?>, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host.adaptingContext(), by: AnyAction<UISplitViewController>.pushToDetails, inStack: inStack)
  }

  /// Returns a route that shows the screen as the details of a split view controller, in place of the previous details.
  /// A collapsed split view controller pushes the screen.
  ///
  /// - Parameters:
  ///   - host: A route to the split view controller, or to a screen in it. The host receives the same context.
  ///   - inStack: A Boolean value that indicates whether the screen is shown inside a new navigation controller.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen.
  public static func details<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UISplitViewController>.pushToDetails, inStack: inStack)
  }

  /// Unavailable: the host needs another context than the closure.
  @available(
    *, unavailable,
    message:
      "the host needs another context than the closure takes: of: host.adaptingContext { … } makes the host's of the closure's"
  )
  @_disfavoredOverload
  public static func details<Host: UIViewController, Other>(
    of host: DestinationStep<Host, Other>, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    GeneralStep.custom(using: RouteFinder())
  }
}

extension DestinationStep {
  /// Returns a route that adds the screen as the last child of a container of your own, and shows the screen.
  ///
  /// - Parameters:
  ///   - host: The route to the container. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func embed<Host: ContainerViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).joined(to: host, by: EmbeddingAction<Host>(.append))
  }

  /// Returns a route that adds the screen as the last child of a container of your own, and shows the screen.
  ///
  /// - Parameters:
  ///   - host: The route to the container. The host accepts any context, and receives the same context as `Any?`.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func embed<Host: ContainerViewController>(
    in host: DestinationStep<Host, Any?>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).joined(to: host.adaptingContext(), by: EmbeddingAction<Host>(.append))
  }

  /// Returns a route that adds the screen as the last child of a container of your own, and shows the screen.
  ///
  /// - Parameters:
  ///   - host: The route to the container. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen.
  public static func embed<Host: ContainerViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).joined(to: host, by: EmbeddingAction<Host>(.append))
  }

  /// Unavailable: the host needs another context than the closure.
  @available(
    *, unavailable,
    message:
      "the host needs another context than the closure takes: in: host.adaptingContext { … } makes the host's of the closure's"
  )
  @_disfavoredOverload
  public static func embed<Host: ContainerViewController, Other>(
    in host: DestinationStep<Host, Other>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    GeneralStep.custom(using: RouteFinder())
  }
}
