// What the samples of other guides use of the guide Steps.md, whose own are compiled in their order by Scripts/check-documents.
import Wayfinder

final class HomeScreen: UIViewController {}
final class AccountScreen: UIViewController {}
final class BagScreen: UIViewController {}

struct SignedIn: RoutingInterceptor {
  func perform(with context: Any?) async throws {}
}

extension Routes {
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
}

struct PresentedBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagScreen, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

extension AnyFinder where ViewController == BagScreen, Context == Any? {
  static var presentedBag: Self { Self(PresentedBagFinder()) }
}
