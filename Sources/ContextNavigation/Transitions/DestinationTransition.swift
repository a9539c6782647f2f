public import ContextCore
package import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// A transition that shows a context by a step. Return the transition from `makeReuseTransition(for:in:)`.
///
/// ```swift
/// DestinationTransition(stack: stack, to: Routes.order, with: number)
/// ```
///
/// The step's finder searches for the screen. If there is no such screen, the step's factory makes it. The factory of the
/// context router is not used. The step's guards and tasks run in the same way as in a navigation to the step, so you write a
/// login only once. The screen gets the requested `NavigationContext`, unless the step or the screen provides another.
public struct DestinationTransition: NavigationTransitionProtocol, GoalTransition {
  private let stack: [UIViewController]
  private let request: NavigationRequest<Void>

  /// Creates a transition to a step.
  ///
  /// - Parameters:
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - step: The step that shows the context.
  ///   - context: The context of the step. It is not a `NavigationContext`.
  public init<ViewController: UIViewController, Context>(
    stack: [UIViewController], to step: DestinationStep<ViewController, Context>, with context: Context
  ) {
    self.init(stack: stack, destination: Destination(to: step, with: context))
  }

  /// Creates a transition to a step that needs no context.
  ///
  /// - Parameters:
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - step: The step that shows the context.
  public init<ViewController: UIViewController>(
    stack: [UIViewController], to step: DestinationStep<ViewController, Any?>
  ) {
    self.init(stack: stack, destination: Destination(to: step))
  }

  /// Creates a transition to a destination.
  ///
  /// - Parameters:
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - destination: The step that shows the context, and the context of the step.
  public init<ViewController: UIViewController, Context>(
    stack: [UIViewController], destination: Destination<ViewController, Context>
  ) {
    self.stack = stack
    request = destination.request.map { _ in }
  }

  package func goal(on stage: any Stage) -> any Goal { request.makeGoal(stage) }

  /// Navigates to the step with the window's router, and calls the completion once, when the navigation has ended.
  ///
  /// If the stack is in no window, the transition fails. While a request holds the window, the transition also fails, because
  /// the navigation would wait for that request. Therefore do not call this method in the transitions of a request.
  public func perform(completion: RouteCompletion?) {
    guard let window = LiveTree.around(stack).window else {
      let reason = stack.last.map { Unshowable.outsideWindow($0.typeName) } ?? .overNothing("the destination")
      completion?(.failure(reason))
      return
    }
    guard !WindowEngine.of(window).queue.isHeld else {
      completion?(.failure(WithinAnotherRequest()))
      return
    }
    Router(window: window).navigate(request) { outcome in
      do {
        try outcome.get()
        completion?(.success)
      } catch {
        completion?(.failure(error))
      }
    }
  }
}

/// An error of a ``DestinationTransition`` that is performed while a request holds the window.
private struct WithinAnotherRequest: RemediedError, CustomStringConvertible {
  nonisolated var description: String { "a destination cannot be gone to while a request has the window" }

  nonisolated var remedy: String { "Return it from makeReuseTransition(for:in:)." }
}
