public import Wayfinder

extension UIWindow {
  #if os(iOS) || os(tvOS) || os(visionOS)
    /// Returns a visible window in the first scene of the host app.
    ///
    /// If the same request waits in it for ten seconds, the reason is printed to standard error, because the test hangs.
    public static func visible(_ root: UIViewController? = nil) -> UIWindow {
      let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      let window =
        scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = root
      window.makeKeyAndVisible()
      HangWatch.shared.watch(window)
      return window
    }
  #else
    /// Returns a visible window with a root view controller.
    ///
    /// ```swift
    /// let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
    /// ```
    ///
    /// The root is on screen at once. A ``TransitionClock`` for the window stops transitions in flight. If the same request waits in the
    /// window for ten seconds, the reason is printed to standard error, because the test hangs.
    /// - Parameters:
    ///   - root: The root. The test or the code under test may set it later.
    ///   - transitions: The end of the window's transitions, by default at once.
    /// - Returns: The window. The test keeps it alive.
    public static func visible(
      _ root: UIViewController? = nil, transitions: TransitionScheduler.Mode = .immediate
    ) -> UIWindow {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.transitionScheduler = TransitionScheduler(.immediate)
      window.rootViewController = root
      window.makeKeyAndVisible()
      if transitions != .immediate { window.transitionScheduler = TransitionScheduler(transitions) }
      HangWatch.shared.watch(window)
      return window
    }
  #endif

  /// Has no test wait for animations, on every system by the same call.
  ///
  /// On PortableUIKit the transitions of this window end within the call that begins them. On Apple's systems nothing is animated in the
  /// whole process from then on. Apple: "UIView", setAnimationsEnabled(_:).
  public func endTransitionsAtOnce() {
    #if os(iOS) || os(tvOS) || os(visionOS)
      UIView.setAnimationsEnabled(false)
    #else
      transitionScheduler = TransitionScheduler(.immediate)
    #endif
  }
}
