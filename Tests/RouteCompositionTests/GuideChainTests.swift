import TestStage
import Testing
import Wayfinder

@Suite struct GuideChainTests {
  /// A chain, and the tree that it leads to in a window with one screen.
  nonisolated struct Chain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tree: String
    let go: @MainActor @Sendable (Router) async throws -> Void
  }

  nonisolated static let all: [Chain] = [
    Chain(testDescription: "a root replaced", tree: "Home") { try await $0.navigate(to: GuideRoutes.home()) },
    Chain(testDescription: "a switch with a default", tree: "Review ^ stack[Product]") {
      try await $0.navigate(to: GuideRoutes.productSomewhere)
    },
    Chain(testDescription: "a complete factory", tree: "tabs[Home* Account]") {
      try await $0.navigate(to: GuideRoutes.tabBar)
    },
    Chain(testDescription: "a screen made below", tree: "tabs[Home Account*]") {
      try await $0.navigate(to: GuideRoutes.account)
    },
    Chain(testDescription: "a transitioning delegate", tree: "Review ^ Settings") {
      try await $0.navigate(to: GuideRoutes.settings(with: Curtain()))
    },
    Chain(testDescription: "a stack in the middle", tree: "Review ^ stack[Login]") {
      try await $0.navigate(to: GuideRoutes.login())
    },
    Chain(testDescription: "a vouched container", tree: "Review ^ stack[Login ForgottenPassword]") {
      try await $0.navigate(to: GuideRoutes.forgottenPassword())
    },
    Chain(testDescription: "a finder of one's own", tree: "Review ^ stack[Bag]") {
      try await $0.navigate(to: GuideRoutes.bag(PresentedBagFinder()))
    },
    Chain(testDescription: "a container step without ChainAssembly", tree: "Review ^ stack[Account]") {
      let stack = SingleContainerStep<UINavigationController, Any?>(
        finder: NilFinder(), factory: NavigationControllerFactory()
      ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
        .using(UINavigationController.push()).from(stack).assemble()
      try await $0.navigate(to: account)
    },
    Chain(testDescription: "a chain that ends in assemble(from:)", tree: "Review ^ Account") {
      let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally()).assemble(from: GeneralStep.current())
      try await $0.navigate(to: account)
    },
  ]

  @Test("RC-2 Each shape of chain in the guide leads to its screen", arguments: all)
  func goes(chain: Chain) async throws {
    let stage = Stage(ReviewScreen())
    try await chain.go(stage.router)
    #expect(stage.tree == chain.tree)
  }

  @Test("RC-2 A chain onto any stack, with a task for any screen, compiles and works")
  func ontoAnyStack() async throws {
    let stage = Stage(tabs(stack(HomeScreen()), AccountScreen()))
    try await stage.router.navigate(to: GuideRoutes.product)
    let hotel = try await stage.router.navigate(to: GuideRoutes.hotelHere)
    #expect(hotel.navigationItem.prompt == "marked")
    #expect(stage.tree == "tabs[stack[Home Product Hotel]* Account]")
  }

  @Test("RC-2 A finder declared inside a function conforms with one method")
  func localFinder() async throws {
    struct TitledFinder: StackIteratingFinder {
      func isTarget(_ viewController: Screen, with context: Any?) -> Bool { viewController.title == "second" }
    }
    let screens = screens("first", "second", "third")
    let stage = Stage(tabs(screens[0], screens[1], screens[2]))
    let second = try await stage.router.navigate(to: GeneralStep.custom(using: TitledFinder()))
    #expect(second === screens[1])
    #expect(stage.tree == "tabs[first second* third]")
  }

  @Test("RC-2 The options for visible screens find a screen under a modal, and none in a hidden tab")
  func visibleAnywhere() throws {
    let finder = ClassFinder<AccountScreen, Any?>(options: [.current, .visible, .presenting])
    let shown = Stage(tabs(HomeScreen(), AccountScreen(), selected: 1))
    shown.window.makeKeyAndVisible()
    shown.shown?.present(SettingsScreen(), animated: false)
    let step = GeneralStep.custom(using: finder)
    #expect(try shown.router.plan(to: step).found == "AccountScreen")
    let hidden = Stage(tabs(HomeScreen(), AccountScreen()))
    #expect(throws: (any Error).self) { try hidden.router.plan(to: step) }
  }
}
