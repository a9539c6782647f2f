public import NavigationCore
public import RouteComposition
public import ViewHierarchy

extension NavigationRequest where Value == UIViewController {
  /// Goes to a step, with what it has to know.
  public static func step<Screen, Context>(_ step: DestinationStep<Screen, Context>, with context: Context) -> Self {
    NavigationRequest<Screen>(to: step, with: context).asScreen
  }

  /// Goes to a step that needs to know nothing.
  public static func step<Screen>(_ step: DestinationStep<Screen, Any?>) -> Self { .step(step, with: nil) }

  /// Goes to a step that needs to know nothing.
  public static func step<Screen>(_ step: DestinationStep<Screen, Void>) -> Self { .step(step, with: ()) }

  /// Refused: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: .step(step, with: context)")
  public static func step<Screen, Context>(_ step: DestinationStep<Screen, Context>) -> Self {
    .failing("a step", because: CancellationError())
  }

  /// Goes to a destination.
  public static func destination<Screen, Context>(_ destination: Destination<Screen, Context>) -> Self {
    destination.request.asScreen
  }
}

extension NavigationRequest {
  /// The same request, whose value is the screen where it has ended up, whatever its type.
  ///
  /// It fails with ``DeepLinkError/noScreen`` if that is no view controller, although what it did stands.
  public var asScreen: NavigationRequest<UIViewController> {
    replacingValue { destination in
      guard let screen = destination as? UIViewController else { throw DeepLinkError.noScreen }
      return screen
    }
  }
}
