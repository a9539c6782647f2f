public import PageFlow
import Wayfinder

/// The pages that show a new user how the shop works, over the screen in front. The user may skip the middle pages.
public struct OnboardingFlow {
  /// The controller that shows the pages.
  public let controller = AppFlowController()
  private let welcome = AppFlowControllerPage("welcome") { WelcomeScreen() }
  private let permissions = AppFlowControllerPage("permissions") { PermissionsScreen() }
  private let interests = AppFlowControllerPage("interests") { InterestsScreen() }
  private let ready: AppFlowControllerPage

  /// Registers the pages.
  ///
  /// - Throws: `AppFlowControllerError` if the paths of the pages contradict each other.
  init(_ session: Session, _ router: Router) throws {
    ready = AppFlowControllerPage("ready") { [weak session, weak controller] in
      let screen = ReadyScreen()
      screen.onStart = {
        session?.isOnboarded = true
        // If the user was onboarded before, the session does not change, so the pages are dismissed here.
        controller?.reset(animated: true)
      }
      return screen
    }
    controller.prepare(presentingBy: router) { OnboardingStack() }
    try controller.register(path: welcome => permissions => interests => ready)
  }

  /// Shows the first page without animation, as if it had been in front from the beginning.
  func begin() { controller.show(page: welcome, animated: false) { _ in } }

  /// Follows changes of the session: shows the pages if the user has not seen them, and dismisses the pages if the user has. The session
  /// does not retain the pages.
  func follow(_ session: Session) {
    session.whenChanged(\.isOnboarded) { [weak controller, welcome] isOnboarded in
      if isOnboarded {
        controller?.reset(animated: true)
      } else {
        controller?.show(page: welcome, animated: false) { _ in }
      }
    }
  }

  /// Returns the request for a page, with the pages before it below.
  func request(for page: OnboardingPage) -> NavigationRequest<UIViewController> {
    .page(registered(page), in: controller)
  }

  /// Returns the request for the last page, which skips the pages between the page in front and the last.
  func requestSkippingToEnd() -> NavigationRequest<UIViewController> {
    let current = controller.currentPage().flatMap { OnboardingPage(rawValue: $0.name) } ?? .welcome
    let ahead = OnboardingPage.allCases.drop { $0 != current }.dropFirst().dropLast()
    return .page(ready, in: controller, skipPages: ahead.map(registered))
  }

  /// The skipped pages. No path leads to them until the user leaves the page after them.
  var skippedPages: [OnboardingPage] { controller.skippedPages.compactMap { OnboardingPage(rawValue: $0.name) } }

  /// Returns the factory that makes a page when a position is restored.
  func factory(for page: OnboardingPage) throws -> PageFactory { try controller.factory(for: registered(page)) }

  private func registered(_ page: OnboardingPage) -> AppFlowControllerPage {
    switch page {
    case .welcome: welcome
    case .permissions: permissions
    case .interests: interests
    case .ready: ready
    }
  }
}

extension AppFlowControllerPage {
  /// Creates a page of the shop.
  nonisolated init<Screen: UIViewController>(_ name: String, _ make: @escaping @MainActor @Sendable () -> Screen) {
    self.init(name: name, viewControllerBlock: make, viewControllerType: Screen.self)
  }
}
