// The samples of Documentation/MovingOver/AppFlowController.md, compiled and run. A test compares the document with this file.
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

private final class RecipeController: UIViewController {
  init(_ id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Recipe \(id)"
  }

  required init?(coder: NSCoder) { nil }
}

private enum Kitchen {
  static let recipe = AppFlowControllerTypedPage(name: "recipe", viewControllerType: RecipeController.self) {
    (id: Int) in RecipeController(id)
  }

  static let list = plain("list")
  static let prepare = plain("prepare")
  static let cook = plain("cook")
  static let serve = plain("serve")

  private static func plain(_ name: String) -> AppFlowControllerPage {
    AppFlowControllerPage(
      name: name, viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
  }
}

@Suite struct MovingFromAppFlowControllerSamples {
  final class CountingFlow: AppFlowController {
    private(set) var shown: [String: Int] = [:]

    override func show(
      page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil,
      parameters: [AppFlowControllerParameter]? = nil,
      animated: Bool = true, skipDismissTransitions: Bool = false, skipPages: [AppFlowControllerPage]? = nil,
      policy: OverlapPolicy = .waitTurn, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
    ) {
      shown[page.identifier, default: 0] += 1
      super.show(
        page: page, variant: variant, parameters: parameters, animated: animated,
        skipDismissTransitions: skipDismissTransitions, skipPages: skipPages, policy: policy, completion: completion)
    }
  }

  @Test func samples() throws {
    let window = UIWindow(frame: .zero)
    window.endTransitionsAtOnce()
    window.makeKeyAndVisible()
    let flow = CountingFlow()
    flow.prepare(for: window)

    try flow.register(
      path: Kitchen.list => Kitchen.recipe => DefaultModalAppFlowControllerTransition.default
        => [Kitchen.prepare, Kitchen.cook, Kitchen.serve])

    try flow.show(page: Kitchen.recipe, with: 12)
    #expect(flow.rootNavigationController?.topViewController?.title == "Recipe 12")
    flow.reset()

    let served = [AppFlowControllerParameter(page: Kitchen.recipe, value: 12)]
    flow.show(page: Kitchen.serve, parameters: served, skipPages: [Kitchen.cook]) { outcome in
      if let failure = outcome.failure { print(failure) }
    }

    #expect(flow.shown == ["serve": 1])
    #expect(flow.currentPathComponents() == "list/recipe/prepare/cook/serve")
    let modal = flow.rootNavigationController?.presentedViewController as? UINavigationController
    #expect(modal?.viewControllers.count == 2)
  }
}
