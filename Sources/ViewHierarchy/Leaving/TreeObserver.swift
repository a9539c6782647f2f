package import NavigationCore

/// Notices that screens leave, by whatever hand: the one place where that is found out. No polling, no swizzling, and
/// nothing for the app to subclass.
///
/// Where UIKit is Apple's, the visible screen carries a hidden view that UIKit tells when it leaves the window. A sheet
/// that covers a screen without taking its view away is noticed when the next transition is.
package final class TreeObserver {
  private let tree: LiveTree
  private var departures: [Int: (screen: WeakScreen, body: () -> Void)] = [:]
  private var lastDeparture = 0
  #if os(iOS) || os(tvOS) || os(visionOS)
    private var sentinel: SentinelView?
  #else
    private var observation: TransitionObservation?
  #endif
  private var visible: [String] = []
  private var shape: TreeShape?

  /// Told of every move of the user, with the screens that were visible before it.
  package var onMove: ((NavigationEvent.Move, [String]) -> Void)? {
    didSet { observeWhileNeeded() }
  }

  package init(tree: LiveTree) { self.tree = tree }

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

  private struct WeakScreen {
    weak var viewController: UIViewController?
    init(_ viewController: UIViewController) { self.viewController = viewController }
  }

  private var isNeeded: Bool { onMove != nil || !departures.isEmpty }

  private func transitionEnded(byUser move: NavigationEvent.Move?) {
    if let move { onMove?(move, visible) }
    remember()
    for (number, departure) in departures.sorted(by: { $0.key < $1.key }) {
      if let viewController = departure.screen.viewController, tree.contains(viewController) { continue }
      departures[number] = nil
      departure.body()
    }
    observeWhileNeeded()
  }

  private func remember() {
    if onMove != nil { visible = tree.visiblePath.map(\.typeName) }
  }
}

#if os(iOS) || os(tvOS) || os(visionOS)
  extension TreeObserver {
    private func observeWhileNeeded() {
      guard isNeeded else {
        sentinel?.removeFromSuperview()
        sentinel = nil
        shape = nil
        return
      }
      guard let top = tree.visiblePath.last, sentinel?.superview !== top.view else { return }
      sentinel?.onLeave = nil
      sentinel?.removeFromSuperview()
      remember()
      shape = TreeShape(tree)
      let sentinel = SentinelView()
      sentinel.onLeave = { [weak self] in
        // Apple: the view leaves the window before its controller has left its container.
        Task { self?.visibleScreenChanged() }
      }
      top.view.addSubview(sentinel)
      self.sentinel = sentinel
    }

    private func visibleScreenChanged() {
      let before = shape
      shape = TreeShape(tree)
      transitionEnded(byUser: before.flatMap { before in shape.flatMap { before.move(to: $0) } })
    }
  }

  /// A hidden view that tells when it leaves the window.
  private final class SentinelView: UIView {
    var onLeave: (() -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      isHidden = true
      if window == nil { onLeave?() }
    }
  }
#else
  extension TreeObserver {
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

/// As much of a tree as tells what kind of move led from one to another.
private struct TreeShape {
  private let presented: Int
  private let selected: [ObjectIdentifier]

  init(_ tree: LiveTree) {
    var presented = 0
    var selected: [ObjectIdentifier] = []
    tree.forEach { viewController in
      if viewController.directlyPresented != nil { presented += 1 }
      if let tab = (viewController as? UITabBarController)?.selectedViewController {
        selected.append(ObjectIdentifier(tab))
      }
    }
    self.presented = presented
    self.selected = selected
  }

  func move(to other: TreeShape) -> NavigationEvent.Move? {
    if other.presented < presented { return .swipe }
    if other.presented == presented, other.selected != selected { return .tab }
    return other.presented == presented ? .back : nil
  }
}
