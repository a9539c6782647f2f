public import NavigationCore
public import ViewHierarchy

/// A destination that needs no context from the caller: a step whose context is `Any?`, or a ``Destination``.
public protocol NavigationTarget<Screen> {
  /// The class of the destination's screen.
  associatedtype Screen: UIViewController

  /// The request for this destination.
  var request: NavigationRequest<Screen> { get }
}

/// A destination that takes a context from the caller: an assembled step.
public protocol ContextualTarget<Screen, Context> {
  /// The class of the destination's screen.
  associatedtype Screen: UIViewController
  /// The context that the destination takes.
  associatedtype Context

  /// Returns the request for this destination with a context.
  func request(with context: Context) -> NavigationRequest<Screen>
}

extension DestinationStep: ContextualTarget {
  /// Returns the request for this step with a context.
  ///
  /// For `OverlapPolicy.dropIfSame`, two requests are equal if they are for the same assembled step with equal
  /// contexts. Two requests without a context are equal, and so are two requests with the context `Void`. A request with
  /// any other context that is not `Hashable` is equal to no other request.
  public func request(with context: Context) -> NavigationRequest<ViewController> {
    NavigationRequest(node, with: context)
  }
}

extension DestinationStep: NavigationTarget where Context == Any? {
  /// The request for this step.
  public var request: NavigationRequest<ViewController> { request(with: nil) }
}

// MARK: - Unfinished chains

// These conformances are unavailable; each exists for its message.

@available(*, unavailable, message: "the chain is no step yet: end it with .assemble()")
extension UnassembledChain: NavigationTarget, ContextualTarget {
  /// Unavailable: the chain is not finished.
  public var request: NavigationRequest<ViewController> { .unfinished }

  /// Unavailable: the chain is not finished.
  public func request(with context: Context) -> NavigationRequest<ViewController> { .unfinished }
}

@available(
  *, unavailable, message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
)
extension JoinedStep: NavigationTarget, ContextualTarget {
  /// Unavailable: the chain is not finished.
  public var request: NavigationRequest<ViewController> { .unfinished }

  /// Unavailable: the chain is not finished.
  public func request(with context: Context) -> NavigationRequest<ViewController> { .unfinished }
}

@available(
  *, unavailable,
  message: "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
)
extension OpenChain: NavigationTarget, ContextualTarget {
  /// Unavailable: the chain is not finished.
  public var request: NavigationRequest<ViewController> { .unfinished }

  /// Unavailable: the chain is not finished.
  public func request(with context: Context) -> NavigationRequest<ViewController> { .unfinished }
}

extension NavigationRequest {
  fileprivate static var unfinished: Self { .failing("an unfinished chain", because: CancellationError()) }
}
