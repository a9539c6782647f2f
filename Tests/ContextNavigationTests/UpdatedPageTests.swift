import ContextNavigation
import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of pages whose screens a context updates.
@Suite struct UpdatedPageTests {
  @Test("PF-39 A page that a context has updated has no parameter until the page is shown again")
  func updatedPage() async throws {
    let window = UIWindow.visible()
    window.transitionScheduler = TransitionScheduler(.immediate)
    let flow = AppFlowController()
    flow.prepare(for: window)
    let list = AppFlowControllerPage(
      name: "list", viewControllerBlock: { UIViewController() }, viewControllerType: UIViewController.self)
    let item = AppFlowControllerTypedPage(name: "item", viewControllerType: ProductScreen.self) { (_: Int) in
      ProductScreen(nibName: nil, bundle: nil)
    }.showing { product($0) }
    let word = AppFlowControllerPage(
      name: "word", viewControllerBlock: { ProductScreen(nibName: nil, bundle: nil) },
      viewControllerType: ProductScreen.self
    ).showing { text in text.flatMap { Int($0) }.map { order($0) } }
    try flow.register(path: list =>> [item.page, word])
    let transitions = Transitions()
    let contexts = ContextRouter(
      elementFactory: Screens(), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: transitions)
    try flow.show(page: item, with: 42)
    try await contexts.present(product(43))
    #expect(try flow.parameter(for: item) == nil)
    #expect(flow.currentPage()?.name == "item")
    try flow.show(page: item, with: 44)
    #expect(try flow.parameter(for: item) == 44)
    // After an update is rolled back, the screen has the context of its page again.
    transitions.present = { _, _ in nil }
    let outcome = await contexts.outcome(
      of: [.present(product(45)), .present(Context(type: .chat))], sequence: .allOrNothing)
    #expect(outcome.value == nil)
    #expect(try flow.parameter(for: item) == 44)
    try flow.show(page: word, parameters: [AppFlowControllerParameter(page: word, value: "7")])
    #expect(flow.currentPageParameter() == "7")
    try await contexts.present(order(8))
    #expect(flow.currentPageParameter() == nil)
    #expect(try flow.parameter(for: word) == nil)
  }
}
