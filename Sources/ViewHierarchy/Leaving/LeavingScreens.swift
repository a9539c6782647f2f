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
  /// The question whether a screen may be left; `nil` for one that has nothing against it.
  package static func leaving(_ viewController: UIViewController) -> Question? {
    let traits = ScreenTraits.of(viewController)
    let isConfirming = traits.contains(.isConfirming)
    guard isConfirming || traits.contains(.isInterceptable) else { return nil }
    return Question(
      id: .leaving(ScreenNumber.of(viewController)), form: isConfirming ? .conversation : .property,
      name: { [type = type(of: viewController)] in String(describing: type) }
    ) { [weak viewController] answer in
      guard (viewController as? any RoutingInterceptable)?.canBeDismissed ?? true else {
        answer(.failure(ScreenStays()))
        return nil
      }
      guard let confirming = viewController as? any LeaveConfirming else {
        answer(.success)
        return nil
      }
      let task = immediateTask {
        answer(await confirming.mayLeave() ? .success : .failure(ScreenStays()))
      }
      return { task.cancel() }
    }
  }
}

/// The answer of a screen that may not be left.
package struct ScreenStays: Error {
  package init() {}
}

/// Numbers the screens that are asked. One made where a dead one stood has another number, unlike another address.
private enum ScreenNumber {
  private static var numbers = WeakTable<UIViewController, Int>()
  private static var last = 0

  static func of(_ viewController: UIViewController) -> Int {
    if let number = numbers[key: viewController] { return number }
    last += 1
    numbers[key: viewController] = last
    return last
  }
}
