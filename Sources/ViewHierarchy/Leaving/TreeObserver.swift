package import NavigationCore

/// Observes screens that leave the tree, whatever removes them: without polling, without swizzling, and without a base
/// class for the app.
///
/// With UIKit's public calls alone, the observed screens carry a layer that Core Animation notifies when it leaves the
/// window. So a move of the app's code looks like a move of the user. A move that takes no screen out of the window,
/// such as a sheet that the app presents, is noticed with the next move.
package final class TreeObserver {
  private let tree: LiveTree
  /// Returns whether a request holds the window, so that its changes are no moves of the user.
  private let isHeld: () -> Bool
  private var departures: [Int: (screen: WeakScreen, body: () -> Void)] = [:]
  private var lastDeparture = 0
  private var visible: [String] = []

  /// Called with each move of the user and the screens that were visible before.
  package var onMove: ((NavigationEvent.Move, [String]) -> Void)? {
    didSet { observeWhileNeeded() }
  }

  // The last, so that all else lies at the same place for modules that were compiled against the other branch.
  #if PUBLIC_UIKIT
    private var sentinels: [SentinelLayer] = []
    private var isGoingToLook = false
    private var shape: TreeShape?
    private var observedRoot: RootObservation?
  #else
    private var observation: TransitionObservation?
  #endif

  package init(tree: LiveTree, isHeld: @escaping () -> Bool) {
    self.tree = tree
    self.isHeld = isHeld
  }

  /// Calls back once when a view controller has left the tree, whatever has removed it.
  ///
  /// - Returns: A closure that takes the call back.
  @discardableResult package func onDeparture(of viewController: UIViewController, _ body: @escaping () -> Void) -> ()
    ->
    Void
  {
    lastDeparture += 1
    let number = lastDeparture
    departures[number] = (WeakScreen(viewController), body)
    observeWhileNeeded()
    return { [weak self] in
      self?.departures[number] = nil
      self?.observeWhileNeeded()
    }
  }

  /// Calls back for every screen that is waited for: the window is gone, with all its screens.
  package func windowIsGone() { transitionEnded(byUser: nil) }

  /// Calls back at once for the screens that have left. During a transition nothing is reported, as the transition may
  /// be cancelled.
  ///
  /// With UIKit's public calls alone, a departure is reported a turn after the tree has changed.
  package func reportDepartures() {
    guard !departures.isEmpty, let window = tree.window, Settling.isSettled(window) else { return }
    look()
  }

  private var isNeeded: Bool { onMove != nil || !departures.isEmpty }

  private func transitionEnded(byUser move: NavigationEvent.Move?) {
    if onMove != nil, !isHeld() {
      if let move { onMove?(move, visible) }
      remember()
    }
    guard !departures.isEmpty else { return observeWhileNeeded() }
    for (number, departure) in departures.sorted(by: { $0.key < $1.key }) {
      if let viewController = departure.screen.viewController, tree.containsAnywhere(viewController) { continue }
      // An earlier call may have made this one, or taken it back.
      if departures.removeValue(forKey: number) != nil { departure.body() }
    }
    observeWhileNeeded()
  }

  /// Remembers the visible screens, from which the next move begins.
  private func remember() {
    if onMove != nil { visible = tree.visiblePath.map(\.typeName) }
  }
}

