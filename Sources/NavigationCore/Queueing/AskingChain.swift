/// The guards that are being asked, each about what the one before it has shown. What a guard's call asks of a router
/// carries it, and so do the tasks that the call starts; a person's tap begins without one.
final class AskingChain {
  @TaskLocal static var current: AskingChain?

  /// The guard that is asked; `nil` for a screen.
  let asker: GuardIdentity?
  private let below: AskingChain?
  /// The request whose guard, or whose screen, is asked.
  private(set) weak var navigation: Navigation?

  nonisolated deinit {}

  init(_ asker: GuardIdentity?, of navigation: Navigation) {
    self.asker = asker
    self.navigation = navigation
    below = navigation.chain
  }

  /// Whether one of the guards is still being asked.
  var isUnanswered: Bool {
    var next: AskingChain? = self
    while let link = next {
      if link.navigation?.isAsking(link.asker) == true { return true }
      next = link.below
    }
    return false
  }

  /// The link that stands for a guard of this request.
  func link(of navigation: Navigation) -> AskingChain? {
    var next: AskingChain? = self
    while let link = next {
      if link.navigation === navigation { return link }
      next = link.below
    }
    return nil
  }

  /// The way from the destination that this guard is being asked about already back to it; `nil` where it is not.
  func way(of asker: GuardIdentity, backTo wanted: any Goal) -> [String]? {
    var names = [wanted.name]
    var next: AskingChain? = self
    while let link = next {
      next = link.below
      // What a guard has started may go on when it has answered, and ask for whatever it likes.
      guard let navigation = link.navigation, let goal = navigation.executor?.goal else { continue }
      names.insert(goal.name, at: 0)
      if link.asker == asker, navigation.isAsking(asker), Self.isSame(goal, wanted) { return names }
    }
    return nil
  }

  /// Whether two goals lead to the same destination: by its type, or by what it is called where that is unknown.
  private static func isSame(_ one: any Goal, _ other: any Goal) -> Bool {
    switch (one.destinationType, other.destinationType) {
    case (let one?, let other?): one == other
    case (nil, nil): one.name == other.name
    default: false
    }
  }
}
