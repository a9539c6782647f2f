import PortableUIKit

/// Writes down what controllers and delegates are told, in order.
final class Journal {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  /// What was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that writes down its callbacks as `name.callback`.
class Screen: UIViewController {
  let name: String
  let journal: Journal
  var onDidAppear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var showsFlags = false

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }

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
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear")
    onDidDisappear?()
  }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMove(nil)" : "willMove") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMove(nil)" : "didMove") }
}

/// A window a test steps through.
struct Stage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let scheduler: TransitionScheduler
  let journal = Journal()
  let log = MisuseLog()

  init(_ mode: TransitionScheduler.Mode = .manual) {
    scheduler = TransitionScheduler(mode)
    window.transitionScheduler = scheduler
  }

  func screen(_ name: String) -> Screen { Screen(name, journal) }

  /// Shows the root and forgets what was told meanwhile.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    _ = journal.take()
  }

  /// Shows a screen with those views, and forgets what was told meanwhile.
  @discardableResult func show(_ views: UIView...) -> Screen {
    let shown = screen("screen")
    for view in views { shown.view.addSubview(view) }
    show(shown)
    return shown
  }

  func settle() { scheduler.advanceUntilIdle() }

  /// What is told until the window is settled.
  func told() -> [String] {
    settle()
    return journal.take()
  }
}
