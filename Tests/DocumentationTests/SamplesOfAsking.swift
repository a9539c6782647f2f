// The samples of the guide ScreensThatAnswer.md, compiled and run. A test compares the document with this file.
import PageFlow
import Testing
import Wayfinder
import WayfinderTesting

nonisolated enum Colour: Hashable { case red, green }

final class ColourPicker: UIViewController, Answering {
  typealias Answer = Colour

  func userChose(_ colour: Colour) { answer(colour) }
}

enum AskingRoutes {
  static let colourPicker = Route.present { (_: Int) in ColourPicker() }
}

@Suite struct AskingSampleTests {
  private let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
  private var router: Router { Router(window: window) }
  private var stack: UINavigationController? { window.rootViewController as? UINavigationController }
  private var picker: ColourPicker? { stack?.presentedViewController as? ColourPicker }

  @Test func asks() async throws {
    let choosing = Task {
      try await window.until { picker?.isAsked == true }
      picker?.userChose(.red)
    }
    let colour = try await router.ask(to: AskingRoutes.colourPicker, with: 42)
    #expect(colour == .red)
    #expect(picker == nil)
    try await choosing.value
  }

  @Test func outcomes() async throws {
    var chosen: Colour?
    let leaving = Task {
      try await window.until { picker?.isAsked == true }
      stack?.dismiss(animated: true)
    }
    switch await router.outcome(asking: .to(AskingRoutes.colourPicker, with: 42)) {
    case .arrived(let colour): chosen = colour
    case .cancelled: break
    case let other: print(other)
    }
    #expect(chosen == nil)
    try await leaving.value
  }

  @Test func completions() {
    var chosen: [Colour] = []
    router.ask(.to(AskingRoutes.colourPicker, with: 42)) { outcome in
      if let colour = outcome.value { chosen.append(colour) }
    }
    picker?.userChose(.green)
    #expect(chosen == [.green])
  }

  @Test func staysOpen() async throws {
    let choosing = Task {
      for colour in [Colour.red, .green] {
        try await window.until { picker?.isAsked == true }
        picker?.userChose(colour)
      }
    }
    let first = try await router.ask(to: AskingRoutes.colourPicker, with: 42, leavingOpen: true)
    let second = try await router.ask(to: AskingRoutes.colourPicker, with: 42)
    #expect(first == .red)
    #expect(second == .green)
    #expect(picker == nil)
    try await choosing.value
  }

  @Test func asksAPage() async throws {
    let flow = AppFlowController()
    let colours = AppFlowControllerPage(
      name: "colours", viewControllerBlock: { ColourPicker() }, viewControllerType: ColourPicker.self)
    flow.prepare(presentingBy: router) { UINavigationController() }
    try flow.register(path: colours)
    let choosing = Task {
      try await window.until { flow.currentPage() != nil }
      ((stack?.presentedViewController as? UINavigationController)?.topViewController as? ColourPicker)?.userChose(.red)
    }
    let page = NavigationRequest.page(colours, in: flow)
    let colour = try await router.ask(page.arriving(at: ColourPicker.self))
    #expect(colour == .red)
    #expect(flow.currentPage() == nil)
    try await choosing.value
  }
}
