public import Foundation
public import NavigationCore
public import ViewHierarchy

/// A type-erased action. Its static members can be written with a leading dot: `.using(.push)`.
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
  /// Presents the screen in its own style. Unless the app has set a style, that is the system's automatic style, a
  /// sheet on a phone. `present(.fullScreen)` covers the whole screen.
  public static var present: Self { Self(GeneralAction.presentModally()) }

  /// Presents the screen in a style.
  public static func present(_ style: UIModalPresentationStyle) -> Self {
    Self(GeneralAction.presentModally(presentationStyle: style))
  }

  /// Presents the screen as `GeneralAction.presentModally` does. If a setting is `nil`, the screen keeps its own value.
  ///
  /// - Parameters:
  ///   - startingPoint: The view controller that presents. The default is the screen of the step below.
  ///   - transitioningDelegate: The delegate of the transition. The presented screen keeps it alive.
  ///   - presentationConfiguration: A closure that sets up the screen's presentation controller, for instance a sheet's
  ///     detents.
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

  /// Makes the screen the root of the window, with an animation of your own.
  ///
  /// - Parameters:
  ///   - windowProvider: The provider of the window for code that calls `perform` itself. A router ignores the
  ///     provider, and replaces the root of its own window.
  ///   - animationOptions: The options of the animation. If they are `nil`, the change is not animated.
  ///   - duration: The duration of the animation, in seconds.
  public static func replaceRoot(
    windowProvider: any WindowProvider = RouterWindowProvider(), animationOptions: UIView.AnimationOptions? = nil,
    duration: TimeInterval = 0.3
  ) -> Self {
    Self(
      GeneralAction.replaceRoot(windowProvider: windowProvider, animationOptions: animationOptions, duration: duration))
  }

  /// Joins the screen to nothing, and shows it in its place. Use this action if a factory returns a screen that has its
  /// place in the tree already.
  public static var nilAction: Self { Self(GeneralAction.nilAction()) }
}

extension AnyAction where ViewController: UINavigationController {
  /// Pushes the screen onto the stack.
  public static var push: Self { Self(UINavigationController.push()) }

  /// Makes the screen the only one of the stack.
  public static var pushAsRoot: Self { Self(UINavigationController.pushAsRoot()) }

  /// Replaces the top screen of the stack.
  public static var pushReplacingLast: Self { Self(UINavigationController.pushReplacingLast()) }
}

extension AnyAction where ViewController: UISplitViewController {
  /// Makes the screen the primary one of the split.
  public static var setAsPrimary: Self { Self(UISplitViewController.setAsPrimary()) }

  /// Shows the screen as the details, in place of the present details. A collapsed split pushes the screen.
  public static var pushToDetails: Self { Self(UISplitViewController.pushToDetails()) }

  /// Pushes the screen onto the stack of the details.
  public static var pushOnToDetails: Self { Self(UISplitViewController.pushOnToDetails()) }
}

extension AnyAction where ViewController: UITabBarController {
  /// Adds the screen as a tab, and selects it.
  public static var addTab: Self { Self(UITabBarController.add()) }

  /// Adds the screen as a tab, and selects it.
  ///
  /// - Parameters:
  ///   - position: The position of the tab, counted from 0. A position after the last tab adds the screen at the end.
  ///   - replacing: Whether the screen replaces the tab at that position. If there is no such tab, the screen is added.
  public static func addTab(at position: Int, replacing: Bool = false) -> Self {
    Self(UITabBarController.add(at: position, replacing: replacing))
  }
}
