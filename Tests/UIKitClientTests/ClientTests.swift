import Foundation
import PageFlow
import Testing
import UIKit
import Wayfinder

@MainActor @Suite struct ClientTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    #if !(os(iOS) || os(tvOS) || os(visionOS))
      window.transitionScheduler = TransitionScheduler(.immediate)
    #endif
    window.makeKeyAndVisible()
    return window
  }

  @Test("UK-1 Sources that import UIKit, Wayfinder or both share one target and the same classes")
  func oneTarget() async throws {
    let flow = GalleryFlow()
    let tabs = GalleryTabs.make(around: flow.navigation)
    let window = window(tabs)
    let picture = try await Router(window: window).navigate(to: GalleryRoutes.picture, with: 1)
    #expect(picture.number == 1)
    #expect(picture.navigationItem.prompt == "in the gallery")
    #expect(flow.navigation.viewControllers.count == 2)
    #expect(same(picture) === picture)
    #expect(ObjectIdentifier(UIKit.UIViewController.self) == ObjectIdentifier(UIViewController.self))
  }

  @Test(
    "UK-2 Screens with their own initialisers, overrides and delegates compile and work in Swift 6 mode")
  func ordinaryScreens() throws {
    let flow = GalleryFlow()
    let window = window(flow.navigation)
    let gallery = try #require(flow.navigation.topViewController as? GalleryScreen)
    #expect(gallery.preferredContentSize.height == 160)
    #expect(gallery.navigationItem.prompt == "2 pictures")
    gallery.choose(1)
    #expect(flow.navigation.topViewController?.navigationItem.prompt == "in the gallery")
    #expect(flow.shown == ["2 pictures", "hill"])
    #expect(window.rootViewController?.modalPresentationStyle == .fullScreen)
    #expect(RecentPicturesScreen(today: "wood").tabBarItem.badgeValue == "1")
    let picture = try #require(flow.navigation.topViewController as? PictureScreen)
    #expect(picture.view is CanvasView)
    #expect(picture.appearances == 1)
  }

  @Test("UK-2 A tab bar uses a subclass's override of a property, and an app's tab bar delegate compiles")
  func tabs() {
    let flow = GalleryFlow()
    let tabs = GalleryTabs.make(around: flow.navigation)
    tabs.delegate = flow
    let window = window(tabs)
    tabs.selectedIndex = 1
    #expect(tabs.changes == 1)
    #expect(window.rootViewController === tabs)
    let closed = UIViewController()
    closed.title = "closed"
    #expect(flow.tabBarController(tabs, shouldSelect: closed) == false)
  }

  @Test("UK-3 An app's presentation controllers, drivers and doubles compile as for UIKit, and are used")
  func presentations() {
    let (root, picture, delegate) = (UIViewController(), PictureScreen(), FrameDelegate())
    let window = window(UINavigationController(rootViewController: root))
    root.definesPresentationContext = true
    picture.modalPresentationStyle = .custom
    picture.transitioningDelegate = delegate
    root.present(picture, animated: false)
    #expect(picture.presentingViewController === root)
    #expect(picture.view.superview === delegate.presentation?.mat)
    #expect(delegate.presentation?.mat.frame == window.bounds.insetBy(dx: 20, dy: 20))
    #expect(delegate.presentation?.layouts == 1)
    let drivers: [UIViewControllerInteractiveTransitioning] = [Pinch(), Drag(), Swipe()]
    #expect(drivers.map { $0.completionSpeed } == [0.5, 1, 1])
    #expect(drivers.map { $0.completionCurve } == [.linear, .easeInOut, .easeIn])
    #expect(drivers.map { $0.wantsInteractiveStart } == [false, true, true])
    #expect(Swipe().timingCurve?.springTimingParameters?.initialVelocity == CGVector(dx: 0, dy: 4))
    let sheet: UISheetPresentationController = GallerySheet(presentedViewController: picture, presenting: root)
    #expect(!sheet.prefersPageSizing)
    #expect(sheet.sourceView === root.view)
    let double: UIViewControllerTransitionCoordinator = CoordinatorDouble()
    #expect(double.completionCurve == .easeInOut)
    #expect(double.targetTransform == .identity)
  }

  @Test("UK-2 The short style works in a module without this package's settings")
  func shortStyle() async throws {
    let window = window(PictureScreen())
    let gallery = try await Router(window: window).navigate(to: GalleryRoutes.gallery, with: ["a", "b", "c"])
    #expect(gallery.title == "3 pictures")
    #expect(gallery.navigationController?.modalPresentationStyle == .fullScreen)
  }
}
