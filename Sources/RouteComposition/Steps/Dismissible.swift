public import NavigationCore
public import ViewHierarchy

/// A screen that is removed by a closure. A route sets the closure, so the screen does not depend on how it was shown.
@MainActor public protocol Dismissible<DismissalTargetContext>: UIViewController {
  /// The type of the value that the screen passes to the closure.
  associatedtype DismissalTargetContext

  /// The closure that removes the screen. A ``DismissalMethodProvidingTask`` of the screen's step sets the closure.
  var dismissalBlock: DismissalBlock<DismissalTargetContext>? { get set }
}

/// A closure that removes a screen. It must call the completion once, when the screen has left or cannot leave.
public typealias DismissalBlock<Context> =
  @MainActor (
    _ viewController: UIViewController, _ context: Context, _ animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) -> Void

extension Dismissible {
  /// Removes the screen with its ``dismissalBlock``.
  ///
  /// - Parameters:
  ///   - context: The value to pass to the closure.
  ///   - animated: A Boolean value that indicates whether to animate the change.
  ///   - completion: A closure that ``dismissalBlock`` calls with the result. If ``dismissalBlock`` is `nil`, the
  ///     completion is called at once with a failure.
  public func dismissViewController(
    with context: DismissalTargetContext, animated: Bool = true,
    completion: @escaping @MainActor (RoutingResult) -> Void = { _ in }
  ) {
    guard let dismissalBlock else { return completion(.failure(NoDismissalMethod(screen: typeName))) }
    dismissalBlock(self, context, animated, completion)
  }
}

extension Dismissible where DismissalTargetContext == Void {
  /// Removes the screen with its ``dismissalBlock``.
  public func dismissViewController(
    animated: Bool = true, completion: @escaping @MainActor (RoutingResult) -> Void = { _ in }
  ) {
    dismissViewController(with: (), animated: animated, completion: completion)
  }
}

extension Dismissible where DismissalTargetContext == Any? {
  /// Removes the screen with its ``dismissalBlock``, which receives `nil` as the value.
  public func dismissViewController(
    animated: Bool = true, completion: @escaping @MainActor (RoutingResult) -> Void = { _ in }
  ) {
    dismissViewController(with: nil, animated: animated, completion: completion)
  }
}

/// A task that gives a screen the closure that removes it.
public struct DismissalMethodProvidingTask<ViewController: Dismissible, Context>: ContextTask {
  private let block: DismissalBlock<ViewController.DismissalTargetContext>

  /// Creates a task from the closure that removes the screen.
  public init(_ block: @escaping DismissalBlock<ViewController.DismissalTargetContext>) { self.block = block }

  /// Sets the ``Dismissible/dismissalBlock`` of the screen.
  public func perform(on viewController: ViewController, with context: Context) throws {
    viewController.dismissalBlock = block
  }
}

/// The error of a screen whose ``Dismissible/dismissalBlock`` is `nil`.
nonisolated struct NoDismissalMethod: RemediedError, CustomStringConvertible {
  let screen: String

  var reason: String { "\(screen) was not told how to leave" }

  var remedy: String { "add a DismissalMethodProvidingTask to its step" }

  var description: String { "\(reason); \(remedy)" }
}
