import PageFlow
import Wayfinder

/// The tour for new users: pages in a fixed order, presented over the screen in front.
struct Tour {
  private let flow = AppFlowController()
  private let welcome: AppFlowControllerPage

  init(_ account: Account, _ router: Router) throws {
    // The flow retains the blocks, so they capture it weakly.
    let ready = Self.page("ready") { [weak flow] in
      TourScreen("Ready", then: "Start") {
        account.hasSeenTour = true
        flow?.reset(animated: true)
      }
    }
    let items = Self.page("items") { [weak flow] in
      TourScreen("Your items", then: "Next") { flow?.show(page: ready) { _ in } }
    }
    welcome = Self.page("welcome") { [weak flow] in
      TourScreen("Welcome", then: "Next") { flow?.show(page: items) { _ in } }
    }
    flow.prepare(presentingBy: router) { UINavigationController() }
    try flow.register(path: welcome => items => ready)
  }

  /// Shows the first page.
  func begin() { flow.show(page: welcome) { _ in } }

  private static func page(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> TourScreen
  ) -> AppFlowControllerPage {
    AppFlowControllerPage(name: name, viewControllerBlock: make, viewControllerType: TourScreen.self)
  }
}

/// A page of the tour.
final class TourScreen: ButtonScreen {
  convenience init(_ title: String, then buttonTitle: String, _ goOn: @escaping () -> Void) {
    self.init(title)
    add(buttonTitle, goOn)
  }
}
