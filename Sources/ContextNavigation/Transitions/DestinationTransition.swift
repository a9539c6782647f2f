public import ContextCore
package import NavigationCore
public import RouteComposition
public import ViewHierarchy

/// Has a context shown by a step: a transition provider returns it from `makeReuseTransition(for:in:)`.
///
/// ```swift
/// DestinationTransition(stack: stack, to: Routes.order, with: number)
/// ```
///
/// The step's finder looks for the screen, and its factory makes it, not the context router's. The step's guards are asked
/// and its tasks run, as if the step had been navigated to, so that a login is written once. The screen is known by the
/// context that was asked for, unless the step or the screen says something else.
public struct DestinationTransition: NavigationTransitionProtocol, GoalTransition {
  private let stack: [UIViewController]
  private let request: NavigationRequest<Void>

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - step: The step that shows the context.
  ///   - context: What the step has to know.
  public init<ViewController: UIViewController, Context>(
    stack: [UIViewController], to step: DestinationStep<ViewController, Context>, with context: Context
  ) {
    self.init(stack: stack, destination: Destination(to: step, with: context))
  }

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - step: The step that shows the context, and has to know nothing.
  public init<ViewController: UIViewController>(
    stack: [UIViewController], to step: DestinationStep<ViewController, Any?>
  ) {
    self.init(stack: stack, destination: Destination(to: step))
  }

  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - destination: The step that shows the context, with what it has to know.
  public init<ViewController: UIViewController, Context>(
    stack: [UIViewController], destination: Destination<ViewController, Context>
  ) {
    self.stack = stack
    request = destination.request.map { _ in }
  }

  package func goal(on stage: any Stage) -> any Goal { request.makeGoal(stage) }

  /// Navigates to the step by the standing router of the window; the completion is called once, when that has ended.
  ///
  /// A transition of your own cannot do so on the way of a request, which would wait for itself: it fails, and says so.
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
    Router.standing(in: window).navigate(request) { outcome in
      do {
        try outcome.get()
        completion?(.success)
      } catch {
        completion?(.failure(error))
      }
    }
  }
}

/// A destination was asked for by the change that another request makes.
private struct WithinAnotherRequest: RemediedError, CustomStringConvertible {
  nonisolated var description: String { "a destination cannot be gone to while a request has the window" }

  nonisolated var remedy: String { "Return it from makeReuseTransition(for:in:)." }
}
