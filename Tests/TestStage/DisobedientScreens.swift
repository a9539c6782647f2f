public import Wayfinder

/// A screen that ignores presentations while it is deaf.
public final class DeafScreen: Screen {
  /// A Boolean value that indicates whether the screen ignores presentations.
  public var isDeaf = true

  public override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if !isDeaf { super.present(screen, animated: animated, completion: completion) }
  }
}

/// A screen that ignores dismissals.
public final class StickyScreen: Screen {
  public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// A navigation controller that ignores changes while it is frozen.
public final class FrozenStack: UINavigationController {
  /// A Boolean value that indicates whether the stack ignores changes.
  public var isFrozen = false

  public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if !isFrozen { super.setViewControllers(viewControllers, animated: animated) }
  }

  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !isFrozen { super.pushViewController(viewController, animated: animated) }
  }

  public override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    isFrozen ? nil : super.popToViewController(viewController, animated: animated)
  }
}

/// A tab bar controller that keeps its selection while it is frozen.
public final class FrozenTabs: UITabBarController {
  /// A Boolean value that indicates whether the tabs keep their selection.
  public var isFrozen = false

  public override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { if !isFrozen { super.selectedViewController = newValue } }
  }
}

/// A tab bar controller that keeps the completions of its presentations and dismissals.
public final class KeepingTabs: UITabBarController {
  /// A call whose completion the tabs can keep.
  package enum Call {
    case present, dismiss

    package static let all: Set<Call> = [.present, .dismiss]
  }

  /// The kept completions, which outlive the tabs if a test retains them.
  package final class Keeper {
    package fileprivate(set) var completions: [() -> Void] = []
  }

  package let keeper = Keeper()
  /// The calls whose completions the tabs keep.
  package var kept: Set<Call>

  package init(_ kept: Set<Call> = Call.all) {
    self.kept = kept
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: test screens are not archived.
  public required init?(coder: NSCoder) { nil }

  public override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    super.present(screen, animated: animated, completion: keep(completion, of: .present))
  }

  public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: animated, completion: keep(completion, of: .dismiss))
  }

  private func keep(_ completion: (() -> Void)?, of call: Call) -> (() -> Void)? {
    guard kept.contains(call), let completion else { return completion }
    keeper.completions.append(completion)
    return nil
  }
}
