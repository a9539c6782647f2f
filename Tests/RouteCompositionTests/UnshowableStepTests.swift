import TestStage
import Testing
import Wayfinder

/// Tests of screens that UIKit would refuse by an exception. Each navigation fails with a sentence and changes nothing.
@Suite struct UnshowableStepTests {
  private let kept = LoginScreen()

  /// Returns the failure of a route.
  private func failure<Screen: UIViewController>(
    _ stage: Stage, _ step: DestinationStep<Screen, Any?>
  ) async -> NavigationFailure? {
    let (before, misuses) = (stage.router.tree, MisuseLog())
    let outcome = await UIKitMisuse.$log.withValue(misuses) { await stage.router.outcome(to: step) }
    #expect(misuses.entries.isEmpty)
    #expect(stage.router.tree == before)
    return outcome.failure
  }

  private func new<Screen: UIViewController, Joining: Action>(
    _ screen: Screen, using action: Joining, from below: DestinationStep<Joining.ViewController, Any?>
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: NilFinder<Screen, Any?>(), factory: ClassFactory { screen }).using(action).from(below)
      .assemble()
  }

  private func pushed<Screen: UIViewController>(_ screen: Screen) -> DestinationStep<Screen, Any?> {
    new(screen, using: UINavigationController.push(), from: anyStack)
  }

  private func presented<Screen: UIViewController>(
    _ screen: Screen, _ style: UIModalPresentationStyle? = nil, configure: ((UIPresentationController) -> Void)? = nil
  ) -> DestinationStep<Screen, Any?> {
    let action: PresentModallyAction<UIViewController> = GeneralAction.presentModally(
      presentationStyle: style, presentationConfiguration: configure)
    return new(screen, using: action, from: GeneralStep.root())
  }

  // MARK: One screen twice

  @Test("EN-41 A request fails if its factory returns a screen that the stack already contains")
  func keptScreen() async {
    let failure = await failure(Stage(stack(kept, HomeScreen())), pushed(kept))
    #expect(
      failure?.description
        == "At step 1 (LoginScreen): this LoginScreen would stand in the UINavigationController twice. "
        + "Let each step, page or context make a screen of its own.")
  }

  @Test("EN-41 A request fails if its route pushes one screen twice, onto a stack in the tree or a new one")
  func twiceInChain() async {
    let again = new(kept, using: UINavigationController.push(), from: pushed(kept).expectingContainer())
    let reason = await failure(Stage(stack(HomeScreen())), again)?.reason
    #expect("\(reason, default: "none")" == "this LoginScreen would stand in the UINavigationController twice")
    let first = StepAssembly(finder: NilFinder<LoginScreen, Any?>(), factory: ClassFactory { [kept] in kept })
      .using(UINavigationController.push()).from(NavigationControllerStep())
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let second = new(kept, using: UINavigationController.push(), from: first.expectingContainer())
    let other = await failure(Stage(HomeScreen()), second)?.reason
    #expect("\(other, default: "none")" == "this LoginScreen would stand in the UINavigationController twice")
  }

  @Test("EN-41 A request fails if its route pushes and presents the same screen")
  func pushedAndPresented() async {
    let action: PresentModallyAction<LoginScreen> = GeneralAction.presentModally()
    let failure = await failure(Stage(stack(HomeScreen())), new(kept, using: action, from: pushed(kept)))
    #expect("\(failure?.reason, default: "none")" == "this LoginScreen would be shown in two places")
  }

  @Test("EN-41 A request fails if two fixed children of a container are the same screen")
  func fixedChildren() async {
    let factory = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
      .with(ClassFactory<LoginScreen, Any?> { [kept] in kept }).with(ClassFactory<LoginScreen, Any?> { [kept] in kept })
      .assemble()
    let step = SingleContainerStep(finder: NilFinder<UITabBarController, Any?>(), factory: factory)
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let failure = await failure(Stage(HomeScreen()), step)
    #expect("\(failure?.reason, default: "none")" == "this LoginScreen would stand in the UITabBarController twice")
  }

  // MARK: Screens that are already contained or presented

  @Test("EN-41 A request fails if it presents a screen that is in a container, on screen or not")
  func containedScreens() async {
    let onScreen = await failure(Stage(stack(kept, HomeScreen())), presented(kept))
    #expect(
      "\(onScreen?.reason, default: "none")"
        == "this LoginScreen is on screen already, and cannot be shown a second time")
    let elsewhere = stack(kept)
    let failure = await failure(Stage(HomeScreen()), presented(kept))
    #expect(
      "\(failure?.reason, default: "none")"
        == "this LoginScreen is in a UINavigationController, and cannot be presented without it")
    #expect(elsewhere.viewControllers == [kept])
  }

  @Test("EN-41 A request fails if it presents, pushes or makes the root a screen of another window")
  func otherWindow() async {
    let (root, other) = (LoginScreen(), Stage(HomeScreen()))
    other.window.rootViewController?.present(kept, animated: false)
    let third = Stage(root)
    for step in [
      presented(kept), pushed(kept), new(kept, using: GeneralAction.replaceRoot(), from: GeneralStep.root()),
    ] {
      let failure = await failure(Stage(stack(HomeScreen())), step)
      #expect("\(failure?.reason, default: "none")" == "this LoginScreen is presented in another window")
    }
    let failure = await failure(Stage(HomeScreen()), presented(root))
    #expect("\(failure?.reason, default: "none")" == "this LoginScreen is the root of another window")
    #expect(other.tree == "Home ^ Login")
    #expect(third.tree == "Login")
  }

  @Test("EN-41 A request fails if it pushes a container onto the container's own child")
  func around() async {
    let around = tabs(stack(HomeScreen()), HomeScreen())
    let stage = Stage(tabs(HomeScreen(), around))
    let reason = await failure(stage, pushed(around))?.reason
    #expect(
      "\(reason, default: "none")" == "this UITabBarController contains the UINavigationController that it would join")
  }

  @Test("EN-41 A route can present a screen again that the same route dismisses")
  func dismissedBefore() async throws {
    let stage = Stage(stack(HomeScreen()))
    stage.window.rootViewController?.present(kept, animated: false)
    kept.present(ReviewScreen(), animated: false)
    let misuses = MisuseLog()
    try await UIKitMisuse.$log.withValue(misuses) { _ = try await stage.router.navigate(to: presented(kept)) }
    #expect(stage.tree == "stack[Home] ^ Login")
    #expect(misuses.entries.isEmpty)
  }

  // MARK: Screens of the wrong kind

  @Test("EN-41 A push of an alert, a stack or a split fails, and the screen that covers the stack stays")
  func unpushable() async {
    let screens: [UIViewController] = [UIAlertController(), UINavigationController(), UISplitViewController()]
    for screen in screens {
      let stage = Stage(stack(HomeScreen()))
      let modal = Screen("modal")
      stage.window.rootViewController?.present(modal, animated: false)
      let failure = await failure(stage, pushed(screen))
      #expect("\(failure?.reason, default: "none")" == "a \(type(of: screen)) cannot be pushed")
      #expect(failure?.step == "step 1 (UIViewController)")
      #expect(failure?.remedy == "Present it.")
      #expect(modal.presentingViewController != nil)
    }
  }

  @Test("EN-41 A tab bar refuses an alert as a tab, and a split refuses a tab bar as its primary column")
  func uncontainable() async {
    let bar = GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())
    let alert = await failure(
      Stage(tabs(HomeScreen())), new(UIAlertController(), using: UITabBarController.add(), from: bar))
    #expect("\(alert?.reason, default: "none")" == "a UIAlertController cannot stand there in a UITabBarController")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(HomeScreen(), for: .primary)
    let column = await failure(
      Stage(split),
      new(
        tabs(LoginScreen()), using: UISplitViewController.show(in: .primary),
        from: GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())))
    #expect(
      "\(column?.reason, default: "none")" == "a UITabBarController cannot stand there in a UISplitViewController")
  }

  // MARK: Popovers

  private func stage(_ width: UIUserInterfaceSizeClass) -> Stage {
    let stage = Stage(HomeScreen())
    stage.window.simulate(horizontalSizeClass: width)
    return stage
  }

  /// An action sheet, and a screen that is presented as a popover.
  private var popovers: [(UIViewController, UIModalPresentationStyle?)] {
    [
      (UIAlertController(title: "?", message: nil, preferredStyle: .actionSheet), nil), (LoginScreen(), .popover),
      (UIActivityViewController(activityItems: [], applicationActivities: nil), nil),
    ]
  }

  @Test("EN-41 A popover without an anchor fails in a regular width, and arrives in a compact width")
  func withoutAnchor() async {
    for (screen, style) in popovers {
      let failure = await failure(stage(.regular), presented(screen, style))
      #expect(
        "\(failure?.reason, default: "none")"
          == "\(type(of: screen)) is shown as a popover in this width, and points at nothing")
      #expect(failure?.remedy.contains("sourceView") == true)
    }
    for (screen, style) in popovers {
      let stage = stage(.compact)
      #expect(await stage.router.outcome(to: presented(screen, style)).isArrival)
    }
  }

  @Test("EN-41 The anchor of a popover may be set while the popover is made or presented")
  func anchored() async {
    for (screen, _) in popovers {
      let stage = stage(.regular)
      let misuses = MisuseLog()
      if !(screen is UIAlertController) { screen.modalPresentationStyle = .popover }
      screen.popoverPresentationController?.sourceView = stage.window
      await UIKitMisuse.$log.withValue(misuses) {
        #expect(await stage.router.outcome(to: presented(screen)).isArrival)
      }
      #expect(misuses.entries.isEmpty)
    }
    for (screen, style) in popovers {
      let stage = stage(.regular)
      let step = presented(screen, style) { [window = stage.window] in
        ($0 as? UIPopoverPresentationController)?.sourceView = window
      }
      #expect(await stage.router.outcome(to: step).isArrival)
    }
  }

  @Test("EN-41 If a configuration does not set the anchor, the changes are rolled back")
  func configuredWithoutAnchor() async {
    let stage = stage(.regular)
    let modal = ReviewScreen()
    stage.window.rootViewController?.present(modal, animated: false)
    let failure = await failure(stage, presented(LoginScreen(), .popover) { _ in })
    #expect(
      "\(failure?.reason, default: "none")" == "LoginScreen is shown as a popover in this width, and points at nothing")
    #expect(modal.presentingViewController != nil)
  }

  @Test("EN-41 A popover's delegate may still set the anchor, or choose another style")
  func delegated() async {
    final class Anchoring: NSObject, UIPopoverPresentationControllerDelegate {
      func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
        controller.sourceView = controller.presentingViewController.view
      }
    }
    final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .formSheet }
    }
    let delegates: [any UIAdaptivePresentationControllerDelegate] = [Anchoring(), Adapting()]
    for delegate in delegates {
      let (stage, misuses) = (stage(.regular), MisuseLog())
      let screen = LoginScreen()
      screen.modalPresentationStyle = .popover
      screen.presentationController?.delegate = delegate
      await UIKitMisuse.$log.withValue(misuses) {
        #expect(await stage.router.outcome(to: presented(screen)).isArrival)
      }
      #expect(misuses.entries.isEmpty)
    }
  }
}
