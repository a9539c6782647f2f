/// How a scene's status bar is, as its controllers say when asked; there is none to be seen here.
///
/// Follows Apple's page `UIStatusBarManager`.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// How it looks: asked of the controller on screen, and of the child that it names.
  open var statusBarStyle: UIStatusBarStyle {
    deciding(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  /// Whether it has gone: asked of the controller on screen, and of the child that it names.
  open var isStatusBarHidden: Bool { deciding(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
  /// Where it lies; it takes no room here.
  open var statusBarFrame: CGRect { .zero }

  /// The controller that decides: a modal does if it is over the full screen or says that it does.
  private func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard let scene else { return nil }
    let onScreen = scene.windowList.objects.filter(\.isOnScreen)
    let key = UIApplication.shared.keyWindow(in: scene)
    let window = onScreen.first { $0 === key } ?? onScreen.last
    guard let root = window?.seenRoot else { return nil }
    var decider = root.modalLine.last(where: \.takesStatusBar) ?? root
    // A child that names its container would lead nowhere.
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
  /// Whether, as a modal, it decides about the status bar.
  fileprivate var takesStatusBar: Bool {
    guard seenPresenter != nil else { return false }
    let style = presentationControllerStore?.styleNow ?? modalPresentationStyle
    return style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
