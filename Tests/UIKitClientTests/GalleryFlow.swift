import UIKit

/// A delegate of several classes of UIKit and of the app. It implements only the methods that it needs.
@MainActor final class GalleryFlow: NSObject {
  let navigation: GalleryStack
  private(set) var shown: [String] = []
  private(set) var selected = 0
  private(set) var dismissed = 0

  override init() {
    navigation = GalleryStack(rootViewController: GalleryScreen(pictures: ["sea", "hill"]))
    super.init()
    navigation.delegate = self
    (navigation.topViewController as? GalleryScreen)?.delegate = self
  }
}

extension GalleryFlow: GalleryScreenDelegate {
  func galleryScreen(_ screen: GalleryScreen, didChoose picture: Int) {
    let next = PictureScreen()
    next.number = picture
    next.title = screen.pictures[picture]
    navigation.pushViewController(next, animated: true)
  }
}

extension GalleryFlow: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? Fading() : nil
  }
}

extension GalleryFlow: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController.title != "closed"
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selected = tabBarController.selectedIndex
  }
}

extension GalleryFlow: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissed += 1 }
}

final class GalleryStack: UINavigationController {
  override var viewControllers: [UIViewController] {
    didSet { hidesBottomBarWhenPushed = viewControllers.count > 1 }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // The stack pushes its root when the stack is made.
    if topViewController != nil { viewController.navigationItem.prompt = "in the gallery" }
    super.pushViewController(viewController, animated: animated)
  }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
}

final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