#if PUBLIC_UIKIT
  extension TreeObserver {
    /// Looks again after a change of the package's own, which is no move of the user.
    package func lookAfterOwnChange(_ visible: () -> [String]) {
      guard isNeeded else { return }
      transitionEnded(byUser: nil)
      if onMove != nil { self.visible = visible() }
    }

    private func observeWhileNeeded() {
      let watched = isNeeded ? observedScreens.compactMap(\.viewIfLoaded) : []
      if watched.isEmpty || !watched.elementsEqual(sentinels, by: { $0.layer === $1.superlayer }) {
        for sentinel in sentinels { sentinel.stop() }
        sentinels = watched.map { view in SentinelLayer(in: view) { [weak self] in self?.lookSoon() } }
      }
      // The view of a container's root leaves the window before the root has left the container. It is kept, as an observation costs
      // more to make than to keep.
      if isNeeded, observedRoot == nil {
        observedRoot = tree.window.map { RootObservation(in: $0) { [weak self] in self?.lookSoon() } }
      }
      shape = isNeeded && onMove != nil ? TreeShape(tree) : nil
      if shape != nil, !isHeld() { remember() }
    }

    /// The screens that carry a layer: those that are waited for, and the one in front.
    private var observedScreens: [UIViewController] {
      var screens = departures.values.compactMap(\.screen.viewController)
      if let top = tree.visiblePath.last, !screens.holds(top) { screens.append(top) }
      return screens
    }

    /// A view leaves the window before its controller has left its container, and may come back.
    private func lookSoon() {
      guard !isGoingToLook, let window = tree.window else { return }
      isGoingToLook = true
      Settling.beforeJudging(in: window) { [weak self] in
        self?.isGoingToLook = false
        self?.look()
      }
    }

    private func look() {
      let move = shape?.move(to: TreeShape(tree))
      transitionEnded(byUser: move)
    }
  }

  /// A layer without contents that reports when it leaves the window. Apple: "kCAOnOrderOut".
  nonisolated private final class SentinelLayer: CALayer {
    private var onLeave: (@MainActor @Sendable () -> Void)?

    @MainActor init(in view: UIView, _ onLeave: @escaping @MainActor @Sendable () -> Void) {
      self.onLeave = onLeave
      super.init()
      view.layer.addSublayer(self)
    }

    /// Core Animation copies layers to present them. Copies report nothing.
    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    func stop() {
      onLeave = nil
      removeFromSuperlayer()
    }

    override func action(forKey event: String) -> (any CAAction)? {
      if event == kCAOnOrderOut, let onLeave { MainActor.assumeIsolated { onLeave() } }
      return nil
    }
  }

  /// The part of a tree that shows which kind of move has changed it.
  private struct TreeShape {
    private var presented = 0
    private var selected: [ObjectIdentifier] = []
    private var pages: [ObjectIdentifier] = []
    private var stacks: [ObjectIdentifier: [ObjectIdentifier]] = [:]

    init(_ tree: LiveTree) {
      tree.forEach { viewController in
        if viewController.directlyPresented != nil { presented += 1 }
        switch viewController {
        case let tabs as UITabBarController:
          if let tab = tabs.selectedViewController { selected.append(ObjectIdentifier(tab)) }
        case let stack as UINavigationController:
          stacks[ObjectIdentifier(stack)] = stack.viewControllers.map { ObjectIdentifier($0) }
        case let pager as UIPageViewController: pages += (pager.viewControllers ?? []).map { ObjectIdentifier($0) }
        default: break
        }
      }
    }

    func move(to other: TreeShape) -> NavigationEvent.Move? {
      if other.presented != presented { return other.presented < presented ? .swipe : nil }
      if other.selected != selected { return .tab }
      if other.pages != pages { return .page }
      let isBack = stacks.contains { stack, before in
        other.stacks[stack].map { $0.count < before.count && before.starts(with: $0) } ?? false
      }
      return isBack ? .back : nil
    }
  }
#else
  extension TreeObserver {
    /// Remembers the visible screens after a change of the package's own. All other changes are noticed with each
    /// transition.
    package func lookAfterOwnChange(_ visible: () -> [String]) {
      if onMove != nil { self.visible = visible() }
    }

    private func look() { transitionEnded(byUser: nil) }

    private func observeWhileNeeded() {
      guard isNeeded else {
        observation = nil
        return
      }
      guard observation == nil, let window = tree.window else { return }
      remember()
      observation = window.observeTransitions { [weak self] event in
        guard event.phase == .ended else { return }
        self?.transitionEnded(byUser: event.cause.move)
      }
    }
  }

  extension TransitionEvent.Cause {
    fileprivate var move: NavigationEvent.Move? {
      switch self {
      case .code: nil
      case .user(.back): .back
      case .user(.selectTab): .tab
      case .user(.swipeDown): .swipe
      case .user(.turnPage): .page
      }
    }
  }
#endif
