#if os(iOS) || os(tvOS) || os(visionOS)
  public import QuartzCore
#endif
public import NavigationCore
public import ViewHierarchy

extension CATransaction {
  /// Wraps an action in a Core Animation transaction. The returned action completes when the given action and its
  /// animations have ended. If a router can plan the given action, it makes the change without the transaction.
  public static func wrap<ViewController>(_ action: any Action<ViewController>) -> TransactionAction<ViewController> {
    TransactionAction(wrapped: action)
  }
}

/// An action within a Core Animation transaction.
public struct TransactionAction<ViewController: UIViewController>: Action, PlannableAction {
  let wrapped: any Action<ViewController>

  /// The manner of the wrapped action. A change that the router plans needs no Core Animation transaction, because the
  /// router waits for transitions itself.
  package var joining: any Joining { AnyJoin.of(wrapped).joining }

  /// Joins the screen to the view controller in the tree. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let ending = JointEnding(completion)
    CATransaction.begin()
    CATransaction.setCompletionBlock { ending.animationsEnded() }
    wrapped.perform(with: viewController, on: existingController, animated: animated) { ending.actionEnded($0) }
    CATransaction.commit()
  }
}

/// Calls a completion when both an action and the animations that it began have ended.
private final class JointEnding {
  private let completion: @MainActor (RoutingResult) -> Void
  private var result: RoutingResult?
  private var areAnimationsOver = false

  init(_ completion: @escaping @MainActor (RoutingResult) -> Void) { self.completion = completion }

  func animationsEnded() {
    areAnimationsOver = true
    endIfBothHave()
  }

  func actionEnded(_ result: RoutingResult) {
    self.result = result
    endIfBothHave()
  }

  private func endIfBothHave() {
    if areAnimationsOver, let result { completion(result) }
  }
}
