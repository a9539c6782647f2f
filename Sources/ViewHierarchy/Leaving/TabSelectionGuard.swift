/// Asks the screens of the selected tab whether they may be left when the user taps a tab.
///
/// A tap on another tab asks the visible screen. A tap on the selected tab asks the screens that UIKit pops for the tap.
/// Set the guard as the delegate of a tab bar controller, or forward the calls from a delegate of your own. A tab bar
/// controller holds its delegate weakly, so keep a reference to the guard. Apple: "UITabBarControllerDelegate",
/// tabBarController(_:shouldSelect:) and tabBarController(_:shouldSelectTab:).
public final class TabSelectionGuard: NSObject, UITabBarControllerDelegate {
  /// The response to a tap on the tab that is selected already.
  nonisolated public enum TapAgain: Hashable, Sendable {
    /// The tab's navigation controller pops to its root, as in UIKit, after the screens above the root have agreed.
    case popToRoot
    /// Nothing is popped, because the app has responded itself.
    case stay
  }

  /// A closure that receives the selected tab when the user taps it again, and returns the response. If the closure is
  /// `nil`, the tab pops to its root.
  ///
  /// ```swift
  /// selectionGuard.onTapAgain = { tab in (tab as? Scrolling)?.scrollToTop() == true ? .stay : .popToRoot }
  /// ```
  public var onTapAgain: (@MainActor (_ tab: UIViewController) -> TapAgain)?

  /// Creates a guard. The guard keeps no reference to a tab bar controller.
  public override nonisolated init() { super.init() }

  /// Returns whether UIKit may respond to a tap on a tab now. The result is `false` if a screen refuses or asks the user
  /// first.
  ///
  /// When the user agrees, the guard selects the tab, or pops it to its root if it is selected already. The result is
  /// also `false` if ``onTapAgain`` returns ``TapAgain/stay``.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let selected = tabBarController.selectedViewController else { return true }
    if selected === viewController || selected.parent === viewController {
      return mayTapAgain(viewController, in: tabBarController)
    }
    return mayLeaveSelected(in: tabBarController) { [weak tabBarController, weak viewController] in
      if let viewController { tabBarController?.choose(viewController) }
    }
  }

  /// Returns whether UIKit may respond to a tap on a tab now, in an app whose tabs are `UITab` objects. The result is
  /// `false` if a screen refuses or asks the user first.
  ///
  /// When the user agrees, the guard selects the tab, or pops it to its root if it is selected already. The result is
  /// also `false` if ``onTapAgain`` returns ``TapAgain/stay``.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    if tabBarController.isSelected(tab), let selected = tabBarController.selectedViewController {
      return mayTapAgain(selected, in: tabBarController)
    }
    return mayLeaveSelected(in: tabBarController) { [weak tabBarController, weak tab] in
      guard let tabBarController, let tab, tab.tabBarController === tabBarController else { return }
      tabBarController.selectedTab = tab
    }
  }

  private func mayLeaveSelected(in tabs: UITabBarController, whenAgreed choose: @escaping () -> Void) -> Bool {
    LeaveCheck.mayLeave({ [weak tabs] in Array(tabs?.seenScreen) }, whenAgreed: choose)
  }

  private func mayTapAgain(_ tab: UIViewController, in tabs: UITabBarController) -> Bool {
    guard onTapAgain?(tab) != .stay else { return false }
    guard let stack = tab as? UINavigationController else { return true }
    return LeaveCheck.mayLeave(
      { [weak tabs, weak stack] in stack.map { tabs?.screensLeft(byPopping: $0) ?? [] } ?? [] },
      whenAgreed: { [weak stack] in stack?.popToRootViewController(animated: true) })
  }
}

extension UITabBarController {
  /// The innermost screen that the user sees.
  fileprivate var seenScreen: UIViewController? { shownChild.map(ContainerReader().visibleLeaf) }

  /// Returns the screens that the user leaves when a stack pops to its root.
  ///
  /// If the stack is the More stack, the pop also takes the tab off the stack, but the tab stays in the tab bar. The
  /// user then leaves only the screens pushed onto the tab. If there are none, the user leaves the visible screen of
  /// the tab.
  fileprivate func screensLeft(byPopping stack: UINavigationController) -> [UIViewController] {
    let popped = Array(stack.viewControllers.dropFirst())
    guard let tab = tab(inMore: stack) else { return popped }
    let pushed = popped.filter { $0 !== tab }
    return pushed.isEmpty ? Array(seenScreen) : pushed
  }

  /// Selects a tab as a tap does. A tap on the More item selects the tab that is on the More stack. If the tab has been
  /// removed, nothing happens.
  fileprivate func choose(_ tapped: UIViewController) {
    let chosen = tab(inMore: tapped) ?? tapped
    guard viewControllers?.holds(chosen) == true || chosen.parent === self else { return }
    selectedViewController = chosen
  }

  /// Returns whether a tab is selected, or is a group that contains the selected tab.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  fileprivate func isSelected(_ tab: UITab) -> Bool {
    var next = selectedTab
    while let current = next {
      if current === tab { return true }
      next = current.parent
    }
    return false
  }
}
