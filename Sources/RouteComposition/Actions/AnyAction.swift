public import Foundation
public import NavigationCore
public import ViewHierarchy

/// A type-erased action, for names with a leading dot: `.using(.push)`.
public struct AnyAction<ViewController: UIViewController>: Action {
  let anyJoin: AnyJoin

  /// Wraps an action.
  public init(_ action: any Action<ViewController>) { anyJoin = AnyJoin.of(action) }

  /// Joins the screen to the view controller in the tree. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    anyJoin.perform(viewController, existingController, animated, completion)
  }
}

extension AnyAction {
  /// Presents the screen in its own style: the automatic style of the system, a sheet on a phone, unless the app has
  /// set another. `present(.fullScreen)` covers the whole screen.
  public static var present: Self { Self(GeneralAction.presentModally()) }

  /// Presents the screen in a style.
  public static func present(_ style: UIModalPresentationStyle) -> Self {
    Self(GeneralAction.presentModally(presentationStyle: style))
  }

  /// Presents the screen as `GeneralAction.presentModally` does. Settings that are not given stay as the screen has them.
  ///
  /// - Parameters:
  ///   - startingPoint: The view controller that presents: the screen of the step below unless it is given.
  ///   - transitioningDelegate: Kept alive for as long as the screen that it presents.
  ///   - presentationConfiguration: Gets the screen's presentation controller, for instance to set a sheet's detents.
  public static func present(
    startingFrom startingPoint: PresentModallyAction<ViewController>.StartingPoint = .current,
    presentationStyle: UIModalPresentationStyle? = nil, transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil, preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil, presentationConfiguration: ((UIPresentationController) -> Void)? = nil
  ) -> Self {
    Self(
      GeneralAction.presentModally(
        startingFrom: startingPoint, presentationStyle: presentationStyle, transitionStyle: transitionStyle,
        transitioningDelegate: transitioningDelegate, preferredContentSize: preferredContentSize,
        isModalInPresentation: isModalInPresentation, presentationConfiguration: presentationConfiguration))
  }

  /// Makes the screen the root of the window.
  public static var replaceRoot: Self { Self(GeneralAction.replaceRoot()) }

  /// Makes the screen the root of a window.
  ///
  /// - Parameters:
  ///   - windowProvider: The window; that of the router that runs the action unless it is given.
  ///   - animationOptions: How the change is animated.
  ///   - duration: The duration of the animation, in seconds.
  public static func replaceRoot(
    windowProvider: any WindowProvider = RouterWindowProvider(), animationOptions: UIView.AnimationOptions? = nil,
    duration: TimeInterval = 0.3
  ) -> Self {
    Self(
      GeneralAction.replaceRoot(windowProvider: windowProvider, animationOptions: animationOptions, duration: duration))
  }

  /// Joins the screen to nothing.
  public static var nilAction: Self { Self(GeneralAction.nilAction()) }
}

extension AnyAction where ViewController: UINavigationController {
  /// Pushes on top of the stack.
  public static var push: Self { Self(UINavigationController.push()) }

  /// Makes the screen the only one of the stack.
  public static var pushAsRoot: Self { Self(UINavigationController.pushAsRoot()) }

  /// Replaces the top screen of the stack.
  public static var pushReplacingLast: Self { Self(UINavigationController.pushReplacingLast()) }
}

extension AnyAction where ViewController: UISplitViewController {
  /// Makes the screen the primary one.
  public static var setAsPrimary: Self { Self(UISplitViewController.setAsPrimary()) }

  /// Shows the screen as the details, replacing the previous ones. A collapsed split pushes it.
  public static var pushToDetails: Self { Self(UISplitViewController.pushToDetails()) }

  /// Pushes the screen onto the stack of the details.
  public static var pushOnToDetails: Self { Self(UISplitViewController.pushOnToDetails()) }
}

extension AnyAction where ViewController: UITabBarController {
  /// Adds the screen as a tab, and selects it.
  public static var addTab: Self { Self(UITabBarController.add()) }

  /// Adds the screen as a tab at a position, counted from 0, and selects it.
  public static func addTab(at position: Int, replacing: Bool = false) -> Self {
    Self(UITabBarController.add(at: position, replacing: replacing))
  }
}
