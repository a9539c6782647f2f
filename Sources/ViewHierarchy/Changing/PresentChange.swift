package import NavigationCore

/// The manner in which a screen is presented.
package struct Presentation {
  /// The view controller that presents.
  package enum StartingPoint {
    /// The host itself.
    case current
    /// The outermost container around the host.
    case topmostParent
    /// The current screen when the change is made.
    case topmost
    /// A view controller that app code returns when the screen is presented.
    case custom(() throws -> UIViewController?)
  }

  package let startingPoint: StartingPoint
  private let settings: ModalSettings
  /// Sets the screen up just before it is presented.
  private let configure: ((UIViewController) -> Void)?

  package init(
    startingPoint: StartingPoint = .current, settings: ModalSettings = ModalSettings(),
    configure: ((UIViewController) -> Void)? = nil
  ) {
    self.startingPoint = startingPoint
    self.settings = settings
    self.configure = configure
  }

  fileprivate func apply(to screen: UIViewController) {
    settings.apply(to: screen)
    configure?(screen)
  }

  /// Returns whether it is known before the presentation that the screen is a popover without an anchor. Returns
  /// `false` if a closure of the app may still set the anchor.
  fileprivate func lacksAnchor(_ screen: UIViewController, in window: UIWindow?) -> Bool {
    guard let window, configure == nil, !settings.configures else { return false }
    return screen.lacksAnchor(in: window.traitCollection, style: settings.style)
  }

  /// Returns the view controller that presents a screen. This is the starting point, or the topmost modal over it that
  /// stays (`LiveTree.stays`).
  ///
  /// - Parameters:
  ///   - screen: The screen to present, for the error.
  ///   - host: The host, for a starting point that depends on it.
  /// - Throws: ``Unshowable/withoutPresenter(_:)`` if there is no presenter, or the error of a starting point of the
  ///   app.
  package func presenter(_ screen: UIViewController, around host: UIViewController, in live: LiveTree) throws
    -> UIViewController
  {
    let presenter: UIViewController? =
      switch startingPoint {
      case .current: host
      case .topmostParent: host.familyRoot
      case .topmost: live.screenInFront
      case .custom(let find): try find()
      }
    guard let presenter else { throw Unshowable.withoutPresenter(screen.typeName) }
    return live.frontPresenter(of: presenter)
  }
}

