import PortableUIKit
import Testing

/// A presentation controller that shows a card in the lower half over a dimmed background. It removes no views at the end.
private final class CardPresentation: UIPresentationController {
  let dimming = UIView()
  let card = UIView()
  var isFullscreen = true
  var layouts: [String] = []
  override var shouldPresentInFullscreen: Bool { isFullscreen }
  override var presentedView: UIView? { card }
  override var frameOfPresentedViewInContainerView: CGRect { (containerView?.bounds ?? .zero).lowerHalf }
  override func presentationTransitionWillBegin() {
    card.addSubview(presentedViewController.view)
    containerView?.insertSubview(dimming, at: 0)
  }
  override func containerViewWillLayoutSubviews() {
    layouts.append("will")
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }
}

extension CGRect {
  fileprivate var lowerHalf: CGRect { CGRect(x: 0, y: height / 2, width: width, height: height / 2) }
}

/// A delegate that presents modals of the style `.custom` on a card, and animates all.
private final class Director: Animating {
  var isFullscreen = true
  private(set) var manager: CardPresentation?
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    manager = CardPresentation(presentedViewController: presented, presenting: presenting)
    manager?.isFullscreen = isFullscreen
    return manager
  }
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    onAnimate?(transitionContext)
    transitionContext.putInWhoComes()
    UIView.animate(withDuration: 1, animations: {}) { _ in transitionContext.completeTransition(true) }
  }
}

// Covers Apple's pages `UIPresentationController` and `UIViewControllerContextTransitioning`.
@Suite struct OwnPresentationTests {
  let stage = Stage()
  private let director = Director()

  /// Returns a modal with a custom presentation.
  private func modal(_ style: UIModalPresentationStyle = .custom) -> Screen {
    let modal = stage.screen("m", style)
    modal.transitioningDelegate = director
    return modal
  }

  /// Returns whether the window contains exactly these views.
  private func windowHolds(_ views: UIView...) -> Bool { stage.window.subviews == views }

  @Test("UK-15 A custom presentation controller wraps and places its modal in a container view, and removes both")
  func wrapped() throws {
    let (a, m) = (stage.screen("a"), modal())
    let half = stage.window.bounds.lowerHalf
    stage.show(a)
    var animations = 0
    director.onAnimate = { [unowned director = self.director] context in
      animations += 1
      let card = director.manager?.card
      #expect(context.view(forKey: .to) === card)
      #expect(card?.frame == half)
      #expect(context.finalFrame(for: m) == half)
      #expect(context.containerView === director.manager?.containerView)
      #expect(m.transitionCoordinator?.view(forKey: .to) === card)
    }
    stage.present(m, on: a, animated: true)
    let manager = try #require(director.manager)
    let room = try #require(manager.containerView)
    #expect(windowHolds(a.view, room))
    #expect(room.frame == stage.window.bounds)
    #expect(room.subviews == [manager.dimming, manager.card])
    #expect(m.view.superview === manager.card)
    #expect(m.view.window === stage.window)
    director.onAnimate = { context in
      animations += 1
      #expect(context.view(forKey: .from) === manager.card)
      #expect(context.initialFrame(for: m) == half)
    }
    stage.dismiss(a, animated: true)
    #expect(windowHolds(a.view))
    #expect(animations == 2)
    #expect(m.view.window == nil)
    #expect(manager.containerView == nil)
    #expect(manager.dimming.superview == nil)
    #expect(manager.card.superview == nil)
  }

  @Test("UK-15 A presentation controller is called around each layout of its container view, and can place views")
  func layout() throws {
    let (a, m) = (stage.screen("a"), modal())
    stage.show(a, presenting: m)
    let manager = try #require(director.manager)
    #expect(manager.layouts == ["will", "did"])
    stage.simulate(size: CGSize(width: 800, height: 400))
    #expect(manager.layouts == ["will", "did", "will", "did"])
    #expect(manager.card.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
    manager.containerView?.setNeedsLayout()
    manager.containerView?.layoutIfNeeded()
    #expect(manager.layouts.count == 6)
  }

  @Test(
    "UK-15 The presenter's view returns to the window if an animator has moved the view into the container view",
    arguments: [UIModalPresentationStyle.fullScreen, .custom, .pageSheet])
  func presentersView(style: UIModalPresentationStyle) throws {
    let (a, m) = (stage.screen("a"), modal(style))
    stage.show(a)
    director.onAnimate = { context in
      for view in [context.view(forKey: .from), context.view(forKey: .to)] {
        if let view { context.containerView.addSubview(view) }
      }
    }
    stage.present(m, on: a, animated: true)
    let room = try #require(m.presentationController?.containerView)
    #expect(style == .fullScreen ? windowHolds(room) : windowHolds(a.view, room))
    #expect(m.view.window === stage.window)
    stage.dismiss(a, animated: true)
    #expect(windowHolds(a.view))
    #expect(m.view.window == nil)
  }

