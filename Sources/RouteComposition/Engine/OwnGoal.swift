package import NavigationCore
package import ViewHierarchy

/// What a request is for whose vocabulary carries its requests out itself, in parts that are resolved one after the other.
/// The router adds its guards and holds the work in the window's queue.
package struct OwnGoal {
  let work: any NavigationWork
  /// Where the work looks and acts.
  let window: UIWindow?
  /// What the work would do, as the tree is now.
  let preview: (LiveTree) throws -> StagedPlan

  package init(
    _ work: any NavigationWork, in window: UIWindow?, preview: @escaping (LiveTree) throws -> StagedPlan
  ) {
    self.work = work
    self.window = window
    self.preview = preview
  }

  func check(_ live: LiveTree) throws {
    if window !== live.window { throw CompositionError.requestOfAnotherWindow }
  }
}

extension NavigationRequest where Value == Void {
  /// A request whose vocabulary carries it out itself.
  package init(
    _ name: @autoclosure @escaping () -> String, sameness: @escaping () -> AnyHashable?,
    own: @escaping () -> OwnGoal
  ) {
    self.name = name
    context = { nil }
    self.sameness = sameness
    value = { _ in }
    goal = { .own(own()) }
  }
}
