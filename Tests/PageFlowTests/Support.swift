import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Returns a page whose screen has the name of the page as its title.
func page(
  _ name: String, variants: Bool = false, onLoad: (@MainActor @Sendable (Screen) -> Void)? = nil
) -> AppFlowControllerPage {
  AppFlowControllerPage(
    name: name, supportVariants: variants,
    viewControllerBlock: {
      let screen = Screen(name)
      screen.onLoad = onLoad
      return screen
    }, viewControllerType: Screen.self)
}

func tabsPage(_ name: String) -> AppFlowControllerPage {
  AppFlowControllerPage(
    name: name, viewControllerBlock: { UITabBarController() }, viewControllerType: UITabBarController.self)
}

let modal = DefaultModalAppFlowControllerTransition.default
let tab = DefaultTabBarAppFlowControllerTransition.default
let (home, menu, start) = (page("home"), page("menu"), page("start"))
let (page1, page2, page3, page4) = (page("page1"), page("page2"), page("page3"), page("page4"))
let play = page("play", variants: true)

/// A flow in a visible window. By default, transitions end at once.
struct TestFlow {
  let window = UIWindow.visible()
  let flow = AppFlowController()
  var router: Router { Router(window: window) }

  init(
    _ path: (any AppFlowControllerElement)? = nil, root: UINavigationController = UINavigationController(),
    mode: TransitionScheduler.Mode = .immediate
  ) throws {
    try self.init(path, mode: mode) { flow, window in flow.prepare(for: window, rootNavigationController: root) }
  }

  init(
    _ path: (any AppFlowControllerElement)?, mode: TransitionScheduler.Mode = .immediate,
    prepare: (AppFlowController, UIWindow) -> Void
  ) throws {
    prepare(flow, window)
    window.transitionScheduler = TransitionScheduler(mode)
    if let path { try flow.register(path: path) }
  }

  var root: UINavigationController { flow.rootNavigationController ?? UINavigationController() }

  /// The titles in the root navigation controller, then the titles in each modal.
  var stacks: [[String]] {
    var stacks: [[String]] = []
    var next: UIViewController? = root
    while let top = next {
      stacks.append((top as? UINavigationController)?.viewControllers.map { $0.title ?? "-" } ?? [top.title ?? "-"])
      next = top.presentedViewController
    }
    return stacks
  }

  var current: String? { flow.currentPage()?.name }

  var top: UIViewController? { window.shownScreen }

  func outcome(
    _ page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
    parameters: [AppFlowControllerParameter] = [], skipDismissTransitions: Bool = false,
    skipPages: [AppFlowControllerPage] = []
  ) -> Outcome<UIViewController>? {
    var ended: Outcome<UIViewController>?
    flow.show(
      page: page, variant: variant, parameters: parameters, skipDismissTransitions: skipDismissTransitions,
      skipPages: skipPages
    ) { ended = $0 }
    return ended
  }

  func outcomeOfGoingBack() -> Outcome<UIViewController>? {
    var ended: Outcome<UIViewController>?
    flow.goBack { ended = $0 }
    return ended
  }
}

extension Outcome {
  /// The reason of a failure, if it is an error of the page flow.
  var refusal: AppFlowControllerError? { failure?.reason as? AppFlowControllerError }

  var engineRefusal: NavigationError? { failure?.reason as? NavigationError }
}

/// A custom transition that pushes and pops, and records its arguments.
final class RecordingTransition: AppFlowControllerTransition {
  enum Answer { case once, twice, never, kept }
  private(set) var forward: [String] = []
  private(set) var backward: [UIViewController] = []
  private(set) var stacks: [UINavigationController] = []
  var answer = Answer.once
  /// A Boolean value that indicates whether the transition keeps its arguments.
  var isRecording = true
  var kept: [() -> Void] = []

  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, screen in
      if self.isRecording {
        self.forward.append(screen.title ?? "-")
        self.stacks.append(stack)
      }
      stack.pushViewController(screen, animated: animated)
      self.end(completionBlock)
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { screen in
      if self.isRecording { self.backward.append(screen) }
      screen.navigationController?.popViewController(animated: animated)
      self.end(completionBlock)
    }
  }

  private func end(_ completion: @escaping () -> Void) {
    switch answer {
    case .once: completion()
    case .twice:
      completion()
      completion()
    case .never: break
    case .kept: kept.append(completion)
    }
  }
}
