import PortableUIKit
import Testing

/// A journal that records the callbacks of controllers and delegates in order.
final class Journal {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  /// Returns the lines since the last call, and clears them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A delegate that records its callbacks.
class JournalObject: NSObject {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
}

/// A view that records its callbacks.
class JournalView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    (self.name, self.journal) = (name, journal)
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

/// A screen that records its callbacks.
class JournalScreen: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
}

/// A screen that records its callbacks as `name.callback`.
class Screen: JournalScreen {
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var showsFlags = false

  private func note(_ callback: String) {
    var line = "\(name).\(callback)"
    if showsFlags {
      if isBeingPresented { line += " presented" }
      if isBeingDismissed { line += " dismissed" }
      if isMovingToParent { line += " to" }
      if isMovingFromParent { line += " from" }
    }
    journal(line)
  }

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    onWillDisappear?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear")
    onDidDisappear?()
  }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMove(nil)" : "willMove") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMove(nil)" : "didMove") }
}

/// A window whose transitions a test advances step by step.
struct Stage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let scheduler: TransitionScheduler
  let journal = Journal()
  let log = MisuseLog()

  init(_ mode: TransitionScheduler.Mode = .manual) {
    scheduler = TransitionScheduler(mode)
    window.transitionScheduler = scheduler
  }

  func screen(
    _ name: String, _ style: UIModalPresentationStyle = .automatic, isContext: Bool = false
  ) -> Screen {
    let screen = Screen(name, journal)
    screen.modalPresentationStyle = style
    screen.definesPresentationContext = isContext
    return screen
  }

  /// Shows the root, and clears the journal.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    _ = journal.take()
  }

  /// Shows a screen with these views, and clears the journal.
  @discardableResult func show(_ views: UIView...) -> Screen {
    let shown = screen("screen")
    for view in views { shown.view.addSubview(view) }
    show(shown)
    return shown
  }

  /// Shows a root, and returns it.
  func shown<Root: UIViewController>(_ root: Root) -> Root {
    show(root)
    return root
  }

  /// Shows a stack whose transitions the driver animates and drives.
  func shown(_ screens: [UIViewController], by driver: Driver) -> UINavigationController {
    let stack = UINavigationController(screens)
    stack.delegate = driver
    return shown(stack)
  }

  func show(_ root: UIViewController, width: UIUserInterfaceSizeClass) {
    window.simulate(horizontalSizeClass: width)
    show(root)
  }

  func show(_ root: UIViewController, presenting modal: UIViewController) {
    show(root)
    present(modal, on: root)
  }

  func settle() { scheduler.advanceUntilIdle() }

  /// Returns the lines that are recorded until the window is settled.
  func told() -> [String] {
    settle()
    return journal.take()
  }

  /// Expects these lines until the window is settled.
  func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(told() == lines, sourceLocation: sourceLocation)
  }
}

/// Changes that run to their end.
extension Stage {
  func present(_ modal: UIViewController, on presenter: UIViewController, animated: Bool = false) {
    presenter.present(modal, animated: animated)
    settle()
  }
  func dismiss(_ controller: UIViewController, animated: Bool = false) {
    controller.dismiss(animated: animated)
    settle()
  }
  func push(_ screen: UIViewController, onto stack: UINavigationController?, animated: Bool = false) {
    stack?.pushViewController(screen, animated: animated)
    settle()
  }
  func pop(_ stack: UINavigationController, animated: Bool = false) {
    stack.popViewController(animated: animated)
    settle()
  }
  func select(_ index: Int, of tabs: UITabBarController) {
    tabs.selectedIndex = index
    settle()
  }
  func replaceRoot(with root: UIViewController?) {
    window.rootViewController = root
    settle()
  }
  func simulate(
    horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil,
    size: CGSize? = nil
  ) {
    window.simulate(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, size: size)
    settle()
  }
  @discardableResult func perform(_ move: UserMove) -> Bool {
    defer { settle() }
    return window.perform(move)
  }
  func cancel(_ drive: UIPercentDrivenInteractiveTransition) {
    drive.cancel()
    settle()
  }
  func finish(_ drive: UIPercentDrivenInteractiveTransition) {
    drive.finish()
    settle()
  }
  func cancel(_ move: InteractiveMove?) {
    move?.cancel()
    settle()
  }
  func finish(_ move: InteractiveMove?) {
    move?.finish()
    settle()
  }
  func cancel(_ move: UserMove) throws {
    let begun: InteractiveMove = try #require(window.beginInteractive(move))
    cancel(begun)
  }
  func finish(_ move: UserMove) throws {
    let begun: InteractiveMove = try #require(window.beginInteractive(move))
    finish(begun)
  }
  func complete(_ animator: Animator) {
    animator.context?.completeTransition(true)
    settle()
  }
}

extension UINavigationController {
  convenience init(_ screens: [UIViewController]) {
    self.init()
    viewControllers = screens
  }
}

extension UITabBarController {
  convenience init(_ controllers: [UIViewController]) {
    self.init()
    viewControllers = controllers
  }
}

extension UISplitViewController {
  convenience init(_ style: Style, _ columns: KeyValuePairs<Column, UIViewController>) {
    self.init(style: style)
    for (column, controller) in columns { setViewController(controller, for: column) }
  }
}

extension UIViewController {
  /// Adds a child as a custom container does.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the controller from its custom container.
  func leaveParent() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
