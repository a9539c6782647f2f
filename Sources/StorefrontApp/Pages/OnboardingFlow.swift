public import PageFlow
import Wayfinder

/// Shows somebody new how the shop works: pages over whatever is in front, the middle ones of which may be skipped.
public struct OnboardingFlow {
  /// Shows the pages.
  public let controller = AppFlowController()
  private let welcome = AppFlowControllerPage("welcome") { WelcomeScreen() }
  private let permissions = AppFlowControllerPage("permissions") { PermissionsScreen() }
  private let interests = AppFlowControllerPage("interests") { InterestsScreen() }
  private let ready: AppFlowControllerPage

  /// Registers the pages.
  ///
  /// - Throws: `AppFlowControllerError`, should their ways contradict each other.
  init(_ session: Session, _ router: Router) throws {
    ready = AppFlowControllerPage("ready") { [weak session, weak controller] in
      let screen = ReadyScreen()
      screen.onStart = {
        session?.isOnboarded = true
        // Somebody may have seen it before, and looked at it once more.
        controller?.reset(animated: true)
      }
      return screen
    }
    controller.prepare(presentingBy: router) { OnboardingStack() }
    try controller.register(path: welcome => permissions => interests => ready)
  }

  /// Shows the first page, as if it had been there all the time.
  func begin() { controller.show(page: welcome, animated: false) { _ in } }

  /// Shows the pages to someone who has not seen them, and takes them away from someone who has. The session does not keep them alive.
  func follow(_ session: Session) {
    session.whenChanged(\.isOnboarded) { [weak controller, welcome] isOnboarded in
      if isOnboarded {
        controller?.reset(animated: true)
      } else {
        controller?.show(page: welcome, animated: false) { _ in }
      }
    }
  }

  /// The request for a page, with those before it below.
  func request(for page: OnboardingPage) -> NavigationRequest<UIViewController> {
    .page(registered(page), in: controller)
  }

  /// The request for the last page, without those between it and the page in front.
  func requestSkippingToEnd() -> NavigationRequest<UIViewController> {
    let current = controller.currentPage().flatMap { OnboardingPage(rawValue: $0.name) } ?? .welcome
    let ahead = OnboardingPage.allCases.drop { $0 != current }.dropFirst().dropLast()
    return .page(ready, in: controller, skipPages: ahead.map(registered))
  }

  /// The pages that were skipped, so that no way leads there until the page after them is left.
  var skippedPages: [OnboardingPage] { controller.skippedPages.compactMap { OnboardingPage(rawValue: $0.name) } }

  /// Makes the screen of a page where it is restored.
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
  /// A page of the shop.
  nonisolated init<Screen: UIViewController>(_ name: String, _ make: @escaping @MainActor @Sendable () -> Screen) {
    self.init(name: name, viewControllerBlock: make, viewControllerType: Screen.self)
  }
}
