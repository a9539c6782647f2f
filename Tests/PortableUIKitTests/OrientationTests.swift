import PortableUIKit
import Testing

/// A delegate of pages and splits that supplies the supported orientations and the location of the spine.
private final class Holder: NSObject, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let pages: [UIViewController]
  var asked: [UIInterfaceOrientation] = []
  init(_ pages: [UIViewController] = []) { self.pages = pages }
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    asked.append(orientation)
    let isWide = orientation.isLandscape
    pageViewController.setViewControllers(
      Array(pages.prefix(isWide ? 2 : 1)), direction: .forward, animated: false)
    return isWide ? .mid : .max
  }
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .landscape }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .landscapeLeft }
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .portrait }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portraitUpsideDown }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portraitUpsideDown }
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .landscape }
}

private final class Silent: NSObject, UIPageViewControllerDelegate, UISplitViewControllerDelegate {}

@Suite struct OrientationTests {
  let stage = Stage()
  private let upright = CGSize(width: 393, height: 852)
  private let wide = CGSize(width: 852, height: 393)

  @Test("UK-8 A page-curl controller asks its delegate for the spine location when the interface turns")
  func spine() {
    let screens = ["a", "b", "c"].map { stage.screen($0) }
    let (book, holder) = (UIPageViewController(nibName: nil, bundle: nil), Holder(screens))
    book.delegate = holder
    book.setViewControllers([screens[0]], direction: .forward, animated: false)
    stage.show(UINavigationController(rootViewController: book))
    #expect(holder.asked.isEmpty)
    #expect(book.spineLocation == .min)
    stage.simulate(size: wide)
    #expect(holder.asked == [.landscapeRight])
    #expect(book.spineLocation == .mid)
    #expect(book.isDoubleSided)
    #expect(book.viewControllers == Array(screens[0..<2]))
    #expect(screens[1].view.window === stage.window)
    stage.simulate(size: CGSize(width: 900, height: 400))
    #expect(holder.asked.count == 1, "it is no other way up")
    stage.simulate(size: upright)
    #expect(holder.asked == [.landscapeRight, .portrait])
    #expect(book.spineLocation == .max)
    #expect(book.viewControllers == [screens[0]])
    #expect(screens[1].view.window == nil)
  }

  @Test("UK-8 Scrolling pages ask for no spine location, and a delegate without the method leaves the spine unchanged")
  func noSpine() {
    let (holder, silent) = (Holder(), Silent())
    let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    scrolling.delegate = holder
    stage.show(scrolling)
    stage.simulate(size: wide)
    #expect(holder.asked.isEmpty)
    #expect(scrolling.spineLocation == .none)
    let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curling.delegate = silent
    stage.show(curling)
    stage.simulate(size: upright)
    #expect(curling.spineLocation == .min)
    #expect(!curling.isDoubleSided)
  }

  @Test("UK-3 UK-21 The delegates of pages, splits, stacks and tab bars say how the device may be held")
  func masks() {
    let (pages, split) = (UIPageViewController(nibName: nil, bundle: nil), UISplitViewController(style: .doubleColumn))
    let (holder, silent) = (Holder(), Silent())
    for controller in [pages, split] {
      #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
      #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    }
    pages.delegate = holder
    split.delegate = holder
    #expect(pages.supportedInterfaceOrientations == .landscape)
    #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(split.supportedInterfaceOrientations == .portrait)
    #expect(split.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    stack.delegate = holder
    tabs.delegate = holder
    #expect(stack.supportedInterfaceOrientations == .portrait)
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    #expect(stack.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
    pages.delegate = silent
    split.delegate = silent
    for controller in [pages, split] {
      #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
      #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    }
  }

  @Test("UK-21 A request for a scene's geometry changes nothing and reports no error")
  func geometry() {
    typealias Wish = UIWindowScene.GeometryPreferences.iOS
    let scene = UIWindowScene()
    stage.window.windowScene = scene
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { Issue.record("\($0)") }
    scene.requestGeometryUpdate(Wish())
    stage.settle()
    #expect(scene.interfaceOrientation == .portrait)
    #expect(Wish(interfaceOrientations: .landscape).interfaceOrientations == .landscape)
    #expect(Wish().interfaceOrientations == nil)
  }
}
