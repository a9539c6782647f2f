/// A window for one move, with the trace of the move.
final class Stage {
  let trace = Trace()
  /// The delegate of every container and presentation on the stage.
  let delegate: Delegate
  let window: UIWindow
  private let clock = Clock()
  private var knownCoordinators: [any UIViewControllerTransitionCoordinator] = []

  init() {
    delegate = Delegate(trace)
    window = clock.makeWindow()
  }

  // MARK: Setting the stage

  /// Returns a new screen with a name.
  func screen(_ name: String) -> Screen { Screen(name, trace) }

  /// Returns new screens with names.
  func screens(_ names: String...) -> [Screen] { names.map { screen($0) } }

  /// Returns a stack of screens; the last screen is on top.
  func stack(_ name: String = "stack", _ screens: UIViewController...) -> UINavigationController {
    let stack = UINavigationController()
    trace.follow(stack, as: name)
    stack.viewControllers = screens
    stack.delegate = delegate
    return stack
  }

  /// Returns a tab bar controller with a tab for each screen; the first tab is selected.
  func tabs(_ screens: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    trace.follow(tabs, as: "tabs")
    tabs.viewControllers = screens
    tabs.delegate = delegate
    return tabs
  }

  /// Shows a root, and waits until the window is at rest. Records no events.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await quietly {}
  }

  /// Runs a closure, and waits until the window is at rest. Records no events.
  func quietly(_ body: () -> Void) async {
    let wasRecording = trace.isRecording
    trace.isRecording = false
    body()
    if await !clock.rest(isQuiet: isQuiet()) { trace("never at rest") }
    trace.isRecording = wasRecording
  }

  // MARK: The move

  /// Makes a call. Records the state right after the call, one turn later, and at rest.
  func watch(_ words: String, _ body: () -> Void) async {
    await begin(words, body)
    await rest()
  }

  /// Makes a call. Records the state right after the call and one turn later.
  func begin(_ words: String, _ body: () -> Void) async {
    trace.isRecording = true
    trace("call: \(words)")
    body()
    await turn(after: "right after the call")
  }

  /// Records the present state, and the state one turn later.
  func turn(after moment: String) async {
    trace.look(moment)
    listenToCoordinators()
    await clock.turn()
    trace.look("one turn later")
    listenToCoordinators()
  }

  /// Waits until the window is at rest, and records the state.
  func rest() async {
    let isOver = await clock.rest(isQuiet: isQuiet())
    trace.look(isOver ? "at rest" : "not at rest in the number of turns that were given")
    knownCoordinators = []
    trace.isRecording = false
  }

  /// Returns a completion that records a line with a name.
  func completion(_ name: String) -> () -> Void {
    let trace = trace
    return { trace("  completion of \(name)") }
  }

  private func listenToCoordinators() {
    for controller in trace.controllers {
      guard let coordinator = controller.transitionCoordinator,
        !knownCoordinators.contains(where: { $0 === coordinator })
      else { continue }
      knownCoordinators.append(coordinator)
      let (trace, number) = (trace, knownCoordinators.count)
      let owners = trace.controllers.filter { $0.transitionCoordinator === coordinator }.map { trace.name(of: $0) }
      trace("  coordinator \(number) of \(owners.joined(separator: " ")), isAnimated \(coordinator.isAnimated)")
      coordinator.animate(alongsideTransition: nil) { context in
        trace("  coordinator \(number): completion, isCancelled \(context.isCancelled)")
      }
    }
  }

  private func isQuiet() -> () -> Bool {
    var lines = -1
    return { [trace] in
      defer { lines = trace.lines.count }
      return lines == trace.lines.count && trace.controllers.allSatisfy { $0.transitionCoordinator == nil }
    }
  }

  /// Removes the root, and hides the window.
  func close() async {
    trace.isRecording = false
    window.rootViewController = nil
    window.isHidden = true
    await quietly {}
  }
}
