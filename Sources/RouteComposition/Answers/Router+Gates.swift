package import NavigationCore
import ViewHierarchy

extension Router {
  /// Whether a request would have to wait at a gate of its own or of a step on its way. Asks nobody and changes nothing.
  ///
  /// A gate of the router guards requests, and no screen in particular, so it does not count.
  package func isGateClosed<Value>(to request: NavigationRequest<Value>) -> Bool {
    let request = resolved(request)
    let stage = stage
    let goal = request.makeGoal(stage)
    let run = Executor(goal, on: stage, recorder: engine.recorder)
    return stage.scope {
      let guards = request.guards.map { $0.interceptor as Any } + ((try? goal.ownGuards(run)) ?? [])
      let closed = guards.compactMap(Gate.of).filter(\.isClosed)
      guard !closed.isEmpty else { return false }
      // Whether a request leads through the gate's own screen is known once it is resolved.
      _ = try? goal.resolve(run)
      return closed.contains { $0.isClosed(to: goal, in: live) }
    }
  }
}
