package import NavigationCore

/// The change that dismisses all modals on a view controller.
package final class DismissChange: ViewChange {
  let presenter: UIViewController
  /// The modals, the lowest first.
  let presented: [UIViewController]

  nonisolated deinit {}

  package init(presenter: UIViewController, presented: [UIViewController]) {
    self.presenter = presenter
    self.presented = presented
  }

  package var footprint: Footprint { .object(presenter) }
  package var name: String { "dismissing what \(presenter.typeName) presents" }
  package var description: [RoutePlan.Change] { [.dismiss(presented.map(\.typeName))] }
  package func forEachRemoved(_ body: (UIViewController) -> Void) { if let lowest = presented.first { body(lowest) } }
  package var isInEffect: Bool { presenter.directlyPresented == nil }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    guard let presented = presenter.directlyPresented else { return answer(.success) }
    let isDone: @MainActor () -> Bool = { [presenter] in presenter.directlyPresented !== presented }
    let judge: @MainActor () -> Void = {
      self.answer(Verdict(isDone: isDone(), wasSeen: false), takenBackBy: "presenting \(presented.typeName)", answer)
    }
    presenter.dismiss(animated: animated) { [presenter] in
      if isDone() { return answer(.success) }
      // An override of `dismiss` has called the completion but has not dismissed the screen yet.
      Settling.beforeJudging(in: presenter.windowOfTree) { judge() }
    }
    guard !isDone() else {
      // UIKit does not call the completion of a dismissal that an interaction controller cancels.
      return Settling.ifCancelled(presenter, presented, in: presenter.windowOfTree) {
        if isDone() { answer(.success) } else { self.wasCancelled(answer) }
      }
    }
    // The modal is still presented, so `dismiss` has not begun the dismissal. If an override begins it later, UIKit
    // calls the completion.
    Settling.beforeJudging(in: presenter.windowOfTree) { if !isDone() { judge() } }
  }
}
