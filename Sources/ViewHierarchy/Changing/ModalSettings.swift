/// The settings that an app can give for a presentation. If a setting is `nil`, the screen keeps its own value.
package struct ModalSettings {
  let style: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?
  private let size: CGSize?
  private let isModal: Bool?
  private let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private let configure: ((UIPresentationController) -> Void)?

  /// - Parameters:
  ///   - transitioningDelegate: The delegate of the transition. The screen keeps it alive.
  ///   - configure: Called with the screen's presentation controller before the presentation, if the screen has one.
  package init(
    style: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil, size: CGSize? = nil,
    isModal: Bool? = nil, transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    configure: ((UIPresentationController) -> Void)? = nil
  ) {
    self.style = style
    self.transition = transition
    self.size = size
    self.isModal = isModal
    self.transitioningDelegate = transitioningDelegate
    self.configure = configure
  }

  /// Whether the app sets up the presentation controller by a closure.
  var configures: Bool { configure != nil }

  /// Sets up a screen that is about to be presented.
  package func apply(to screen: UIViewController) {
    if let style { screen.modalPresentationStyle = style }
    if let transition { screen.modalTransitionStyle = transition }
    if let size { screen.preferredContentSize = size }
    if let isModal { screen.isModalInPresentation = isModal }
    if let transitioningDelegate {
      screen.transitioningDelegate = transitioningDelegate
      screen.keepAlive(transitioningDelegate)
    }
    if let configure, let controller = screen.presentationController { configure(controller) }
  }
}
