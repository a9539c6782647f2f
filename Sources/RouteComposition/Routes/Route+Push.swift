public import NavigationCore
public import ViewHierarchy

extension DestinationStep {
  /// Pushes the screen onto a stack.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the stack, or to the stack itself. It gets the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  public static func push<Host: UIViewController>(
    onto host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.push)
  }

  /// Pushes the screen onto a stack.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the stack, or to the stack itself. It needs no context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
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

  /// Pushes the screen onto a stack.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the stack, or to the stack itself. It gets the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen.
  public static func push<Host: UIViewController>(
    onto host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.push)
  }

  /// Unavailable: the host needs another context.
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
  /// Replaces the top of a stack by the screen.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the stack, or to the stack itself. It gets the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  public static func replaceTop<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.pushReplacingLast)
  }

  /// Replaces the top of a stack by the screen.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the stack, or to the stack itself. It needs no context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
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

  /// Replaces the top of a stack by the screen.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the stack, or to the stack itself. It gets the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen.
  public static func replaceTop<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UINavigationController>.pushReplacingLast)
  }

  /// Unavailable: the host needs another context.
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
