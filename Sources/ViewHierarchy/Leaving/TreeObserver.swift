package import NavigationCore

/// Observes screens that leave the tree, whatever removes them, and moves of the user. It needs no polling, no
/// swizzling, and no base class for the app's screens.
///
/// If only UIKit's public calls are available (`PUBLIC_UIKIT`), the observed screens carry a layer that Core Animation
/// notifies when the layer leaves the window. This has two limits. A move of the app's code looks like a move of the
/// user. A move that removes no screen from the window, such as presenting a sheet, is noticed only with the next move.
package final class TreeObserver {
  private let tree: LiveTree
  /// Returns whether a request holds the window. Changes are then not reported as moves of the user.
  private let isHeld: () -> Bool
  private var departures: [Int: (screen: WeakScreen, body: () -> Void)] = [:]
  private var lastDeparture = 0
  private var visible: [String] = []

  /// Called with each move of the user, and the names of the screens that were visible before it.
  package var onMove: ((NavigationEvent.Move, [String]) -> Void)? {
    didSet {
      // The window may be observed already, for a departure, without a record of the visible screens.
      if oldValue == nil { remember() }
      observeWhileNeeded()
    }
  }

  // The properties that depend on the branch come last. All others then have the same offset in modules that were
  // compiled with the other branch.
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

  /// Calls a closure once when a view controller has left the tree, whatever has removed it.
  ///
  /// - Returns: A closure that cancels the observation.
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

  /// Reports the departure of every observed screen. Called when the window is gone with all its screens.
  package func windowIsGone() { transitionEnded(byUser: nil) }

  /// Reports at once the observed screens that have left. During a transition nothing is reported, because the
  /// transition may be cancelled.
  ///
  /// With only UIKit's public calls, a departure is otherwise reported one turn after the tree has changed.
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
      // An earlier closure may have reported this departure, or cancelled its observation.
      if departures.removeValue(forKey: number) != nil { departure.body() }
    }
    observeWhileNeeded()
  }

  /// Records the visible screens, to report them with the next move.
  private func remember() {
    if onMove != nil { visible = tree.visiblePath.map(\.typeName) }
  }
}

#if PUBLIC_UIKIT
  extension TreeObserver {
    /// Reports departures after a change that the package has made, and records the visible screens. The change is not
    /// reported as a move of the user.
    ///
    /// - Parameter visible: Returns the names of the visible screens. Called only if moves are observed.
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
      // If a `RouterRootController` gets another root, the view of the former root leaves the window before the root
      // has left the container. So changes of the root are observed too. The observation is kept, because making one
      // costs more than keeping it.
      if isNeeded, observedRoot == nil {
        observedRoot = tree.window.map { RootObservation(in: $0) { [weak self] in self?.lookSoon() } }
      }
      shape = isNeeded && onMove != nil ? TreeShape(tree) : nil
      if shape != nil, !isHeld() { remember() }
    }

    /// The screens that carry a layer: the screens whose departure is awaited, and the innermost visible screen.
    private var observedScreens: [UIViewController] {
      var screens = departures.values.compactMap(\.screen.viewController)
      if let top = tree.visiblePath.last, !screens.holds(top) { screens.append(top) }
      return screens
    }

    /// Looks for departures and moves of the user one turn later, when nothing is in flight. It does not look at once,
    /// because a view leaves the window before its view controller has left the container, and may come back.
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

  /// The facts of a tree that show the kind of a move: the number of modals, the selected tabs, the pages and the
  /// stacks.
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
    /// Records the visible screens after a change that the package has made. Departures are noticed at the end of each
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
