package import NavigationCore

/// Dismisses all that is presented on a view controller.
package final class DismissChange: ViewChange {
  let presenter: UIViewController
  /// The lowest first.
  let presented: [UIViewController]

  nonisolated deinit {}

  package init(presenter: UIViewController, presented: [UIViewController]) {
    self.presenter = presenter
    self.presented = presented
  }

  package var footprint: Footprint { .object(presenter) }
  package var name: String { "dismissing what \(presenter.typeName) presents" }
  package var told: [RoutePlan.Change] { [.dismiss(presented.map(\.typeName))] }
  package func forEachRemoved(_ body: (UIViewController) -> Void) { if let lowest = presented.first { body(lowest) } }
  package var stillStands: Bool { presenter.directlyPresented == nil }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    guard let presented = presenter.directlyPresented else { return answer(.success) }
    presenter.dismiss(animated: animated) { [presenter] in
      guard presenter.directlyPresented === presented else { return answer(.success) }
      // An override has said that it is over, and has not done it, or not yet.
      Settling.beforeJudging(in: presenter.windowOfTree) {
        if presenter.directlyPresented === presented { self.hadNoEffect(answer) } else { answer(.success) }
      }
    }
    guard presenter.directlyPresented === presented else {
      // UIKit does not call the completion of a dismissal that an interaction controller cancels.
      return Settling.ifCancelled(presenter, presented, in: presenter.windowOfTree) { [presenter] in
        if presenter.directlyPresented === presented { self.wasCancelled(answer) } else { answer(.success) }
      }
    }
    Settling.beforeJudging(in: presenter.windowOfTree) { [presenter] in
      if presenter.directlyPresented === presented { self.hadNoEffect(answer) }
    }
  }
}
