package import NavigationCore

/// A screen that answers at once whether it may be left.
@MainActor public protocol RoutingInterceptable: UIViewController {
  /// Whether a navigation may remove this screen now. The router asks before it changes anything, and only screens
  /// that the navigation would really remove.
  var canBeDismissed: Bool { get }
}

/// A screen that asks the user before it is left, for instance because of an unsaved draft.
@MainActor public protocol LeaveConfirming: UIViewController {
  /// Whether this screen may be left. It may present something and wait for the user; the router goes on with other
  /// requests meanwhile, and looks at the tree again when the answer comes.
  func mayLeave() async -> Bool
}

extension Question {
  /// The questions whether a screen may be left: one that it answers at once, one that only its user can answer, both or
  /// none.
  package static func leaving(_ viewController: UIViewController) -> [Question] {
    let traits = ScreenTraits.of(viewController)
    guard !traits.isDisjoint(with: [.isInterceptable, .isConfirming]) else { return [] }
    let id = ID.leaving(ScreenNumber.of(viewController))
    let name = { [type = type(of: viewController)] in String(describing: type) }
    var questions: [Question] = []
    if traits.contains(.isConfirming) {
      questions.append(Question(id: id, name: name) { [weak viewController] in ask(viewController, $0) })
    }
    if traits.contains(.isInterceptable) {
      questions.append(
        Question(id: id, form: .property, name: name) { [weak viewController] answer in
          let mayLeave = (viewController as? any RoutingInterceptable)?.canBeDismissed ?? true
          answer(mayLeave ? .success : .failure(ScreenStays()))
          return nil
        })
    }
    return questions
  }

  private static func ask(_ screen: UIViewController?, _ answer: OnceOnly<RoutingResult>) -> (() -> Void)? {
    guard let confirming = screen as? any LeaveConfirming else {
      answer(.success)
      return nil
    }
    let task = immediateTask {
      answer(await confirming.mayLeave() ? .success : .failure(ScreenStays()))
    }
    return { task.cancel() }
  }
}

/// The answer of a screen that may not be left.
package struct ScreenStays: Error {
  package init() {}
}

/// Numbers the screens that are asked. One made where a dead one stood has another number, unlike another address.
private enum ScreenNumber {
  private static var last = 0

  static func of(_ viewController: UIViewController) -> Int {
    let record = viewController.madeScreenRecord
    if let number = record.number { return number }
    last += 1
    record.number = last
    return last
  }
}
