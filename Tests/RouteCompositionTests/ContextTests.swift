import TestStage
import Testing
import Wayfinder

@Suite struct ContextTests {
  @Test("RC-5 expectingContainer() takes the nearest container around the screen when the route runs")
  func vouchedContainer() async throws {
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let register = StepAssembly(finder: ClassFinder<RegisterScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(login.expectingContainer()).assemble()
    let stage = Stage(tabs(stack(HomeScreen()), stack(AccountScreen(), LoginScreen())))
    try await stage.router.navigate(to: register)
    #expect(stage.tree == "tabs[stack[Home] stack[Account Login Register]*]")
  }

  @Test("A screen that a route only finds on its way keeps its context")
  func contextOfTheFoundScreen() async throws {
    let product = StepAssembly(
      finder: ClassFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    let review = StepAssembly(
      finder: NilFinder<ReviewScreen, Int>(), factory: InlineFactory { (_: Int) in ReviewScreen() }
    )
    .using(UINavigationController.push()).from(product.expectingContainer()).assemble()
    let stage = Stage(stack(HomeScreen()))
    let shown = try await stage.router.navigate(to: product, with: 1)
    let above = try await stage.router.navigate(to: review, with: 2)
    #expect(stage.tree == "stack[Home Product Review]")
    #expect(stage.router.context(of: above) as? Int == 2)
    #expect(stage.router.context(of: shown) as? Int == 1)
  }

  @Test("RC-5 If no expected container is around the screen, the failure names both types and nothing changes")
  func missingContainer() async {
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let register = StepAssembly(finder: ClassFinder<RegisterScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(login.expectingContainer()).assemble()
    for root in [HomeScreen(), LoginScreen()] {
      let stage = Stage(root)
      let before = stage.tree
      let outcome = await stage.router.outcome(to: register)
      #expect(outcome.reason == .noHost(needed: "UINavigationController", around: "LoginScreen"))
      #expect(stage.tree == before)
    }
  }

  @Test("RC-5 expectingContainer() finds a container that an action of the app puts around the screen")
  func containerMadeByAction() async throws {
    struct PresentInStack<Host: UIViewController>: Action {
      func perform(
        with viewController: UIViewController, on existingController: Host, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        let stack = UINavigationController(rootViewController: viewController)
        existingController.present(stack, animated: animated) { completion(.success) }
      }
    }
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(PresentInStack<UIViewController>()).from(GeneralStep.current()).assemble()
    let register = StepAssembly(finder: ClassFinder<RegisterScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(login.expectingContainer()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: register)
    #expect(stage.tree == "Home ^ stack[Login Register]")
  }

  @Test("RC-5 expectingContainer() finds the stack that the factory of a UIViewController step makes")
  func containerBehindBaseType() async throws {
    let modal = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { stack(LoginScreen()) }
    ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let register = StepAssembly(finder: ClassFinder<RegisterScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(modal.expectingContainer()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: register)
    #expect(stage.tree == "Home ^ stack[Login Register]")
  }

  /// Returns a step for a new screen that is typed as `UIViewController`, pushed onto the screen of another step.
  private func pushedBelow(
    from step: DestinationStep<UINavigationController, Any?>
  ) -> DestinationStep<UIViewController, Any?> {
    StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { Screen("below") })
      .using(UINavigationController.push()).from(step).assemble()
  }

  @Test("RC-5 expectingContainer() finds the stack that a UIViewController step is pushed onto")
  func pushedBehindBaseType() async throws {
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(to: pushed(AccountScreen.self, onto: pushedBelow(from: anyStack)))
    #expect(stage.tree == "stack[Home below Account]")
  }

  @Test("RC-5 expectingContainer() finds a stack that an action moves, around a UIViewController step")
  func pushedOntoMovedStack() async throws {
    let moved = stack(SettingsScreen())
    let outer = tabs(HomeScreen(), tabs(LoginScreen(), moved))
    let standing = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(),
      factory: FinderFactory(finder: InstanceFinder<UINavigationController, Any?>(instance: moved))
    )
    .using(UITabBarController.add())
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Any?>(instance: outer))).assemble()
    let stage = Stage(outer)
    try await stage.router.navigate(to: pushed(AccountScreen.self, onto: pushedBelow(from: standing)))
    #expect(stage.tree == "tabs[Home tabs[Login*] stack[Settings below Account]*]")
  }

  @Test("RC-5 A screen that joins the container of a moved screen joins the new container")
  func joinedAroundOneThatMoves() async throws {
    let moved = SettingsScreen()
    let outer = tabs(HomeScreen(), tabs(LoginScreen(), moved))
    let below = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(),
      factory: FinderFactory(finder: InstanceFinder<UIViewController, Any?>(instance: moved))
    )
    .using(UITabBarController.add())
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Any?>(instance: outer))).assemble()
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UITabBarController.add()).from(below.expectingContainer()).assemble()
    let stage = Stage(outer)
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "tabs[Home tabs[Login*] Settings Account*]")
  }

  @Test("RC-5 A route that puts a container into itself fails, and the search for a host ends")
  func putIntoItself() async throws {
    let inner = tabs(LoginScreen())
    let moved = stack(inner)
    let outer = tabs(HomeScreen(), moved)
    let below = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(),
      factory: FinderFactory(finder: InstanceFinder<UIViewController, Any?>(instance: moved))
    )
    .using(UITabBarController.add())
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Any?>(instance: inner))).assemble()
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UISplitViewController.pushToDetails()).from(below.expectingContainer()).assemble()
    let stage = Stage(outer)
    let before = stage.tree
    let outcome = await stage.router.outcome(to: account)
    #expect(outcome.value == nil, "\(outcome)")
    #expect(stage.tree == before, "\(outcome)")
  }

  @Test("RC-5 A step with an expected container navigates to the container and returns it")
  func navigatingToContainer() async throws {
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let around: DestinationStep<UINavigationController, Any?> = login.expectingContainer()
    let stage = Stage(HomeScreen())
    let container = try await stage.router.navigate(to: around)
    #expect(container === stage.shown?.navigationController)
    #expect(stage.tree == "Home ^ stack[Login]")
  }

  @Test("RC-5 Each step of a chain receives its own context, adapted from the step above")
  func adaptedContexts() async throws {
    struct ProductOfReview: ContextTransformer {
      func transform(_ context: String) throws -> Int {
        guard let id = Int(context) else { throw Mishap() }
        return id
      }
    }
    let journal = Diary()
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .adding(Setup<ProductScreen, Int> { _, id in journal("product \(id)") })
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()).adaptingContext())
    .assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, String>(), factory: ClassFactory())
      .adding(Setup<ReviewScreen, String> { _, text in journal("review \(text)") })
      .using(UINavigationController.push())
      .from(product.expectingContainer().adaptingContext(using: ProductOfReview()))
      .assemble()
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(to: review, with: "42")
    #expect(journal.lines == ["product 42", "review 42"])
    #expect(stage.tree == "stack[Home Product Review]")
    let outcome = await stage.router.outcome(to: review, with: "forty-two")
    #expect(outcome.failure?.reason is Mishap)
    #expect(outcome.failure?.step?.contains("ProductOfReview") == true)
    #expect(stage.tree == "stack[Home Product Review]")
  }

  @Test("RC-5 A closure adapts the context of a step in the middle or of a whole chain")
  func adaptedByClosure() async throws {
    struct Review: Equatable {
      var product: Int
      var text: String
    }
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()).adaptingContext())
    .assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Review>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(product.expectingContainer().adaptingContext { $0.product })
      .assemble()
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(to: review, with: Review(product: 42, text: "good"))
    #expect(stage.tree == "stack[Home Product Review]")

    let spelled: DestinationStep<ProductScreen, String> = product.adaptingContext { text in
      guard let id = Int(text) else { throw Mishap() }
      return id
    }
    #expect(try await stage.router.navigate(to: spelled, with: "43").id == 43)
    let before = stage.tree
    #expect(await stage.router.outcome(to: spelled, with: "forty-four").failure?.reason is Mishap)
    #expect(stage.tree == before)
  }

  @Test("RC-5 A step whose context is Any? or Void takes part in a chain of any context")
  func anyContext() async throws {
    let void = StepAssembly(finder: ClassFinder<UINavigationController, Void>(), factory: NavigationControllerFactory())
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let product = StepAssembly(
      finder: NilFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .using(UINavigationController.push()).from(void.adaptingContext()).assemble()
    let stage = Stage(HomeScreen())
    let screen = try await stage.router.navigate(to: product, with: 9)
    #expect(screen.id == 9)
    #expect(stage.tree == "stack[Product]")
  }

  @Test("RC-5 A route does not adapt a context that only a step below the found screen needs")
  func lazyTransformation() async throws {
    struct Unwilling: ContextTransformer {
      func transform(_ context: Int) throws -> Any? { throw Mishap() }
    }
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current().adaptingContext(using: Unwilling())).assemble()
    let stage = Stage(ProductScreen(id: 3))
    #expect(await stage.router.outcome(to: product, with: 3).isAlreadyThere)
    #expect(await stage.router.outcome(to: product, with: 4).failure?.reason is Mishap)
  }
}
