public import NavigationCore
import ViewHierarchy

extension Router {
  /// Shows a screen, waits for its answer, and removes all screens that it has shown to ask.
  ///
  /// The screen is shown by an ordinary request. While the screen waits for the user, other requests run, also those of
  /// the screen itself. If the screen leaves without an answer, the wait ends ``Outcome/cancelled``. This is so if the
  /// user, the app or a navigation removes the screen, and if the window is closed. Cancelling the task ends the wait
  /// too, and removes the screens that were shown to ask.
  ///
  /// A screen that is in the tree already is asked in its place and removed after its answer, unless it is a tab, a
  /// column or the root of the window. Callers that ask a screen the same question share its answer. A question with
  /// another context replaces the earlier question, which ends ``Outcome/superseded(by:)``.
  ///
  /// - Parameters:
  ///   - request: A request of any vocabulary for the screen.
  ///   - leavesOpen: A Boolean value that indicates whether the screen stays after its answer.
  /// - Returns: The answer, after the screen has left.
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``.
  public func ask<Screen: Answering>(
    _ request: NavigationRequest<Screen>, leavingOpen leavesOpen: Bool = false
  ) async throws -> Screen.Answer {
    try await outcome(asking: request, leavingOpen: leavesOpen).get()
  }

  /// Shows a screen, waits for its answer, and returns the outcome; see `ask(_:leavingOpen:)`.
  public func outcome<Screen: Answering>(
    asking request: NavigationRequest<Screen>, leavingOpen leavesOpen: Bool = false
  ) async -> Outcome<Screen.Answer> {
    await engine.queue.outcome { begin(asking: request, leavesOpen, $0, $1) }
  }

  /// Shows a screen, waits for its answer, and passes the outcome to the completion, which is called once; see
  /// `ask(_:leavingOpen:)`.
  ///
  /// - Returns: A handle that cancels the question, as cancelling the task does for the async forms.
  @discardableResult public func ask<Screen: Answering>(
    _ request: NavigationRequest<Screen>, leavingOpen leavesOpen: Bool = false,
    completion: @escaping @MainActor (Outcome<Screen.Answer>) -> Void
  ) -> NavigationHandle {
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: engine.queue)
    begin(asking: request, leavesOpen, handle.asker, completion)
    return handle
  }

  private func begin<Screen: Answering>(
    asking request: NavigationRequest<Screen>, _ leavesOpen: Bool, _ giver: Navigation.Asker,
    _ completion: @escaping @MainActor (Outcome<Screen.Answer>) -> Void
  ) {
    let asker = Inquirer(leavingOpen: leavesOpen, completion)
    giver.whenCancelled = { [weak asker] in asker?.cancel() }
    let (router, request) = (self, resolved(request))
    let asking = request.replacingGoal { AskGoal($0, of: asker, router: router, find: request.value) }
    start(asking, giver) { [weak giver] in asker.navigationEnded($0, isCancelled: giver?.flag.isSet == true) }
  }
}

// MARK: - Steps

extension Router {
  /// Shows the screen of a step, and waits for its answer; see `ask(_:leavingOpen:)`.
  ///
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``.
  public func ask<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, leavingOpen leavesOpen: Bool = false
  ) async throws -> Target.Screen.Answer where Target.Screen: Answering {
    try await ask(step.request(with: context), leavingOpen: leavesOpen)
  }

  /// Shows the screen of a destination that needs no context, and waits for its answer; see `ask(_:leavingOpen:)`.
  ///
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``.
  public func ask<Target: NavigationTarget>(
    to target: Target, leavingOpen leavesOpen: Bool = false
  ) async throws -> Target.Screen.Answer where Target.Screen: Answering {
    try await ask(target.request, leavingOpen: leavesOpen)
  }
}
