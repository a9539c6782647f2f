/// A navigation controller whose back button and pop gesture ask the screens on top whether they may be left.
///
/// A screen says so by ``RoutingInterceptable`` or ``LeaveConfirming``. One that has to ask its user first is popped when
/// the user agrees. UIKit asks nobody when the app itself pops; for that, ask the router.
/// Apple: "UINavigationBarDelegate", navigationBar(_:shouldPop:); "UIGestureRecognizerDelegate",
/// gestureRecognizerShouldBegin(_:).
open class GuardedNavigationController: UINavigationController {
  // On tvOS nobody swipes back.
  #if !os(tvOS)
    private lazy var popGesture = PopGestureGuard(self)

    open override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = popGesture
    }
  #endif

  /// Whether the user may go back now; where the screen has to ask first, `false`, and it is popped afterwards.
  fileprivate func mayGoBack() -> Bool {
    guard viewControllers.count > 1, let top = topViewController else { return true }
    return LeaveCheck.mayLeave { [weak top] in
      top.map { [$0] } ?? []
    } whenAgreed: { [weak self, weak top] in
      guard let self, let top, self.topViewController === top else { return }
      self.popViewController(animated: true)
    }
  }
}

extension GuardedNavigationController: UINavigationBarDelegate {
  /// Asks the screen on top before the back button pops it.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    // Also called when the app has popped already; then there is nothing left to ask.
    guard topViewController?.navigationItem === item else { return true }
    guard mayGoBack() else { return false }
    #if os(iOS) || os(tvOS) || os(visionOS)
      popViewController(animated: true)
    #endif
    return true
  }
}

#if !os(tvOS)
  /// Asks the screen on top before the pop gesture begins.
  private final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var stack: GuardedNavigationController?

    init(_ stack: GuardedNavigationController) { self.stack = stack }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, stack.viewControllers.count > 1 else { return false }
      return stack.mayGoBack()
    }
  }
#endif
