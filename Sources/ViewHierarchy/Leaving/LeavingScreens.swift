package import NavigationCore

extension Question {
  /// Returns the questions whether a screen may be left. A ``RoutingInterceptable`` screen has a question that it answers
  /// at once. A ``LeaveConfirming`` screen has a question that it may answer later. Other screens have no questions.
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
    let task = AskedScreen.$current.withValue(WeakScreen(screen)) {
      immediateTask {
        answer(await confirming.mayLeave() ? .success : .failure(ScreenStays()))
      }
    }
    return { task.cancel() }
  }
}

/// The answer of a screen that may not be left.
package struct ScreenStays: Error {
  package init() {}
}

/// Numbers the screens that are asked. A number is never used again, unlike the address of a deallocated screen.
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
