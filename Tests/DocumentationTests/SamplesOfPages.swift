// The samples of the guide Pages.md, compiled and run. A test holds the documents against this file.
import Testing
import Wayfinder
import WayfinderTesting

final class WelcomeScreen: UIViewController {}
final class LibraryScreen: UIViewController {}
final class PlayerScreen: UIViewController {}
final class SettingsScreen: UIViewController {}
final class LanguageScreen: UIViewController {}
final class AddressScreen: UIViewController {}
final class PaymentScreen: UIViewController {}

final class AlbumScreen: UIViewController {
  init(_ id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Album \(id)"
  }

  required init?(coder: NSCoder) { nil }
}

enum Pages {
  static let welcome = AppFlowControllerPage(
    name: "welcome", viewControllerBlock: { WelcomeScreen() }, viewControllerType: WelcomeScreen.self)
  static let library = AppFlowControllerPage(
    name: "library", viewControllerBlock: { LibraryScreen() }, viewControllerType: LibraryScreen.self)
  static let settings = AppFlowControllerPage(
    name: "settings", viewControllerBlock: { SettingsScreen() }, viewControllerType: SettingsScreen.self)
  static let language = AppFlowControllerPage(
    name: "language", viewControllerBlock: { LanguageScreen() }, viewControllerType: LanguageScreen.self)

  static let album = AppFlowControllerTypedPage(name: "album", viewControllerType: AlbumScreen.self) { (id: Int) in
    AlbumScreen(id)
  }

  static let player = AppFlowControllerPage(
    name: "player", supportVariants: true, viewControllerBlock: { PlayerScreen() },
    viewControllerType: PlayerScreen.self)

  static let modal = DefaultModalAppFlowControllerTransition.default

  static let all =
    welcome => library =>> [
      album => player,
      player,
      modal => settings => language,
    ]
}

final class FadeTransition: AppFlowControllerTransition {
  func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { stack, screen in
      screen.modalTransitionStyle = .crossDissolve
      stack.present(screen, animated: animated, completion: completionBlock)
    }
  }

  func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { screen in screen.dismiss(animated: animated, completion: completionBlock) }
  }
}

final class CheckoutStack: UINavigationController {}

enum CheckoutPages {
  static let address = AppFlowControllerPage(
    name: "address", viewControllerBlock: { AddressScreen() }, viewControllerType: AddressScreen.self)
  static let payment = AppFlowControllerPage(
    name: "payment", viewControllerBlock: { PaymentScreen() }, viewControllerType: PaymentScreen.self)
}

final class HelpScreen: UIViewController {
  weak var flow: AppFlowController?

  override func viewDidLoad() {
    super.viewDidLoad()
    try? flow?.updateCurrentPage(with: self, for: "help")
  }
}

@Suite struct PageSampleTests {
  private func window(_ root: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.endTransitionsAtOnce()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func prepared(_ window: UIWindow) throws -> AppFlowController {
    let flow = AppFlowController()
    flow.prepare(for: window)
    try flow.register(path: Pages.all)
    return flow
  }

  @Test func showing() throws {
    let window = window()

    let flow = AppFlowController()
    flow.prepare(for: window)
    try flow.register(path: Pages.all)
    try flow.show(page: Pages.language)

    #expect(flow.currentPathComponents() == "welcome/library/settings/language")
    #expect(ScreenTree(of: window).visibleScreens == ["UINavigationController", "LanguageScreen"])
    print(flow.drawing)
    #expect(
      flow.drawing == """
        welcome
        └ library
          ├ album
          │ └ player (variant)
          ├ player (variant)
          └ settings (modal)
            └ language  ←
        """)
  }

  @Test func parametersSkipsAndVariants() async throws {
    let window = window()
    let flow = try prepared(window)

    try flow.show(page: Pages.album, with: 42)
    #expect(flow.rootNavigationController?.topViewController?.title == "Album 42")
    try flow.show(page: Pages.player, variant: Pages.album.page)
    #expect(flow.currentPathComponents() == "welcome/library/album/album_player")
    try flow.show(page: Pages.player, variant: Pages.library)
    #expect(flow.currentPathComponents() == "welcome/library/library_player")
    flow.reset()
    try flow.show(page: Pages.library, skipPages: [Pages.welcome])
    #expect(flow.rootNavigationController?.viewControllers.count == 1)

    try flow.show(
      page: Pages.library,
      parameters: [AppFlowControllerParameter(page: Pages.library, value: "jazz")])
    #expect(flow.currentPageParameter() == "jazz")

    let screen = try await flow.go(to: Pages.settings)
    #expect(screen is SettingsScreen)
    let outcome = await flow.outcome(showing: Pages.settings)
    guard case .alreadyThere = outcome else { throw outcome.reason }
    print(try flow.plan(toShow: Pages.album, with: 42))
    #expect(try flow.plan(toShow: Pages.album, with: 42).changes.count == 3)
    flow.goBack()
    #expect(flow.currentPage() == flow.registeredPages[1])
    #expect(flow.rootNavigationController === window.rootViewController)
  }

  @Test func ownTransition() throws {
    let (window, flow) = (window(), AppFlowController())
    flow.prepare(for: window)
    try flow.register(path: Pages.library => FadeTransition() => Pages.settings)
    try flow.show(page: Pages.settings)
    #expect(flow.rootNavigationController?.presentedViewController is SettingsScreen)
    flow.goBack()
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func besideSteps() throws {
    let window = window(HomeScreen())
    let router = Router(window: window)

    let checkout = AppFlowController()
    checkout.prepare(presentingBy: router) { CheckoutStack() }
    try checkout.register(path: CheckoutPages.address => CheckoutPages.payment)
    try checkout.show(page: CheckoutPages.payment)

    #expect(ScreenTree(of: window).visibleScreens == ["CheckoutStack", "PaymentScreen"])
    checkout.reset()
    #expect(ScreenTree(of: window).visibleScreens == ["HomeScreen"])
  }

  @Test func announced() throws {
    let window = window()
    let flow = try prepared(window)
    let help = AppFlowControllerPage(
      name: "help", viewControllerBlock: { HelpScreen() }, viewControllerType: HelpScreen.self)
    try flow.register(path: Pages.welcome => Pages.library => help)
    try flow.show(page: Pages.library)
    let own = HelpScreen()
    own.flow = flow
    flow.rootNavigationController?.pushViewController(own, animated: false)
    #expect(flow.currentPage()?.name == "help")
    #expect(flow.rootNavigationController === window.rootViewController)
  }
}

extension Outcome {
  fileprivate var reason: Unexpected { Unexpected(description: "\(self)") }
}

private struct Unexpected: Error {
  let description: String
}
