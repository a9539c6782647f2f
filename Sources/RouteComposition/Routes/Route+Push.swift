public import NavigationCore
public import ViewHierarchy

extension DestinationStep {
  /// Returns a route that pushes the screen onto the stack of a navigation controller. If the host is a screen in the
  /// stack, the screens above the host are popped.
  ///
  /// - Parameters:
  ///   - host: A route to the navigation controller, or to a screen in it. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func push<Host: UIViewController>(
    onto host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.push)
  }

  /// Returns a route that pushes the screen onto the stack of a navigation controller. If the host is a screen in the
  /// stack, the screens above the host are popped.
  ///
  /// - Parameters:
  ///   - host: A route to the navigation controller, or to a screen in it. The host accepts any context, and receives
  ///     the same context as `Any?`.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func push<Host: UIViewController>(
    onto host: DestinationStep<Host, Any?>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host.adaptingContext(), by: AnyAction<UINavigationController>.push)
  }

  /// Returns a route that pushes the screen onto the stack of a navigation controller. If the host is a screen in the
  /// stack, the screens above the host are popped.
  ///
  /// - Parameters:
  ///   - host: A route to the navigation controller, or to a screen in it. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen.
  public static func push<Host: UIViewController>(
    onto host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.push)
  }

  /// Unavailable: the host needs another context than the closure.
  @available(
    *, unavailable,
    message:
      "the host needs another context than the closure takes: onto: host.adaptingContext { … } makes the host's of the closure's"
  )
  @_disfavoredOverload
  public static func push<Host: UIViewController, Other>(
    onto host: DestinationStep<Host, Other>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    GeneralStep.custom(using: RouteFinder())
  }
}

extension DestinationStep {
  /// Returns a route that shows the screen in place of the top screen of a navigation controller. If the host is a
  /// screen in the stack, the new screen replaces the host and all screens above the host.
  ///
  /// - Parameters:
  ///   - host: A route to the navigation controller, or to a screen in it. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  public static func replaceTop<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.pushReplacingLast)
  }

  /// Returns a route that shows the screen in place of the top screen of a navigation controller. If the host is a
  /// screen in the stack, the new screen replaces the host and all screens above the host.
  ///
  /// - Parameters:
  ///   - host: A route to the navigation controller, or to a screen in it. The host accepts any context, and receives
  ///     the same context as `Any?`.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func replaceTop<Host: UIViewController>(
    of host: DestinationStep<Host, Any?>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host.adaptingContext(), by: AnyAction<UINavigationController>.pushReplacingLast)
  }

  /// Returns a route that shows the screen in place of the top screen of a navigation controller. If the host is a
  /// screen in the stack, the new screen replaces the host and all screens above the host.
  ///
  /// - Parameters:
  ///   - host: A route to the navigation controller, or to a screen in it. The host receives the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds a ``ContextChecking`` screen by its context, and any other
  ///     screen by its class.
  ///   - make: A closure that makes the screen.
  public static func replaceTop<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.pushReplacingLast)
  }

  /// Unavailable: the host needs another context than the closure.
  @available(
    *, unavailable,
    message:
      "the host needs another context than the closure takes: of: host.adaptingContext { … } makes the host's of the closure's"
  )
  @_disfavoredOverload
  public static func replaceTop<Host: UIViewController, Other>(
    of host: DestinationStep<Host, Other>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    GeneralStep.custom(using: RouteFinder())
  }
}
