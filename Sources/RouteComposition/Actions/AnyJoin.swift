import NavigationCore
import ViewHierarchy

/// A type-erased action, with its manner of joining.
final class AnyJoin {
  let joining: any Joining
  let name: () -> String
  let hostType: UIViewController.Type
  /// Returns whether the action can join a screen to view controllers of a class.
  let acceptsType: (UIViewController.Type) -> Bool
  let accepts: (UIViewController) -> Bool
  let perform: (UIViewController, UIViewController, Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

  var hostName: String { String(describing: hostType) }

  nonisolated deinit {}

  static func of<Host: UIViewController>(_ action: any Action<Host>) -> AnyJoin {
    (action as? AnyAction<Host>)?.anyJoin ?? AnyJoin(opened: action)
  }

  private init<A: Action>(opened action: A) {
    typealias Host = A.ViewController
    let ownList = (action as? any ContainerAction).map { AppListJoining(action: $0) as any Joining }
    joining = (action as? any PlannableAction)?.joining ?? ownList ?? AppJoining()
    name = { describe(action) }
    hostType = Host.self
    acceptsType = { $0 is Host.Type }
    accepts = { $0 is Host }
    perform = { viewController, host, animated, completion in
      guard let host = host as? Host else {
        let error = CompositionError.screenOfAnotherType(
          found: host.typeName, expected: "\(Host.self)", role: describe(action))
        return completion(.failure(error))
      }
      action.perform(with: viewController, on: host, animated: animated, completion: completion)
    }
  }
}

extension AnyJoin {
  /// Edits the planned children of a container so that they include a new screen, by the rule of the action.
  ///
  /// - Parameters:
  ///   - newcomer: The new screen.
  ///   - list: The planned children. The edit may also remove some of them.
  func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen], _ probe: CallProbe?) throws {
    try probe?(.action)
    try joining.edit(newcomer, &list)
  }

  /// Returns the action as app code. Use this form if the effect of the action is unknown, or if the action can be
  /// planned only when its host exists.
  func appCode(_ newcomer: any PlannedScreen, on host: any PlannedScreen, in live: LiveTree, probe: CallProbe?)
    -> AppCode
  {
    AppCode(
      self.name(), on: WindowStage(live), place: newcomer.place,
      describing: {
        self.joining.isOpaque
          ? [.opaque(self.name(), screen: newcomer.name)] : [.embed(newcomer.name, in: host.name)]
      }
    ) { animated, answer in
      try probe?(.action)
      guard let screen = newcomer.viewController, let host = host.viewController else {
        throw CompositionError.noPresenter
      }
      self.perform(screen, host, animated) { result in
        guard case .failure(let reason) = result else { return answer(result) }
        answer(.failure(blamed(reason, on: self.name(), "action")))
      }
    }
  }
}
