public import Wayfinder

extension UIWindow {
  #if os(iOS) || os(tvOS) || os(visionOS)
    /// A window that a user would see, with its root view controller, for a test to navigate in.
    ///
    /// ```swift
    /// let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
    /// ```
    ///
    /// It is in the first scene of the host app; where that has none, it has the size of a phone. Where the same request has
    /// waited in it for ten seconds, standard error says for what: the test hangs.
    /// - Parameter root: The root; a test or the code under test may set it later.
    /// - Returns: The window, which lives for as long as the test keeps it.
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
    /// A window that a user would see, with its root view controller, for a test to navigate in.
    ///
    /// ```swift
    /// let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
    /// ```
    ///
    /// The root is on screen when this returns, whatever the mode. Where a test wants to stand in the middle of a
    /// transition, a ``TransitionClock`` for the window says when each goes on. Where the same request has waited in it for ten
    /// seconds, standard error says for what: the test hangs.
    /// - Parameters:
    ///   - root: The root; a test or the code under test may set it later.
    ///   - transitions: When the window's transitions end: within the call that begins them unless another is said.
    /// - Returns: The window, which lives for as long as the test keeps it.
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
  /// On PortableUIKit the transitions of this window end within the call that begins them. On Apple's systems nothing is
  /// animated in the whole process from then on. Apple: "UIView", setAnimationsEnabled(_:).
  public func endTransitionsAtOnce() {
    #if os(iOS) || os(tvOS) || os(visionOS)
      UIView.setAnimationsEnabled(false)
    #else
      transitionScheduler = TransitionScheduler(.immediate)
    #endif
  }
}
