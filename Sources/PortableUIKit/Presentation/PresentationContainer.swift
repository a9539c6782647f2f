/// The container view of a presentation in which the app takes part: with style `.custom` or a transitioning delegate.
///
/// It lies above the presenter's view. It leaves the window with all views that the app adds to it. Most presentations
/// are the system's own. They need no container view, because the modal's view is put directly into the presenter's
/// superview.
final class PresentationContainer: UIView {
  weak var manager: UIPresentationController?
  /// Whether the app was notified of the start of the presentation, at which it adds its views.
  var hasBegun = false
  /// The superview of the presented view before another presentation covered it.
  private weak var placeOfView: UIView?
  private var (indexOfView, frameOfView) = (0, CGRect.zero)

  /// Records the place of a view that an animator may move.
  func notePlace(of view: UIView) {
    placeOfView = view.superviewLink
    indexOfView = placeOfView?.subviewList.firstIndex { $0 === view } ?? 0
    frameOfView = view.frame
  }

  /// Puts a view back into its recorded place.
  func takeBack(_ view: UIView) {
    guard let place = placeOfView else { return insert(view, at: subviewList.count) }
    view.frame = frameOfView
    place.insert(view, at: min(indexOfView, place.subviewList.count))
  }

  // The host may have been resized while the container was outside it.
  override func didMoveToSuperview() { if let superviewLink { fill(superviewLink) } }
  override func fillsSuperview(of old: CGSize) -> Bool { true }

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }

  nonisolated deinit {}
}

extension UIPresentationController {
  /// Creates a container view if the app takes part in the presentation of the modal.
  func makeContainer(for modal: UIViewController) {
    // Removes the container of an earlier presentation.
    removeContainer()
    guard presentationStyle == .custom || modal.transitioningDelegateLink != nil else { return }
    container = PresentationContainer(frame: .zero)
  }

  /// Puts the container view, if there is one, on top of the host's subviews.
  func enter(_ host: UIView) {
    guard let container, container.superviewLink !== host else { return }
    host.insert(container, at: host.subviewList.count)
  }

  func tellWillBegin() {
    container?.hasBegun = true
    presentationTransitionWillBegin()
  }

  /// Puts the presented view into the container view, if there is one, and the container view into the host.
  func install(in host: UIView) {
    enter(host)
    comeIntoSight()
  }

  /// Puts the presented view into a container view that is already in its host. A modal that was presented and covered
  /// in an invisible window becomes visible here.
  fileprivate func comeIntoSight() {
    guard let container else { return }
    let begins = !container.hasBegun
    if begins { tellWillBegin() }
    putPresentedView(into: container)
    if begins { presentationTransitionDidEnd(true) }
  }

  /// Puts the presented view into the container view, and the modal's view into the presented view.
  ///
  /// - Parameter byAnimator: Whether the app's animator adds the view to the container view. If `true`, the view only
  ///   gets its final frame.
  func putPresentedView(into container: PresentationContainer, byAnimator: Bool = false) {
    let shown = replacing ?? presented
    guard let view = presentedView ?? shown?.viewStore else { return }
    // If the app has put the view deeper into the container, the app also sets the frame.
    let isInside = view.superviewLink === container
    if isInside ? shown?.moves.contains(.beingPresented) == true : !view.liesIn(container) {
      view.frame = frameOfPresentedViewInContainerView
      if !isInside, !byAnimator { container.insert(view, at: container.subviewList.count) }
    }
    // The app may wrap the modal's view in another view, and the shown modal may be a replacement.
    guard let own = shown?.viewStore, !own.liesIn(container), !own.liesIn(view) else { return }
    own.frame = view.bounds
    view.insert(own, at: view.subviewList.count)
  }

  /// Puts the presenter's view back into the host, below the modal's, if an animator has moved it into the container
  /// view.
  func giveBack(_ presenter: UIViewController, below modal: UIViewController) {
    guard let container, let host = container.superviewLink else { return }
    if let view = presenter.viewInHost, view.superviewLink === container {
      host.insert(view, below: modal.viewInHost)
    }
    // A presenter with a container view of its own gets its view back there, at its former place.
    guard let own = presenter.presentationControllerStore?.container, let view = presenter.viewStore,
      view.superviewLink === container
    else { return }
    own.takeBack(view)
  }

  func removeContainer() {
    guard let container else { return }
    self.container = nil
    for view in container.subviewList { view.takeOut() }
    container.takeOut()
  }
}

extension UIViewController {
  /// Puts the view of this controller, or its presentation's container view, back into a host, below another view.
  func putBack(in host: UIView, below above: UIView?) {
    let view = loadedView()
    host.putBack(viewInHost ?? view, below: above)
    presentationControllerStore?.comeIntoSight()
  }

  /// The view that represents this controller in its host: its own view, or its presentation's container view.
  var viewInHost: UIView? {
    if let container = presentationControllerStore?.container { return container }
    return viewStore
  }

  /// The view that contains the presentation.
  var viewOfPresentation: UIView? {
    if let container = presentationControllerStore?.container { return container }
    return viewStore?.superviewLink
  }

  /// Records the place of this controller's view in its container view, because an animator may move the view.
  func notePlaceInContainer() {
    guard let container = presentationControllerStore?.container, let view = viewStore, view.liesIn(container)
    else { return }
    container.notePlace(of: view)
  }

  /// The view of this controller, or the view in which the app wraps it for the presentation.
  var presentedView: UIView? { presentationControllerStore?.presentedView ?? viewStore }

  func leaveHost() {
    // The modal's own view leaves first, so that a visible controller is notified that it disappears.
    viewStore?.takeOut()
    presentationControllerStore?.removeContainer()
  }
}
