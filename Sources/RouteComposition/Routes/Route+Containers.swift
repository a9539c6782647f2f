public import NavigationCore
public import ViewHierarchy

extension DestinationStep {
  /// Adds the screen as the last tab and selects it. An existing tab is selected.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the tab bar controller, or to the tab bar controller itself. It gets the same
  ///     context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  public static func tab<Host: UIViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UITabBarController>.addTab)
  }

  /// Adds the screen as the last tab and selects it. An existing tab is selected.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the tab bar controller, or to the tab bar controller itself. It needs no context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
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

  /// Adds the screen as the last tab and selects it. An existing tab is selected.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the tab bar controller, or to the tab bar controller itself. It gets the same
  ///     context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen.
  public static func tab<Host: UIViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UITabBarController>.addTab)
  }

  /// Unavailable: the host needs another context.
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
  /// Shows the screen as the details of a split view controller. A collapsed split view controller pushes the screen.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the split view controller, or to the split view controller itself. It gets the
  ///     same context.
  ///   - inStack: A Boolean value that indicates whether the screen gets a navigation controller of its own.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  public static func details<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UISplitViewController>.pushToDetails, inStack: inStack)
  }

  /// Shows the screen as the details of a split view controller. A collapsed split view controller pushes the screen.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the split view controller, or to the split view controller itself. It needs no
  ///     context.
  ///   - inStack: A Boolean value that indicates whether the screen gets a navigation controller of its own.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
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

  /// Shows the screen as the details of a split view controller. A collapsed split view controller pushes the screen.
  ///
  /// - Parameters:
  ///   - host: A route to a screen in the split view controller, or to the split view controller itself. It gets the
  ///     same context.
  ///   - inStack: A Boolean value that indicates whether the screen gets a navigation controller of its own.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen.
  public static func details<Host: UIViewController>(
    of host: DestinationStep<Host, Context>, inStack: Bool = false, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make)
      .joined(to: host, by: AnyAction<UISplitViewController>.pushToDetails, inStack: inStack)
  }

  /// Unavailable: the host needs another context.
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
  /// Adds the screen to a container of your own and shows it.
  ///
  /// - Parameters:
  ///   - host: The route whose screen is the container. It gets the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  public static func embed<Host: ContainerViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).joined(to: host, by: EmbeddingAction<Host>(.append))
  }

  /// Adds the screen to a container of your own and shows it.
  ///
  /// - Parameters:
  ///   - host: The route whose screen is the container. It needs no context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen from the context.
  @_disfavoredOverload
  public static func embed<Host: ContainerViewController>(
    in host: DestinationStep<Host, Any?>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor (Context) throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).joined(to: host.adaptingContext(), by: EmbeddingAction<Host>(.append))
  }

  /// Adds the screen to a container of your own and shows it.
  ///
  /// - Parameters:
  ///   - host: The route whose screen is the container. It gets the same context.
  ///   - guards: The guards of the route.
  ///   - finder: The finder of the screen. The default finds the screen by context or by class.
  ///   - make: A closure that makes the screen.
  public static func embed<Host: ContainerViewController>(
    in host: DestinationStep<Host, Context>, guardedBy guards: any RoutingInterceptor<Any?>...,
    foundBy finder: AnyFinder<ViewController, Context>? = nil,
    make: @escaping @MainActor () throws -> ViewController
  ) -> Self {
    StepAssembly(finder, guards, make).joined(to: host, by: EmbeddingAction<Host>(.append))
  }

  /// Unavailable: the host needs another context.
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