/// The change that presents a screen.
package final class PresentChange: ViewChange {
  private let live: LiveTree
  private let newcomer: any PlannedScreen
  private let host: any PlannedScreen
  private let presentation: Presentation

  nonisolated deinit {}

  package init(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, _ presentation: Presentation, in live: LiveTree
  ) {
    self.newcomer = newcomer
    self.host = host
    self.presentation = presentation
    self.live = live
  }

  package var footprint: Footprint {
    let host = host.viewController
    switch presentation.startingPoint {
    case .custom, .topmost: return .everything
    // A host that is new takes its modals along if it leaves the tree again. But a container that the host joins may
    // have presented them instead, so all presentations of the chain are recorded.
    case _ where self.host.isNew || host.map(live.contains) == false:
      return .objects(live.presentationChain + (host.map { [$0, $0.familyRoot] } ?? []))
    case .topmostParent: return host.map { .object($0.familyRoot) } ?? .nothing
    case .current:
      guard let host else { return .nothing }
      // UIKit may pass a presentation from a child to the outermost container around it.
      return host.parentInTree == nil ? .object(host) : .objects([host, host.familyRoot])
    }
  }

  /// The view controller that was asked to present. After the presentation, the presenter that UIKit has chosen. The
  /// value is `nil` until the change is made.
  package private(set) var presenter: UIViewController?

  /// The screen, if this change has presented it; `nil` otherwise.
  package private(set) var presented: UIViewController?

  package var needsAudience: Bool { true }
  package var name: String { "presenting \(newcomer.name) on \(host.name)" }
  package var place: String? { newcomer.place }
  package var description: [RoutePlan.Change] { [.present(newcomer.name, on: host.name)] }

  package func forEachPlaced(_ body: (UIViewController) -> Void) {
    if let screen = newcomer.viewController { body(screen) }
  }

  package func check(after earlier: EarlierChanges) throws {
    guard let screen = newcomer.viewController else { return }
    try earlier.check(screen, canBe: .presented)
    if presentation.lacksAnchor(screen, in: live.window) { throw Unshowable.withoutAnchor(screen.typeName) }
  }

  package var isInEffect: Bool {
    guard let screen = newcomer.viewController else { return true }
    return screen.presenterInTree != nil && !screen.isGoing
  }

  /// The wait for a window that was hidden during a commit. UIKit presents nothing in the window until it is shown
  /// again.
  private var showing: WindowShowing?

  package var awaited: WaitingRequest.Reason { showing == nil ? .change(name) : .windowNotShown }

  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    guard let window = live.window, window.isHidden else { return begin(animated: animated, answer: answer) }
    // If the executor abandons the change, the change is released, and the wait with it.
    showing = WindowShowing(of: window) { [weak self] in
      self?.showing = nil
      self?.begin(animated: animated, answer: answer)
    }
  }

  private func begin(animated: Bool, answer: OnceOnly<RoutingResult>) {
    do {
      guard let screen = newcomer.viewController, let host = host.viewController else {
        throw Unshowable.withoutPresenter(newcomer.name)
      }
      let presenter = try SearchScope.with(tree: live) {
        let presenter = try presentation.presenter(screen, around: host, in: live)
        self.presenter = presenter
        if live.window == nil, live.root != nil, presenter.windowOfTree == nil {
          throw Unshowable.outsideWindow(presenter.typeName)
        }
        if hasLeft(presenter) { throw overtaking(by: "taking \(presenter.typeName) away") }
        presentation.apply(to: screen)
        if let window = live.window, screen.lacksAnchor(in: window.traitCollection) {
          throw Unshowable.withoutAnchor(screen.typeName)
        }
        if let busy = presenter.busyPresenter(for: screen) { throw occupied(busy.presenter, by: busy.presented) }
        // Reading the presentation controller creates it, so it is read only now.
        DismissalGuard.watch(screen)
        return presenter
      }
      present(screen, from: presenter, animated: animated, answer: answer)
    } catch {
      answer(.failure(error))
    }
  }

  /// Returns whether a presenter that the plan has chosen has left the window since. A presenter that app code chooses
  /// may be in another window.
  private func hasLeft(_ presenter: UIViewController) -> Bool {
    if case .custom = presentation.startingPoint { return false }
    let top = presenter.familyRoot
    return live.window != nil && top !== live.root && top.presenterInTree == nil && live.containerListing(top) == nil
  }

  /// Returns the error for a presenter that presents another screen already. If app code has chosen the presenter, the
  /// error is ``Unshowable/presenterIsBusy(_:presented:)``. Otherwise the plan has dismissed the presenter's modal, so
  /// the app or the user has presented another screen since, and the change was overtaken.
  private func occupied(_ presenter: UIViewController, by presented: UIViewController) -> any Error {
    if case .custom = presentation.startingPoint {
      return Unshowable.presenterIsBusy(presenter.typeName, presented: presented.typeName)
    }
    return overtaking(by: "presenting \(presented.typeName) on \(presenter.typeName)")
  }

  private func present(
    _ screen: UIViewController, from presenter: UIViewController, animated: Bool, answer: OnceOnly<RoutingResult>
  ) {
    if screen.presenterInTree == nil { presented = screen }
    defer { if presented != nil, let taken = screen.presenterInTree { self.presenter = taken } }
    presenter.present(screen, animated: animated) {
      let wasSeen = screen.isViewLoaded || screen.presenterInTree != nil
      let verdict = Verdict(isDone: self.isInEffect, wasSeen: wasSeen)
      // An override may call the completion first and present afterwards.
      if verdict != .noEffect { self.answer(verdict, takenBackBy: "dismissing \(screen.typeName)", answer) }
    }
    guard screen.presenterInTree == nil else {
      // UIKit does not call the completion of a presentation that an interaction controller cancels.
      return Settling.ifCancelled(screen, presenter, in: live.window) {
        if self.isInEffect { answer(.success) } else { self.wasCancelled(answer) }
      }
    }
    Settling.beforeJudging(in: live.window) {
      if screen.presenterInTree == nil { self.hadNoEffect(answer) }
    }
  }
}
