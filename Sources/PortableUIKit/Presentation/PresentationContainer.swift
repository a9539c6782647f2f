/// The view that a presentation happens in, where the app may take part: with style `.custom` or a transitioning delegate.
///
/// It lies above the presenter's view, and what the app puts into it goes with it. What the system alone presents lies
/// right in the presenter's superview: most presentations are of that kind, and a view more would cost each of them.
final class PresentationContainer: UIView {
  weak var manager: UIPresentationController?
  /// Whether the app has been told that the presentation begins, upon which it fills this.
  var hasBegun = false
  /// What the presented controller's view lies in, as it was before something was presented on that.
  private weak var placeOfView: UIView?
  private var (indexOfView, frameOfView) = (0, CGRect.zero)

  /// Notes where a view lies, before an animator may take it.
  func notePlace(of view: UIView) {
    placeOfView = view.superviewLink
    indexOfView = placeOfView?.subviewList.firstIndex { $0 === view } ?? 0
    frameOfView = view.frame
  }

  /// Gives a view back to where it lay.
  func takeBack(_ view: UIView) {
    guard let place = placeOfView else { return insert(view, at: subviewList.count) }
    view.frame = frameOfView
    place.insert(view, at: min(indexOfView, place.subviewList.count))
  }

  // It may have been out of its host while that got another size.
  override func didMoveToSuperview() { if let superviewLink { fill(superviewLink) } }
  override func fillsSuperview(of old: CGSize) -> Bool { true }

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }

  nonisolated deinit {}
}

extension UIPresentationController {
  /// Makes a container view if the app takes part in presenting the modal.
  func makeContainer(for modal: UIViewController) {
    // One that is left from where it was seen before has to go.
    removeContainer()
    guard presentationStyle == .custom || modal.transitioningDelegateLink != nil else { return }
    container = PresentationContainer(frame: .zero)
  }

  /// Puts the container view, if there is one, on top of what is in the host.
  func enter(_ host: UIView) {
    guard let container, container.superviewLink !== host else { return }
    host.insert(container, at: host.subviewList.count)
  }

  /// Tells the app that the presentation begins.
  func tellWillBegin() {
    container?.hasBegun = true
    presentationTransitionWillBegin()
  }

  /// Puts the presented view into the container view, if there is one, and that into the host.
  func install(in host: UIView) {
    enter(host)
    comeIntoSight()
  }

  /// Puts the presented view into the container view that is in its host.
  ///
  /// A modal that was presented and covered in a window that nobody saw comes into sight here.
  fileprivate func comeIntoSight() {
    guard let container else { return }
    let begins = !container.hasBegun
    if begins { tellWillBegin() }
    putPresentedView(into: container)
    if begins { presentationTransitionDidEnd(true) }
  }

  /// Puts the presented view into the container view, and into that the view of whom it is to show.
  ///
  /// - Parameter byAnimator: Whether the app's animator puts it into the container view, and is only to find it as it
  ///   has to be at the end.
  func putPresentedView(into container: PresentationContainer, byAnimator: Bool = false) {
    let shown = replacing ?? presented
    guard let view = presentedView ?? shown?.viewStore else { return }
    // The app may have put it in itself, and deeper: then the frame is the app's too.
    let isInside = view.superviewLink === container
    if isInside ? shown?.moves.contains(.beingPresented) == true : !view.liesIn(container) {
      view.frame = frameOfPresentedViewInContainerView
      if !isInside, !byAnimator { container.insert(view, at: container.subviewList.count) }
    }
    // The app wraps whom it was to present; another controller may be shown for the time being.
    guard let own = shown?.viewStore, !own.liesIn(container), !own.liesIn(view) else { return }
    own.frame = view.bounds
    view.insert(own, at: view.subviewList.count)
  }

  /// Gives the host the presenter's view back, below the modal's, if an animator has taken it into the container view.
  func giveBack(_ presenter: UIViewController, below modal: UIViewController) {
    guard let container, let host = container.superviewLink else { return }
    if let view = presenter.viewInHost, view.superviewLink === container {
      host.insert(view, below: modal.viewInHost)
    }
    // The view of a presenter with a container view of its own goes back into that, to where it was there.
    guard let own = presenter.presentationControllerStore?.container, let view = presenter.viewStore,
      view.superviewLink === container
    else { return }
    own.takeBack(view)
  }

  /// Takes the container view away for good, and all that is in it out of it.
  func removeContainer() {
    guard let container else { return }
    self.container = nil
    for view in container.subviewList { view.takeOut() }
    container.takeOut()
  }
}

extension UIViewController {
  /// Puts the view of this controller, or the container view of its presentation, back into a host, below another view.
  func putBack(in host: UIView, below above: UIView?) {
    let view = loadedView()
    host.putBack(viewInHost ?? view, below: above)
    presentationControllerStore?.comeIntoSight()
  }

  /// What stands for it in its host: its view, or the container view of its presentation with that inside.
  var viewInHost: UIView? {
    if let container = presentationControllerStore?.container { return container }
    return viewStore
  }

  /// The view that its presentation happens in.
  var viewOfPresentation: UIView? {
    if let container = presentationControllerStore?.container { return container }
    return viewStore?.superviewLink
  }

  /// Notes what its view lies in, in a container view of its own: an animator may take it out of there.
  func notePlaceInContainer() {
    guard let container = presentationControllerStore?.container, let view = viewStore, view.liesIn(container)
    else { return }
    container.notePlace(of: view)
  }

  /// Its view, with what the app has put around that to present it.
  var presentedView: UIView? { presentationControllerStore?.presentedView ?? viewStore }

  /// Takes it, as a modal, out of its host for good.
  func leaveHost() {
    // First of all its own view: whoever is still seen is told that it goes.
    viewStore?.takeOut()
    presentationControllerStore?.removeContainer()
  }
}
