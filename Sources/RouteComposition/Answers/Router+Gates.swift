package import NavigationCore
import ViewHierarchy

extension Router {
  /// Returns whether a gate would stop a request now. Asks no screen and changes nothing.
  ///
  /// This method evaluates the gates that were added to the request, and the gates of the steps of its route. It does
  /// not evaluate the gates of the router, because they guard all requests.
  package func isGateClosed<Value>(to request: NavigationRequest<Value>) -> Bool {
    let request = resolved(request)
    let stage = stage
    let goal = request.makeGoal(stage)
    let run = Executor(goal, on: stage, recorder: engine.recorder)
    return stage.scope {
      let guards = request.guards.map { $0.interceptor as Any } + ((try? goal.ownGuards(run)) ?? [])
      let closed = guards.compactMap(Gate.of).filter(\.isClosed)
      guard !closed.isEmpty else { return false }
      // Only a goal that was resolved knows whether its route contains the gate's own screen.
      _ = try? goal.resolve(run)
      return closed.contains { $0.isClosed(to: goal, in: live) }
    }
  }
}
