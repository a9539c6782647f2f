/// The configuration of a scene's status bar, according to its view controllers. There is no visible status bar.
///
/// Follows Apple's page `UIStatusBarManager`.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style of the status bar, which the visible view controller or its `childForStatusBarStyle` decides.
  open var statusBarStyle: UIStatusBarStyle {
    deciding(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  /// A Boolean value that indicates whether the status bar is hidden, as the visible view controller or its
  /// `childForStatusBarHidden` decides.
  open var isStatusBarHidden: Bool { deciding(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
  /// The frame of the status bar. Always zero.
  open var statusBarFrame: CGRect { .zero }

  /// Returns the controller that decides about the status bar. A modal decides if it is in full screen or captures the
  /// status bar's appearance.
  private func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard let scene else { return nil }
    let onScreen = scene.windowList.objects.filter(\.isOnScreen)
    let key = UIApplication.shared.keyWindow(in: scene)
    let window = onScreen.first { $0 === key } ?? onScreen.last
    guard let root = window?.seenRoot else { return nil }
    var decider = root.modalLine.last(where: \.takesStatusBar) ?? root
    // A child that names its container would cause an endless loop.
    var asked = [decider]
    while let next = child(decider), !asked.contains(where: { $0 === next }) {
      asked.append(next)
      decider = next
    }
    return decider
  }

  nonisolated deinit {}
}

extension UIViewController {
  /// Whether this modal decides about the status bar.
  fileprivate var takesStatusBar: Bool {
    guard seenPresenter != nil else { return false }
    let style = presentationControllerStore?.styleNow ?? modalPresentationStyle
    return style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
