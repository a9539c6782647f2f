public import NavigationCore
import ViewHierarchy

extension Router {
  /// Shows a screen, waits for its answer, and removes the screens that were shown in order to ask.
  ///
  /// The screen is shown by an ordinary request. While the screen waits for the user, other requests can run, including
  /// requests of the screen itself.
  ///
  /// The wait ends ``Outcome/cancelled`` if the screen leaves without an answer. It does not matter whether the user,
  /// the app or a navigation has removed the screen. Closing the window also ends the wait, and so does cancelling the
  /// task. If the task is cancelled, the screens that were shown in order to ask are removed, unless another caller
  /// asks the screen.
  ///
  /// A screen that is in the tree already is asked in its place, and is removed after its answer. Some screens stay: the
  /// root of the window, the first screen of a stack that is not presented, and a child of a container that is no stack,
  /// such as a tab or a column.
  ///
  /// Callers with equal requests for a screen share its answer. A caller with an unequal request, for instance for
  /// another context, replaces the earlier callers. Their wait ends ``Outcome/superseded(by:)``.
  ///
  /// - Parameters:
  ///   - request: A request of any vocabulary for the screen.
  ///   - leavesOpen: A Boolean value that indicates whether the screen stays after its answer.
  /// - Returns: The answer. If the screen does not stay, the answer is returned after the screen has left.
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
  /// - Returns: A handle that cancels the question. It has the same effect as cancelling the task of the async form.
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
