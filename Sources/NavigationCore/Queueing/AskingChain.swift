/// A link in a chain of guards. Each guard is asked about a request that the guard below has made.
///
/// The chain is a task-local value in the call of a guard and in the tasks that the guard starts. A request that is made there gets
/// the chain. A request after a tap of the user has none.
final class AskingChain {
  @TaskLocal static var current: AskingChain?

  /// The guard of this link; `nil` for a screen that is asked whether it may be left.
  let asker: GuardIdentity?
  private let below: AskingChain?
  /// The request whose guard or screen is asked. It is `nil` if the request was released.
  private(set) weak var navigation: Navigation?

  nonisolated deinit {}

  init(_ asker: GuardIdentity?, of navigation: Navigation) {
    self.asker = asker
    self.navigation = navigation
    below = navigation.chain
  }

  /// This link and the links below it, the latest first.
  private var links: some Sequence<AskingChain> { sequence(first: self) { $0.below } }

  /// A Boolean value that indicates whether any guard or screen of the chain is still being asked.
  var isUnanswered: Bool { links.contains { $0.navigation?.isAsking($0.asker) == true } }

  /// Returns the latest link of the chain that belongs to a request; `nil` if none does.
  func link(of navigation: Navigation) -> AskingChain? { links.first { $0.navigation === navigation } }

  /// Returns the names of the requests in a cycle. In a cycle, the guard is still being asked about an earlier request to the same
  /// destination, and that request has led to the new one.
  ///
  /// - Parameters:
  ///   - asker: The guard that the new request is about to ask.
  ///   - destination: The goal of the new request.
  /// - Returns: The names, from the earlier request to the new request; `nil` if there is no cycle.
  func path(of asker: GuardIdentity, backTo destination: any Goal) -> [String]? {
    var names = [destination.name]
    for link in links {
      // A guard's task may continue after the answer, so a link of an ended request is skipped.
      guard let navigation = link.navigation, let goal = navigation.executor?.goal else { continue }
      names.insert(goal.name, at: 0)
      if link.asker == asker, navigation.isAsking(asker), Self.isSame(goal, destination) { return names }
    }
    return nil
  }

  /// Returns whether two goals lead to destinations of the same type. If neither type is known, compares the names of the goals.
  ///
  /// - Returns: `false` if only one of the types is known.
  private static func isSame(_ one: any Goal, _ other: any Goal) -> Bool {
    switch (one.destinationType, other.destinationType) {
    case (let one?, let other?): one == other
    case (nil, nil): one.name == other.name
    default: false
    }
  }
}
