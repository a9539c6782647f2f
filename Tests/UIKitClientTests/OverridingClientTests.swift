import Testing
import UIKit

@MainActor @Suite struct OverridingClientTests {
  @Test("UK-3 Subclasses with an app's usual overrides compile as for UIKit, and their overrides are called")
  func subclasses() {
    let scene = UIWindowScene()
    let window = PassthroughWindow(windowScene: scene)
    #expect(window.windowScene === scene)
    #expect(window.windowLevel == .alert)
    #expect(window.hitTest(.zero, with: nil) == nil)
    let tabs = BouncingTabs(tabs: [
      UITab(title: "Pictures", image: nil, identifier: "pictures") { _ in UIViewController() }
    ])
    window.rootViewController = tabs
    window.transitionScheduler = TransitionScheduler(.immediate)
    window.isHidden = false
    #expect(window.perform(.selectTab(0, "Pictures")))
    #expect(tabs.title == "1 tabs")
    #expect(tabs.tapped == [0])
    let avatar = AvatarView(image: UIImage())
    #expect(avatar.clipsToBounds)
    #expect(!avatar.isUserInteractionEnabled)
    avatar.addGestureRecognizer(UITapGestureRecognizer())
    #expect(avatar.isUserInteractionEnabled)
    let segue = FadeSegue(identifier: "show", source: tabs, destination: UIViewController())
    segue.perform()
    #expect(tabs.presentedViewController?.modalTransitionStyle == .crossDissolve)
    let drawer = DrawerScreen()
    #expect(drawer.restorationClass != nil)
    #expect(drawer.edgesForExtendedLayout == [])
  }

  @Test("UK-3 A scene's delegate receives quick actions at launch and later")
  func quickActions() {
    let delegate = GallerySceneDelegate()
    let app = SimulatedApp(delegate: GalleryAppDelegate()) { _ in delegate }
    let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
    app.launch(with: .quickAction(item))
    app.open(.quickAction(item))
    app.terminate()
    #expect(delegate.actions == ["search", "Search"])
  }
}

private final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {}
