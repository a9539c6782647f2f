import RouteComposition
import ViewHierarchy
import Wayfinder

/// A step, its request, and the outcome.
final class StepRecord {
  var isPossible = true
  var isRequest = false
  var isRefused = false
  var reasonToDiffer: String?
  var plan: Result<RoutePlan, any Error>?
  var outcomes: [Outcome<UIViewController>] = []
  var handle: NavigationHandle?
  /// The tree when the step ended, if the app has continued by itself since.
  var treeAtEnd: SeenTree?
  /// A Boolean value that indicates whether the step is under way. A request that ends later keeps no tree, and so no screens.
  var isUnderWay = true

  // An isolated deinit would wait for the main actor each time.
  nonisolated deinit {}

  var outcome: Outcome<UIViewController>? { outcomes.first }
}

/// A request that had not ended after its step, most often because the user is asked.
struct OpenRequest {
  let name: String
  let record: StepRecord
  var isRefused = false
  /// The screens that came to ask the user.
  private let shown: [WeakScreen]

  init(name: String, record: StepRecord, before: SeenTree, asking: SeenTree) {
    (self.name, self.record) = (name, record)
    shown = asking.screens(notIn: before).map { WeakScreen($0) }
  }

  func question(leftIn tree: SeenTree) -> [UIViewController] {
    shown.compactMap(\.viewController).filter { screen in tree.rows.contains { $0.screen === screen } }
  }
}

/// A request that waits for the user.
struct Waiting {
  let record: StepRecord
  let before: SeenTree
  let asking: SeenTree
}
