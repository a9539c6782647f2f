public import NavigationCore
import ViewHierarchy

extension Router {
  /// Shows a screen, waits for its answer, and takes away what it has shown to ask.
  ///
  /// Showing it is a request like any other. While the screen is there the window is free: other requests run, those of the
  /// screen among them. However the screen leaves without an answer, by the user's hand, the app's or a navigation's, or with
  /// its window, the wait ends ``Outcome/cancelled``. Cancelling the task ends it too, and takes away what was shown to ask.
  ///
  /// A screen that is there already is asked where it stands, and goes when it has answered; a tab, a column and the root of
  /// the window stay. Who asks a screen the same that it is being asked already hears the same answer; with another context
  /// the later question takes the place of the earlier, which ends ``Outcome/superseded(by:)``.
  ///
  /// - Parameters:
  ///   - request: Leads to the screen, in whatever vocabulary.
  ///   - leavesOpen: Whether the screen stays when it has answered.
  /// - Returns: The answer, when the screen has gone.
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``.
  public func ask<Screen: Answering>(
    _ request: NavigationRequest<Screen>, leavingOpen leavesOpen: Bool = false
  ) async throws -> Screen.Answer {
    try await outcome(asking: request, leavingOpen: leavesOpen).get()
  }

  /// Shows a screen, waits for its answer, and returns how that ended; see `ask(_:leavingOpen:)`.
  public func outcome<Screen: Answering>(
    asking request: NavigationRequest<Screen>, leavingOpen leavesOpen: Bool = false
  ) async -> Outcome<Screen.Answer> {
    await engine.queue.outcome { begin(asking: request, leavesOpen, $0, $1) }
  }

  /// Shows a screen, and hands how the asking ended to the completion, which is called once; see `ask(_:leavingOpen:)`.
  ///
  /// - Returns: What gives up the asking, as cancelling the task does for the async forms.
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
    start(asking, giver) { [weak giver] in asker.went($0, isCancelled: giver?.flag.isSet == true) }
  }
}

// MARK: - Steps

extension Router {
  /// Shows the screen of a step, and waits for its answer; see `ask(_:leavingOpen:)`.
  ///
  /// - Throws: The error of any outcome but an arrival; see ``Outcome/get()``.
  public func ask<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, leavingOpen leavesOpen: Bool = false
  ) async throws -> Target.Screen.Answer where Target.Screen: Answering {
    try await ask(step.request(with: context), leavingOpen: leavesOpen)
  }

  /// Shows the screen of a destination that needs no context, and waits for its answer; see `ask(_:leavingOpen:)`.
  ///
  /// - Throws: The error of any outcome but an arrival; see ``Outcome/get()``.
  public func ask<Target: NavigationTarget>(
    to target: Target, leavingOpen leavesOpen: Bool = false
  ) async throws -> Target.Screen.Answer where Target.Screen: Answering {
    try await ask(target.request, leavingOpen: leavesOpen)
  }
}