  @Test(
    "UK-15 A modal whose view the animator of a second modal has moved gets the view back on its card",
    arguments: [UIModalPresentationStyle.fullScreen, .custom, .pageSheet], [true, false])
  func modalOverModal(style: UIModalPresentationStyle, takesOwnView: Bool) throws {
    let (a, m, n, other) = (stage.screen("a"), modal(), stage.screen("n", style), Director())
    n.transitioningDelegate = other
    stage.show(a, presenting: m)
    let manager = try #require(director.manager)
    let room = try #require(manager.containerView)
    let grabber = UIView()
    manager.card.addSubview(grabber)
    other.onAnimate = { context in
      let views = [context.view(forKey: .from), context.view(forKey: .to)]
      for view in views {
        guard let view else { continue }
        let taken: UIView = takesOwnView && view === room ? m.view : view
        if taken === m.view { taken.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        context.containerView.addSubview(taken)
      }
    }
    let frame = m.view.frame
    stage.present(n, on: m, animated: true)
    _ = stage.journal.take()
    m.dismiss(animated: true)
    #expect(!stage.told().contains("m.didDisappear"))
    #expect(windowHolds(a.view, room))
    #expect(n.view.window == nil)
    #expect(m.view.superview === manager.card)
    #expect(manager.card.superview === room)
    #expect(m.view.frame == frame)
    #expect(manager.card.subviews.last === grabber)
    withExtendedLifetime(other) {}
  }

  @Test("UK-15 A container view behind another modal has the window's new size after the dismissal")
  func coveredSize() throws {
    let (a, m, n) = (stage.screen("a"), modal(), stage.screen("n", .fullScreen))
    stage.show(a, presenting: m)
    let manager = try #require(director.manager)
    stage.present(n, on: m)
    stage.simulate(size: CGSize(width: 800, height: 400))
    stage.dismiss(m)
    #expect(manager.containerView?.frame == stage.window.bounds)
    #expect(stage.window.bounds.width == 800)
    #expect(manager.card.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
  }

  @Test("UK-9 A modal presented in a hidden tab lies on its custom card when the tab is selected")
  func unseen() throws {
    let (a, b, m, tabs) = (stage.screen("a"), stage.screen("b", isContext: true), modal(), UITabBarController())
    director.isFullscreen = false
    tabs.viewControllers = [a, UINavigationController(rootViewController: b)]
    stage.show(tabs)
    stage.present(m, on: b)
    let manager = try #require(director.manager)
    #expect(m.viewIfLoaded?.window == nil)
    #expect(manager.dimming.superview == nil)
    stage.select(1, of: tabs)
    #expect(m.view.window === stage.window)
    #expect(m.view.superview === manager.card)
    #expect(manager.containerView?.subviews == [manager.dimming, manager.card])
  }

  @Test("UK-9 A custom card holds the wrapper of an adapted modal, and again the modal in a regular width")
  func replaced() throws {
    let (a, m, adapter) = (stage.screen("a"), modal(), Adapter(stage.journal))
    adapter.style = .fullScreen
    adapter.wraps = true
    m.presentationController?.delegate = adapter
    stage.window.simulate(horizontalSizeClass: .regular)
    stage.show(a, presenting: m)
    let manager = try #require(director.manager)
    stage.simulate(horizontalSizeClass: .compact)
    let navigation = try #require(m.navigationController)
    #expect(navigation.view.superview === manager.card)
    #expect(m.view.window === stage.window)
    stage.simulate(horizontalSizeClass: .regular)
    #expect(m.view.superview === manager.card)
    #expect(m.view.window === stage.window)
    withExtendedLifetime(adapter) {}
  }

  @Test("UK-6 Presenting outside of a context requests the presentation controller on a later turn")
  func asking() {
    let (a, m) = (stage.screen("a"), modal())
    stage.show(UINavigationController(rootViewController: a))
    a.present(m, animated: false)
    #expect(director.manager == nil)
    stage.settle()
    #expect(director.manager != nil)
    #expect(m.presentationController === director.manager)
  }

  @Test(
    "UK-6 UK-11 A refused presentation leaves no presentation controller behind", arguments: [true, false])
  func refused(isInContext: Bool) {
    let (a, m, n) = (stage.screen("a"), modal(), stage.screen("n"))
    a.definesPresentationContext = isInContext
    director.isFullscreen = false
    stage.show(UINavigationController(rootViewController: a))
    stage.present(n, on: a)
    #expect(UIKitMisuse.collect { a.present(m, animated: false) }.map(\.kind) == [.presenterAlreadyPresents])
    let refused = director.manager
    #expect((refused != nil) == isInContext)
    #expect(m.presentationController === director.manager)
    #expect(director.manager !== refused)
  }

  @Test("UK-9 A modal on a custom presentation lies beside the container view, and its dismissal restores that view")
  func onTop() throws {
    let (a, m, n) = (stage.screen("a"), modal(), stage.screen("n"))
    stage.show(a, presenting: m)
    let manager = try #require(director.manager)
    let room = try #require(manager.containerView)
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
      n.modalPresentationStyle = style
      stage.present(n, on: m)
      #expect(style == .fullScreen ? windowHolds(a.view, n.view) : windowHolds(a.view, room, n.view))
      stage.dismiss(m)
      #expect(windowHolds(a.view, room))
      #expect(m.view.window === stage.window)
      #expect(room.subviews == [manager.dimming, manager.card])
    }
    stage.replaceRoot(with: n)
    #expect(windowHolds(n.view))
    #expect(room.subviews.isEmpty)
    #expect(m.view.window == nil)
  }

  @Test(
    "UK-9 A presentation controller decides whether its modal covers everything or only the presentation context",
    arguments: [true, false])
  func context(isFullscreen: Bool) {
    let (a, m) = (stage.screen("a"), modal())
    let navigation = UINavigationController(rootViewController: a)
    a.definesPresentationContext = true
    director.isFullscreen = isFullscreen
    stage.show(navigation)
    a.present(m, animated: false)
    let presenter: UIViewController = isFullscreen ? navigation : a
    #expect(m.presentingViewController === presenter)
    stage.settle()
    #expect(director.manager?.presentingViewController === presenter)
    #expect(director.manager?.containerView?.superview === presenter.view.superview)
    #expect(UIPresentationController(presentedViewController: m, presenting: nil).shouldPresentInFullscreen)
  }
}
