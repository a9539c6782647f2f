public import Wayfinder

/// The stack of the onboarding, over the whole screen.
public final class OnboardingStack: UINavigationController {
  /// Creates an empty stack.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
}

/// A page of the onboarding with a next page.
public class OnboardingScreen: ShopScreen {
  class var next: OnboardingPage { .ready }

  /// A button for the next page, and a button that skips to the last.
  public override var buttons: [ScreenButton] {
    [ScreenButton("Continue", .goTo(.onboarding(Self.next))), ScreenButton("Skip", .goTo(.endOfOnboarding))]
  }
}

/// The page that introduces the shop.
public final class WelcomeScreen: OnboardingScreen {
  override class var name: String { "Welcome" }
  override var texts: [String] { ["Everything for home, garden and the road."] }
  override class var next: OnboardingPage { .permissions }
}

/// The page that asks for permissions.
public final class PermissionsScreen: OnboardingScreen {
  override class var name: String { "Permissions" }
  override var texts: [String] { ["May the shop notify you of your orders?"] }
  override class var next: OnboardingPage { .interests }
}

/// The page that asks for the user's interests.
public final class InterestsScreen: OnboardingScreen {
  override class var name: String { "Interests" }
  override var texts: [String] { ["What do you like best?"] }
  override class var next: OnboardingPage { .ready }
}

/// The last page of the onboarding.
public final class ReadyScreen: ShopScreen {
  override class var name: String { "Ready" }
  override var texts: [String] { ["You are ready to shop."] }
  /// A closure that is called when the user ends the onboarding.
  var onStart: (() -> Void)?

  /// A button that ends the onboarding.
  public override var buttons: [ScreenButton] { [ScreenButton("Start", .run { [weak self] in self?.onStart?() })] }
}
