import NavigationCore
import ViewHierarchy

/// An action without its type.
///
/// A class, because each copy would retain all of its closures.
final class AnyJoin {
  let join: Join
  let name: () -> String
  let hostType: UIViewController.Type
  /// Whether a view controller of this class can be joined to.
  let acceptsType: (UIViewController.Type) -> Bool
  let accepts: (UIViewController) -> Bool
  let embed: ((UIViewController, inout [UIViewController]) throws -> Void)?
  let perform: (UIViewController, UIViewController, Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

  var hostName: String { String(describing: hostType) }

  nonisolated deinit {}

  static func of<Host: UIViewController>(_ action: any Action<Host>) -> AnyJoin {
    (action as? AnyAction<Host>)?.anyJoin ?? AnyJoin(opened: action)
  }

  private init<A: Action>(opened action: A) {
    typealias Host = A.ViewController
    let planned = action as? any PlannableAction
    let custom = planned?.editing ?? (action as? any ContainerAction)
    join = planned?.join ?? (custom == nil ? .appCode : .embedCustomly(alone: nil))
    name = { describe(action) }
    hostType = Host.self
    acceptsType = { $0 is Host.Type }
    accepts = { $0 is Host }
    embed = custom.map { custom in { try custom.perform(embedding: $0, in: &$1) } }
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
  /// Edits the list of what a container is going to contain. An edit of the app's own is asked when its screen is built; until then
  /// the screen counts as the last.
  func edit(_ newcomer: any Newcomer, _ list: inout [PlannedScreen], _ probe: CallProbe?) throws {
    if case .embed(let edit) = join {
      try probe?(.action)
      return edit.apply(.newcomer(newcomer), to: &list)
    }
    guard let embed, let screen = newcomer.viewController else { return list.append(.newcomer(newcomer)) }
    try probe?(.action)
    var screens = list.compactMap(\.viewController)
    do {
      try embed(screen, &screens)
    } catch {
      throw blamed(error, on: name(), "action")
    }
    let known = [.newcomer(newcomer)] + list
    list = screens.map { screen in known.first { $0.viewController === screen } ?? .live(screen) }
  }

  /// The action as it stands, for what cannot be planned: code of the app's own, whose effect cannot be told beforehand, or one
  /// of the package's that needs its host first.
  func appCode(_ newcomer: any Newcomer, on host: PlannedScreen, in live: LiveTree, probe: CallProbe?) -> AppCode {
    AppCode(
      self.name(), on: live, place: newcomer.place,
      told: {
        if case .edit = self.join { return [.embed(newcomer.name, in: host.name)] }
        return [.opaque(self.name(), screen: newcomer.name)]
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
