// The samples of the guide Steps.md, compiled and run. A test holds the document against this file.
import Testing
import Wayfinder
import WayfinderTesting

final class HomeScreen: UIViewController {}
final class AccountScreen: UIViewController {}
final class LoginScreen: UIViewController {}
final class ForgottenPasswordScreen: UIViewController {}
final class BagScreen: UIViewController {}
final class NoteScreen: UIViewController {}

struct SignedIn: RoutingInterceptor {
  func perform(with context: Any?) async throws {}
}

enum StepRoutes {
  static let login = StepAssembly(
    finder: ClassFinder<LoginScreen, Any?>(),
    factory: ClassFactory { LoginScreen() }
  )
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  static let forgottenPassword = StepAssembly(
    finder: ClassFinder<ForgottenPasswordScreen, Any?>(),
    factory: ClassFactory { ForgottenPasswordScreen() }
  )
  .using(UINavigationController.push())
  .from(login.expectingContainer())
  .assemble()

  static let shortLogin = StepAssembler<LoginScreen, Any?>()
    .finder(.classFinder).factory(.classFactory { LoginScreen() })
    .using(.push).from(.navigationController)
    .using(.present).from(.current)
    .assemble()

  static let bag = StepAssembler<BagScreen, Any?>()
    .finder(.presentedBag).factory(.classFactory { BagScreen() })
    .using(.push).from(.navigationController)
    .using(.present(.formSheet)).from(.current)
    .assemble()

  static let tabs = SingleContainerStep(
    finder: ClassFinder<UITabBarController, Any?>(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(ClassFactory<HomeScreen, Any?> { HomeScreen() }, using: UITabBarController.add())
      .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }, using: UITabBarController.add())
      .assemble()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  static let account = StepAssembly(
    finder: ClassFinder<AccountScreen, Any?>(),
    factory: NilFactory()
  )
  .from(tabs)
  .assemble()

  static let newStack = ChainAssembly()
    .from(NavigationControllerStep<UINavigationController, Int>())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()

  static let productSomewhere = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(),
    factory: InlineFactory { ProductScreen(id: $0) }
  )
  .using(UINavigationController.push())
  .from(
    SwitchAssembly<UINavigationController, Int>()
      .addCase(expecting: ClassFinder<UINavigationController, Int>(options: .visible))
      .assemble(default: newStack)
  )
  .assemble()

  static let note = StepAssembly(
    finder: NilFinder<NoteScreen, String>(),
    factory: InlineFactory { text in
      let note = NoteScreen()
      note.title = text
      return note
    }
  )
  .using(GeneralAction.presentModally())
  .from(productSomewhere.adaptingContext(using: InlineContextTransformer { (text: String) in text.count }))
  .assemble()

  static let guardedAccount = StepAssembly(
    finder: ClassFinder<AccountScreen, Any?>(),
    factory: ClassFactory { AccountScreen() }
  )
  .adding(SignedIn())
  .adding(InlineContextTask<AccountScreen, Any?> { screen, _ in screen.title = "Account" })
  .adding(InlinePostTask<AccountScreen, Any?> { _, _, screens in print("touched \(screens.count) screens") })
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()
}

struct PresentedBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagScreen, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

extension AnyFinder where ViewController == BagScreen, Context == Any? {
  static var presentedBag: Self { Self(PresentedBagFinder()) }
}

@Suite struct StepSampleTests {
  private func window(_ root: UIViewController) -> (UIWindow, Router) {
    let window = UIWindow(frame: .zero)
    window.endTransitionsAtOnce()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return (window, Router(window: window))
  }

  private func visible(_ window: UIWindow) -> [String] { ScreenTree(of: window).visibleScreens }

  @Test func loginAndWhatFollowsIt() async throws {
    let (window, router) = window(HomeScreen())
    try await router.navigate(to: StepRoutes.forgottenPassword)
    #expect(visible(window) == ["UINavigationController", "ForgottenPasswordScreen"])
    try await router.navigate(to: StepRoutes.login)
    #expect(visible(window) == ["UINavigationController", "LoginScreen"])
    let plans = (try router.plan(to: StepRoutes.login), try router.plan(to: StepRoutes.shortLogin))
    #expect(plans.0 == plans.1)
  }

  @Test func tabsAndBag() async throws {
    let (window, router) = window(LoginScreen())
    try await router.navigate(to: StepRoutes.account)
    #expect(visible(window) == ["UITabBarController", "AccountScreen"])
    try await router.navigate(to: StepRoutes.bag)
    #expect(visible(window) == ["UINavigationController", "BagScreen"])
  }

  @Test func switchAndContexts() async throws {
    let (window, router) = window(HomeScreen())
    try await router.navigate(to: StepRoutes.note, with: "hello")
    #expect(visible(window) == ["NoteScreen"])
    let product = try await router.navigate(to: StepRoutes.productSomewhere, with: 5)
    #expect(product.id == 5)
    #expect(visible(window) == ["UINavigationController", "ProductScreen"])
  }

  @Test func guardsAndTasks() async throws {
    let (window, router) = window(HomeScreen())
    let account = try await router.navigate(to: StepRoutes.guardedAccount)
    #expect(account.title == "Account")
    #expect(visible(window) == ["AccountScreen"])
  }
}
