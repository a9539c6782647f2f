public import Foundation
public import NavigationCore
public import ViewHierarchy

/// Actions that do not need a container.
public enum GeneralAction {
  /// Makes the screen the root of the window.
  ///
  /// The action works only from the root, so use it after `GeneralStep.root()`. From any other screen, the request
  /// fails with ``CompositionError/notTheRoot(found:)``. The router keeps no reference to the old root after the
  /// change.
  ///
  /// - Parameters:
  ///   - windowProvider: The provider of the window for code that calls `perform` itself. A router ignores the
  ///     provider, and replaces the root of its own window.
  ///   - animationOptions: The options of the animation. If they are `nil`, the change is not animated.
  ///   - duration: The duration in seconds. If it is 0, or if the navigation is not animated, the change is not
  ///     animated.
  public static func replaceRoot<ViewController: UIViewController>(
    windowProvider: any WindowProvider = RouterWindowProvider(), animationOptions: UIView.AnimationOptions? = nil,
    duration: TimeInterval = 0.3
  ) -> ReplaceRootAction<ViewController> {
    ReplaceRootAction(
      windowProvider: windowProvider,
      replacement: RootReplacement(options: animationOptions ?? [], duration: animationOptions == nil ? 0 : duration))
  }

  /// Presents the screen. If a setting is `nil`, the screen keeps its own value.
  ///
  /// - Parameters:
  ///   - startingPoint: The view controller that presents. The default is the screen of the step below. In most styles,
  ///     UIKit passes the presentation on to the outermost container. In a style for the current context, UIKit passes
  ///     it to the nearest container that defines a presentation context.
  ///   - presentationStyle: The style. If it is `nil`, the screen keeps its own style: the one that the app has set, or
  ///     the system's automatic style, a sheet on a phone. `.fullScreen` covers the whole screen.
  ///   - transitioningDelegate: The delegate of the transition. The presented screen keeps it alive.
  ///   - presentationConfiguration: A closure that sets up the screen's presentation controller, for instance a sheet's
  ///     detents.
  public static func presentModally<ViewController: UIViewController>(
    startingFrom startingPoint: PresentModallyAction<ViewController>.StartingPoint = .current,
    presentationStyle: UIModalPresentationStyle? = nil, transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil, preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil, presentationConfiguration: ((UIPresentationController) -> Void)? = nil
  ) -> PresentModallyAction<ViewController> {
    let settings = ModalSettings(
      style: presentationStyle, transition: transitionStyle, size: preferredContentSize, isModal: isModalInPresentation,
      transitioningDelegate: transitioningDelegate, configure: presentationConfiguration)
    return PresentModallyAction(startingPoint: startingPoint, settings: settings)
  }

  /// Joins the screen to nothing. Use it if a factory returns a screen that has its place in the tree.
  ///
  /// The screen is shown in its place: its tab is selected, and the modals over it are dismissed. If the screen is in
  /// no tree, the request fails with ``CompositionError/joinedToNothing(type:factory:)``.
  public static func nilAction<ViewController: UIViewController>() -> NilAction<ViewController> { NilAction() }
}

/// An action that makes a screen the root of a window.
public struct ReplaceRootAction<ViewController: UIViewController>: Action, PlannableAction, Joining {
  private let windowProvider: any WindowProvider
  private let replacement: RootReplacement

  init(windowProvider: any WindowProvider, replacement: RootReplacement) {
    self.windowProvider = windowProvider
    self.replacement = replacement
  }

  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    guard !host.isNew, host.viewController === plan.live.root else {
      throw CompositionError.notTheRoot(found: host.name)
    }
    plan.replaceRoot(with: newcomer, replacement)
    return true
  }

  /// Makes the screen the root of the window. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(
      with: viewController, on: existingController as UIViewController, in: windowProvider.window, animated: animated,
      completion: completion)
  }
}

/// An action that presents a screen.
public struct PresentModallyAction<ViewController: UIViewController>: Action, PlannableAction, Joining {
  /// The view controller that presents the screen.
  public enum StartingPoint {
    /// The screen of the step below.
    case current
    /// The outermost container around the screen of the step below.
    case topmostParent
    /// The current screen at the time of the presentation: the topmost modal that is no alert, or the root.
    case topmost
    /// A view controller of your own. The expression is evaluated when the screen is presented. If it is `nil`, the
    /// request fails with ``CompositionError/noPresenter``.
    case custom(@autoclosure () throws -> UIViewController?)
  }

  private let presentation: Presentation

  init(startingPoint: StartingPoint, settings: ModalSettings) {
    let start: Presentation.StartingPoint =
      switch startingPoint {
      case .current: .current
      case .topmostParent: .topmostParent
      case .topmost: .topmost
      case .custom(let viewController):
        .custom {
          guard let presenter = try viewController() else { throw CompositionError.noPresenter }
          return presenter
        }
      }
    presentation = Presentation(startingPoint: start, settings: settings)
  }

  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) throws -> Bool {
    try plan.present(newcomer, on: host, presentation)
    return true
  }

  /// Presents the screen. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(
      with: viewController, on: existingController as UIViewController, animated: animated, completion: completion)
  }
}

/// An action that joins a screen to nothing.
public struct NilAction<ViewController: UIViewController>: Action, PlannableAction {
  package var joining: any Joining { NoJoining() }

  /// Joins nothing. Calls the completion at once, with success.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}
