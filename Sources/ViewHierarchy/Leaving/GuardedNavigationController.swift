/// A navigation controller that asks its top screen before the user goes back.
///
/// A ``RoutingInterceptable`` screen answers at once. A ``LeaveConfirming`` screen may ask the user first, and is
/// popped when the user agrees.
///
/// No screen is asked if app code pops it. If the screen has to be asked, pop it by the router. No screen is asked if the
/// user chooses another screen from the menu of the back button.
///
/// Apple: "UINavigationBarDelegate", navigationBar(_:shouldPop:): UIKit pops if the answer is yes;
/// "UIGestureRecognizerDelegate", gestureRecognizerShouldBegin(_:); "interactiveContentPopGestureRecognizer".
open class GuardedNavigationController: UINavigationController {
  // On tvOS the user cannot swipe back.
  #if !os(tvOS)
    /// The delegates of the pop gestures. A gesture holds its delegate weakly, so the controller keeps them.
    private var popGestureGuards: [PopGestureGuard] = []

    /// A Boolean value that indicates whether the user can swipe back while the navigation bar is hidden.
    ///
    /// UIKit refuses its pop gestures while the bar is hidden. If the value is `true`, the gestures begin, and the
    /// screen on top is asked as with a visible bar.
    /// Apple: "interactivePopGestureRecognizer", "isNavigationBarHidden".
    open var swipesBackWithHiddenBar = false

    open override func viewDidLoad() {
      super.viewDidLoad()
      watch(interactivePopGestureRecognizer)
      // This gesture begins anywhere in the contents, and not only at the edge.
      if #available(iOS 26.0, visionOS 26.0, *) { watch(interactiveContentPopGestureRecognizer) }
    }

    private func watch(_ gesture: UIGestureRecognizer?) {
      guard let gesture else { return }
      popGestureGuards.append(PopGestureGuard(self, gesture))
    }
  #endif

  #if !os(tvOS)
    /// Whether a pop gesture may begin although UIKit refuses it because the bar is hidden. The value is `false` during
    /// a transition, when UIKit refuses for another reason.
    fileprivate var swipesBackWithoutBar: Bool {
      swipesBackWithHiddenBar && isNavigationBarHidden && transitionCoordinator == nil
    }
  #endif

  /// Returns whether the user may go back now. The result is `false` if the top screen refuses or has to ask the user
  /// first. If it asks, the screen is popped when the user agrees.
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
    // UIKit also calls this method after app code has popped the screen. Then there is no screen to ask.
    guard topViewController?.navigationItem === item else { return true }
    return mayGoBack()
  }
}

#if !os(tvOS)
  /// Asks the screen on top before a pop gesture begins. UIKit's own delegate is asked first: it refuses during a
  /// transition, and if there is no screen to go back to. All other calls are forwarded to UIKit's delegate.
  private final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var stack: GuardedNavigationController?
    private weak var system: (any UIGestureRecognizerDelegate)?

    init(_ stack: GuardedNavigationController, _ gesture: UIGestureRecognizer) {
      self.stack = stack
      system = gesture.delegate
      super.init()
      gesture.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, stack.viewControllers.count > 1,
        systemAllows(gestureRecognizer) || stack.swipesBackWithoutBar
      else { return false }
      return stack.mayGoBack()
    }

    #if os(iOS) || os(visionOS)
      private func systemAllows(_ gesture: UIGestureRecognizer) -> Bool {
        system?.gestureRecognizerShouldBegin?(gesture) ?? true
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        system?.gestureRecognizer?(
          gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        system?.gestureRecognizer?(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        system?.gestureRecognizer?(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
      }

      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        system?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
      }

      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        system?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true
      }

      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        system?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
      }
    #else
      private func systemAllows(_ gesture: UIGestureRecognizer) -> Bool {
        system?.gestureRecognizerShouldBegin(gesture) ?? true
      }
    #endif
  }
#endif
