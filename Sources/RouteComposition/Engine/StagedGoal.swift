package import NavigationCore
package import ViewHierarchy

/// What a request is for whose vocabulary says itself what is built and changed. The engine asks, waits, holds the window,
/// puts the tree back and tells the outcome, as for every request.
package protocol StagedGoal: AnyObject {
  /// Looks at the tree as it is. Changes nothing; called again whenever the tree may have changed.
  func resolve(in live: LiveTree) throws -> StagedPlan

  /// Makes what can be made before the tree is touched, and returns the screens made.
  func build(in live: LiveTree, probe: CallProbe?) throws -> [UIViewController]

  /// The changes that lead there, in order; none where the destination is visible already.
  ///
  /// - Parameter ownTransitions: Makes the changes that transitions of the app's own make.
  func changes(in live: LiveTree, animated: Bool, ownTransitions: ForeignChanges) -> [any TreeChange]

  /// The screen that the request ends at, as soon as it is built.
  var destination: UIViewController? { get }

  /// Called once after `changes`: whether they were made, or have been put back.
  func ended(arrived: Bool)
}

/// What a staged goal would do to the tree as it is.
package struct StagedPlan {
  /// The screen on which the way begins.
  package var found: UIViewController?
  /// The screens that would go, outermost first.
  package var removed: [UIViewController]
  /// What would be done, in order; made only where somebody reads it.
  package var changes: () -> [RoutePlan.Change]

  package init(
    found: UIViewController?, removed: [UIViewController], changes: @escaping () -> [RoutePlan.Change]
  ) {
    self.found = found
    self.removed = removed
    self.changes = changes
  }
}

extension NavigationRequest {
  /// A request whose vocabulary says itself what is to be done.
  ///
  /// - Parameter context: What the router's own guards are told.
  package init(
    _ name: @autoclosure @escaping () -> String, context: @escaping () -> Any? = { nil },
    sameness: @escaping () -> AnyHashable?,
    value: @escaping (UIViewController?) throws -> Value, staged: @escaping () -> any StagedGoal
  ) {
    self.name = name
    self.context = context
    self.sameness = sameness
    self.value = value
    goal = { .staged(staged()) }
  }
}

extension Router {
  /// The tree that this router reads and changes.
  package var liveTree: LiveTree { live }

  /// Whether nothing waits or is under way in the window.
  package var isIdle: Bool { engine.queue.isIdle }
}

extension PlannedTree {
  /// The changes as plans tell them.
  ///
  /// - Parameter name: Names a screen to come, by its number.
  package func told(_ name: (Int) -> String) -> [RoutePlan.Change] {
    func named(_ screen: PlannedScreen) -> String {
      switch screen {
      case .live(let viewController): viewController.typeName
      case .new(let position): name(position)
      }
    }
    return changes.flatMap { change -> [RoutePlan.Change] in
      switch change {
      case .dismiss(_, let presented): [.dismiss(presented.map(\.typeName))]
      case .contain(let contents): RoutePlan.changes(of: contents, named)
      case .replaceRoot(let position): [.replaceRoot(with: name(position))]
      case .present(let position, let host): [.present(name(position), on: named(host))]
      case .opaque(let position, _): [.opaque("action", screen: name(position))]
      }
    }
  }
}
