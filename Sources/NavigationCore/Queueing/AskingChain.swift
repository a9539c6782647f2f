/// A chain of guards, in which each is asked about a request that the guard below has made.
///
/// The call of a guard and the tasks that it starts carry the chain to the requests that they make. A tap of the user carries none.
final class AskingChain {
  @TaskLocal static var current: AskingChain?

  /// The guard that is asked; `nil` for a screen.
  let asker: GuardIdentity?
  private let below: AskingChain?
  /// The request whose guard or screen is asked.
  private(set) weak var navigation: Navigation?

  nonisolated deinit {}

  init(_ asker: GuardIdentity?, of navigation: Navigation) {
    self.asker = asker
    self.navigation = navigation
    below = navigation.chain
  }

  /// This guard and those below it.
  private var links: some Sequence<AskingChain> { sequence(first: self) { $0.below } }

  /// A Boolean value that indicates whether any guard of the chain is still being asked.
  var isUnanswered: Bool { links.contains { $0.navigation?.isAsking($0.asker) == true } }

  /// Returns the link of the chain that belongs to a guard of this request.
  func link(of navigation: Navigation) -> AskingChain? { links.first { $0.navigation === navigation } }

  /// Returns the names of the requests from this guard's own destination back to it; `nil` if the chain has no such cycle.
  func path(of asker: GuardIdentity, backTo destination: any Goal) -> [String]? {
    var names = [destination.name]
    for link in links {
      // After its answer, a guard's task may continue and make any request.
      guard let navigation = link.navigation, let goal = navigation.executor?.goal else { continue }
      names.insert(goal.name, at: 0)
      if link.asker == asker, navigation.isAsking(asker), Self.isSame(goal, destination) { return names }
    }
    return nil
  }

  /// Returns whether two goals lead to the same destination: by type, or by name if neither type is known.
  private static func isSame(_ one: any Goal, _ other: any Goal) -> Bool {
    switch (one.destinationType, other.destinationType) {
    case (let one?, let other?): one == other
    case (nil, nil): one.name == other.name
    default: false
    }
  }
}
