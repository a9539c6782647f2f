import Foundation
import TestStage
import Wayfinder

final class BagScreen: UIViewController {}
final class ForgottenPasswordScreen: UIViewController {}
final class HotelScreen: UIViewController {}
final class RoomScreen: UIViewController {}
final class FloorPlanScreen: UIViewController {}

/// A task for screens and contexts of any type.
struct Marking<ViewController: UIViewController, Context>: ContextTask {
  func perform(on viewController: ViewController, with context: Context) throws {
    viewController.navigationItem.prompt = "marked"
  }
}

/// A finder that accepts a bag only if the bag or its container is presented.
struct PresentedBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagScreen, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

/// A transitioning delegate without animations, which counts the requests for an animator.
final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var asked = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}

/// One route for each situation of the guide.
enum GuideRoutes {
  /// Returns a route to Home as the root of the window.
  static func home(
    from start: DestinationStep<UIViewController, Any?> = GeneralStep.root()
  ) -> DestinationStep<HomeScreen, Any?> {
    StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot())
      .from(start)
      .assemble()
  }

  /// A route to a product on any stack in the tree.
  static var product: DestinationStep<ProductScreen, Any?> {
    StepAssembly(finder: ClassFinder<ProductScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
      .assemble()
  }

  /// A route to a product on the visible stack. If no stack is visible, a new one is presented.
  static var productSomewhere: DestinationStep<ProductScreen, Any?> {
    StepAssembly(finder: ClassFinder<ProductScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(
        SwitchAssembly<UINavigationController, Any?>()
          .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
          .assemble(default: {
            ChainAssembly()
              .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
              .using(GeneralAction.presentModally())
              .from(GeneralStep.current())
              .assemble()
          })
      )
      .assemble()
  }

  /// A route that makes tabs with Home and Account the root.
  static var tabBar: DestinationStep<UITabBarController, Any?> {
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeScreen, Any?>(), using: UITabBarController.add())
        .with(ClassFactory<AccountScreen, Any?>(), using: UITabBarController.add())
        .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  /// A route to the account, which is one of the tabs.
  static var account: DestinationStep<AccountScreen, Any?> {
    StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(tabBar)
      .assemble()
  }

  /// Returns a route to Settings, presented with a transition of the app.
  static func settings(with curtain: Curtain) -> DestinationStep<SettingsScreen, Any?> {
    StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(transitioningDelegate: curtain))
      .from(GeneralStep.current())
      .assemble()
  }

  /// Returns a route to Login on a new, presented stack.
  static func login(
    from start: DestinationStep<UIViewController, Any?> = GeneralStep.current()
  ) -> DestinationStep<LoginScreen, Any?> {
    StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(start)
      .assemble()
  }

  /// Returns a route to the screen after Login on the same stack.
  static func forgottenPassword(
    from start: DestinationStep<UIViewController, Any?> = GeneralStep.current()
  ) -> DestinationStep<ForgottenPasswordScreen, Any?> {
    StepAssembly(finder: ClassFinder<ForgottenPasswordScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(login(from: start).expectingContainer())
      .assemble()
  }

  /// Returns a route to the bag on a new, presented stack, even if another bag is in the tree.
  static func bag(_ finder: any Finder<BagScreen, Any?>) -> DestinationStep<BagScreen, Any?> {
    StepAssembly(finder: finder, factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  /// A route to a hotel on the stack of the selected tab.
  static var hotelHere: DestinationStep<HotelScreen, Any?> {
    let step: DestinationStep<HotelScreen, Any?> = StepAssembly(
      finder: ClassFinder<HotelScreen, Any?>(
        options: .currentAllStack,
        startingPoint: .custom(
          ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly, startingPoint: .root)
            .findViewController())),
      factory: ClassFactory<HotelScreen, Any?>()
    )
    .adding(Marking<HotelScreen, Any?>())
    .using(UINavigationController.push())
    .from(
      GeneralStep.custom(
        using: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly, startingPoint: .root))
    )
    .assemble()
    return step
  }

  /// A route to a hotel in any tab.
  static var hotelAnywhere: DestinationStep<HotelScreen, Any?> {
    StepAssembly(finder: ClassFinder<HotelScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
      .assemble()
  }

  /// Returns a route to the plan of a floor, made from a storyboard, on the stack of the selected tab. A hidden plan in the
  /// tree does not count.
  static func floorPlan(in bundle: Bundle) -> DestinationStep<FloorPlanScreen, Any?> {
    StepAssembly(
      finder: ClassFinder<FloorPlanScreen, Any?>(
        options: .currentVisibleOnly,
        startingPoint: .custom(
          ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly, startingPoint: .root)
            .findViewController())),
      factory: StoryboardFactory<FloorPlanScreen, Any?>(
        storyboardName: "Rooms", bundle: bundle, viewControllerID: "FloorPlan")
    )
    .adding(Marking<FloorPlanScreen, Any?>())
    .using(UINavigationController.push())
    .from(
      GeneralStep.custom(
        using: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly, startingPoint: .root))
    )
    .assemble()
  }

  /// Returns the bundle with the storyboard of the floor plan.
  static func bundleWithStoryboard() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="1"><objects>
          <viewController storyboardIdentifier="FloorPlan" title="Floor" id="a" customClass="FloorPlanScreen"
            customModule="RouteCompositionTests" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """
    try Data(source.utf8).write(to: folder.appendingPathComponent("Rooms.storyboard"))
    guard let bundle = Bundle(path: folder.path) else { throw Mishap() }
    return bundle
  }
}
