import Foundation

/// A container view controller that holds the root view controller of a window's routers, if the window's own root
/// belongs to other code.
///
/// An app that starts from SwiftUI's `App` has a window whose root is a hosting controller of SwiftUI. The container is
/// placed below the hosting controller, and the container's child is the root for the router: for finders, for
/// replacing the root, for dismissing, for positions, outlines and plans. The router neither reads nor changes a view
/// controller above the child.
///
/// ```swift
/// let root = RouterRootController(rootViewController: makeTabs())
/// hostingController.addChild(root)
/// ```
///
/// Routers are made for the window as usual: `Router(window: window)`. A window has one container. If there are
/// several, the first that has appeared serves the window.
public final class RouterRootController: UIViewController {
  /// Posted if the container of a window changes its root, or if a container begins to serve a window. The object is
  /// the window.
  nonisolated static let didChangeRoot = Notification.Name("WayfinderRouterRootDidChange")
  /// A Boolean value that indicates whether the app has ever made a ``RouterRootController``.
  private(set) static var isInUse = false

  /// Makes the root when the container begins to serve a window.
  private var makeRoot: (@MainActor (UIWindow) -> UIViewController)?
  /// The window in which the container last appeared.
  private weak var window: UIWindow?
  /// The closures to call, in order, when the container serves a window and its root is made.
  private var waiting: [@MainActor (UIWindow) -> Void] = []

  /// Creates a container. Its root may also be set later.
  public init(rootViewController: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
    Self.isInUse = true
    self.rootViewController = rootViewController
  }

  /// Creates a container whose root is made when the container begins to serve a window.
  package init(makeRoot: @escaping @MainActor (UIWindow) -> UIViewController) {
    self.makeRoot = makeRoot
    super.init(nibName: nil, bundle: nil)
    Self.isInUse = true
  }

  /// Creates a container from a storyboard. The container has no root at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.isInUse = true
  }

  /// The root view controller of the window's routers.
  ///
  /// Setting the root dismisses the modals over the previous root without animation.
  public var rootViewController: UIViewController? {
    get { children.first }
    set {
      guard newValue !== rootViewController else { return }
      makeRoot = nil
      removeRoot()
      if let newValue { add(newValue) }
      notifyOfRoot()
    }
  }

  private func removeRoot() {
    guard let root = rootViewController else { return }
    if root.directlyPresented != nil { root.dismiss(animated: false) }
    root.willMove(toParent: nil)
    root.viewIfLoaded?.removeFromSuperview()
    root.removeFromParent()
  }

  private func add(_ root: UIViewController) {
    addChild(root)
    if isViewLoaded { show(root) }
    root.didMove(toParent: self)
  }

  private func show(_ root: UIViewController) {
    root.view.frame = view.bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(root.view)
  }

  /// Shows the root.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let root = rootViewController { show(root) }
  }

  /// Begins to serve the window, if no other container serves it.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard let window = viewIfLoaded?.window else { return }
    self.window = window
    noteAbove()
    serve(window)
  }

  /// Lets another container serve the window, if this container has left the window together with its parent.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Settling.beforeJudging(in: window) { [weak window] in window?.serveNextContainer(after: self) }
  }

  /// Lets another container serve the window, if this container has left its parent.
  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { window?.serveNextContainer(after: self) }
  }

  fileprivate func serve(_ window: UIWindow) {
    guard servedWindow === window else { return }
    if let makeRoot { rootViewController = makeRoot(window) }
    let bodies = waiting
    waiting = []
    for body in bodies { body(window) }
    notifyOfRoot()
  }

  /// Calls a closure with the window that this container serves: at once, or when the container begins to serve a window.
  package func whenInWindow(_ body: @escaping @MainActor (UIWindow) -> Void) {
    guard makeRoot == nil, let window = servedWindow else { return waiting.append(body) }
    body(window)
  }

  /// The window that this container serves; `nil` if it serves none.
  private var servedWindow: UIWindow? {
    guard let window = windowOfOutermost, case .container(let container) = window.rootHolder, container === self else {
      return nil
    }
    return window
  }

  private func notifyOfRoot() {
    guard let window = servedWindow else { return }
    NotificationCenter.default.post(name: Self.didChangeRoot, object: window)
  }
}

extension UIWindow {
  /// Lets the next container in the window serve it after a container has left.
  fileprivate func serveNextContainer(after container: RouterRootController) {
    if case .container(let next) = rootHolder, next !== container { next.serve(self) }
  }
}

/// An observation that calls a closure each time the window's container changes its root, or a container begins to
/// serve the window.
nonisolated final class RootObservation {
  private let token: any NSObjectProtocol

  init(in window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: RouterRootController.didChangeRoot, object: window, queue: nil
    ) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
