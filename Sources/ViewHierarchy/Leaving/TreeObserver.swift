package import NavigationCore

/// Notices that screens leave, by whatever hand: the one place where that is found out. No polling, no swizzling, and
/// nothing for the app to subclass.
///
/// Where UIKit's public calls are all there is, the screens that matter carry a layer that Core Animation tells when it goes
/// out of the window. So a move of the app's own code cannot be told from one of the user, and one that takes nothing out of
/// the window, as a sheet that the app presents itself, is noticed with the next.
package final class TreeObserver {
  private let tree: LiveTree
  /// Returns whether a request holds the window, so that its changes are no moves of the user.
  private let isHeld: () -> Bool
  private var departures: [Int: (screen: WeakScreen, body: () -> Void)] = [:]
  private var lastDeparture = 0
  private var visible: [String] = []

  /// Told of every move of the user, with the screens that were visible before it.
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

  /// Calls back once when the view controller is not in the tree any more, whoever took it out.
  ///
  /// - Returns: What takes the call back.
  @discardableResult package func whenLeft(_ viewController: UIViewController, _ body: @escaping () -> Void) -> () ->
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

  /// Tells everybody who waits for a screen to leave; the window is gone, and all its screens with it.
  package func windowIsGone() { transitionEnded(byUser: nil) }

  /// Tells at once of the screens that have left by now. Nothing is told while a transition is in flight: it may be taken back.
  ///
  /// Where UIKit's public calls are all there is, a departure is told a turn later than the tree shows it.
  package func tellDepartures() {
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
      // The call may have been made or taken back while others were told.
      if departures.removeValue(forKey: number) != nil { departure.body() }
    }
    observeWhileNeeded()
  }

  /// Remembers what a move of the user begins from.
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
      let watched = isNeeded ? screensThatTell.compactMap(\.viewIfLoaded) : []
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

    /// What is visible in front, and what is waited for.
    private var screensThatTell: [UIViewController] {
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

  /// A layer without contents, in a screen's own, that tells when it goes out of the window. Apple: "kCAOnOrderOut".
  nonisolated private final class SentinelLayer: CALayer {
    private var onLeave: (@MainActor @Sendable () -> Void)?

    @MainActor init(in view: UIView, _ onLeave: @escaping @MainActor @Sendable () -> Void) {
      self.onLeave = onLeave
      super.init()
      view.layer.addSublayer(self)
    }

    /// Core Animation makes copies of layers to present them; these tell nobody.
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

  /// As much of a tree as tells what kind of move led from one to another.
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
    /// Remembers what is visible after a change of the package's own. All else is noticed with each transition.
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
