import Wayfinder

/// Shows somebody new how the app works: pages over whatever is in front, in this order and in no other.
struct Tour {
  private let flow = AppFlowController()
  private let welcome: AppFlowControllerPage

  init(_ account: Account, _ router: Router) throws {
    // The blocks are kept by the flow, so they do not keep it.
    let ready = Self.page("ready") { [weak flow] in
      TourScreen("Ready", then: "Start") {
        account.hasSeenTour = true
        flow?.reset(animated: true)
      }
    }
    let notes = Self.page("notes") { [weak flow] in
      TourScreen("Your notes", then: "Next") { flow?.show(page: ready) { _ in } }
    }
    welcome = Self.page("welcome") { [weak flow] in
      TourScreen("Welcome", then: "Next") { flow?.show(page: notes) { _ in } }
    }
    flow.prepare(presentingBy: router) { UINavigationController() }
    try flow.register(path: welcome => notes => ready)
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
