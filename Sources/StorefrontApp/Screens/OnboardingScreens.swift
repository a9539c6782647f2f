public import Wayfinder

/// The stack of the onboarding, over the whole screen.
public final class OnboardingStack: UINavigationController {
  /// Makes the stack with nothing on it yet.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
}

/// A page of the onboarding that another one follows.
public class OnboardingScreen: ShopScreen {
  class var next: OnboardingPage { .ready }

  /// On to the next page, or to the end.
  public override var buttons: [ScreenButton] {
    [ScreenButton("Continue", .goTo(.onboarding(Self.next))), ScreenButton("Skip", .goTo(.endOfOnboarding))]
  }
}

/// Says what the shop is.
public final class WelcomeScreen: OnboardingScreen {
  override class var name: String { "Welcome" }
  override class var next: OnboardingPage { .permissions }
}

/// Asks what the shop may do.
public final class PermissionsScreen: OnboardingScreen {
  override class var name: String { "Permissions" }
  override class var next: OnboardingPage { .interests }
}

/// Asks what somebody likes.
public final class InterestsScreen: OnboardingScreen {
  override class var name: String { "Interests" }
  override class var next: OnboardingPage { .ready }
}

/// The end of the onboarding.
public final class ReadyScreen: ShopScreen {
  override class var name: String { "Ready" }
  /// Told when somebody has seen it all.
  var onStart: (() -> Void)?

  /// Begins with the shop.
  public override var buttons: [ScreenButton] { [ScreenButton("Start", .run { [weak self] in self?.onStart?() })] }
}
