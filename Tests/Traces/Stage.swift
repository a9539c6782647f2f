/// Where one move is made: a window, and what writes down what happens in it.
final class Stage {
  /// What is written down.
  let trace = Trace()
  /// The delegate of what has one.
  let delegate: Delegate
  /// Where the screens are shown.
  let window: UIWindow
  private let clock = Clock()
  private var knownCoordinators: [any UIViewControllerTransitionCoordinator] = []

  init() {
    delegate = Delegate(trace)
    window = clock.makeWindow()
  }

  // MARK: Setting the stage

  /// A screen of that name.
  func screen(_ name: String) -> Screen { Screen(name, trace) }

  /// Screens of those names.
  func screens(_ names: String...) -> [Screen] { names.map { screen($0) } }

  /// A stack of those screens, the last on top.
  func stack(_ name: String = "stack", _ screens: UIViewController...) -> UINavigationController {
    let stack = UINavigationController()
    trace.follow(stack, as: name)
    stack.viewControllers = screens
    stack.delegate = delegate
    return stack
  }

  /// Tabs of those screens, the first chosen.
  func tabs(_ screens: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    trace.follow(tabs, as: "tabs")
    tabs.viewControllers = screens
    tabs.delegate = delegate
    return tabs
  }

  /// Shows a root, and waits until it is there; nothing of it is written down.
  func show(_ root: UIViewController) async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    await quietly {}
  }

  /// Does something and waits until it is over; nothing of it is written down.
  func quietly(_ body: () -> Void) async {
    let wasRecording = trace.isRecording
    trace.isRecording = false
    body()
    if await !clock.rest(isQuiet: isQuiet()) { trace("never at rest") }
    trace.isRecording = wasRecording
  }

  // MARK: The move

  /// Makes a call, and writes down what is true right after it, one turn later, and when all is over.
  func watch(_ words: String, _ body: () -> Void) async {
    await begin(words, body)
    await rest()
  }

  /// Makes a call, and writes down what is true right after it and one turn later.
  func begin(_ words: String, _ body: () -> Void) async {
    trace.isRecording = true
    trace("call: \(words)")
    body()
    await turn(after: "right after the call")
  }

  /// Writes down what is true now, then what is true one turn later.
  func turn(after moment: String) async {
    trace.look(moment)
    listenToCoordinators()
    await clock.turn()
    trace.look("one turn later")
    listenToCoordinators()
  }

  /// Waits until all is over, and writes down what is true then.
  func rest() async {
    let isOver = await clock.rest(isQuiet: isQuiet())
    trace.look(isOver ? "at rest" : "not at rest in the number of turns that were given")
    knownCoordinators = []
    trace.isRecording = false
  }

  /// What a call's completion writes.
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

  /// Takes the window away.
  func close() async {
    trace.isRecording = false
    window.rootViewController = nil
    window.isHidden = true
    await quietly {}
  }
}
