package import NavigationCore

/// A transition that can be planned. The screens that would leave can be asked before the transition runs. The transition can
/// be committed and rolled back together with other transitions.
@MainActor package protocol PlannableTransition: NavigationTransitionProtocol {
  /// Plans the transition for the elements on screen now. Changes nothing.
  ///
  /// - Throws: An error if the transition is not possible.
  func plan(on stage: any Stage) throws -> TransitionPlan

  /// Returns the last steps of a transition that shows another screen than the new element.
  ///
  /// If the other screen is a container around the element, the steps show the element in the container. Otherwise the steps
  /// check whether the element is in the tree, and call `note` if another screen has replaced the element.
  ///
  /// - Parameter note: A closure that receives the screen that is shown in place of the element.
  func arrival(
    of element: AnyObject, on stage: any Stage, orOfAnother note: @escaping (AnyObject) throws -> Void
  ) -> [TransactionStep]
}

/// A transition with a goal of its own, such as a transition to a step's destination.
///
/// The goal's guards and tasks run in the same way as in a request for that goal alone. The goal must consist of a single
/// part.
@MainActor package protocol GoalTransition: NavigationTransitionProtocol {
  /// Returns the goal for a stage.
  func goal(on stage: any Stage) -> any Goal
}

/// The plan of a transition.
package struct TransitionPlan {
  /// The questions to the screens that would leave.
  package var leaving: [Question]
  /// The changes and their last steps, in order; empty if nothing has to change.
  package var steps: [TransactionStep]
  /// A Boolean value that indicates whether the transition waits until the stage is visible.
  package var needsAudience: Bool
  /// The screen that the transition reuses; `nil` if the transition reuses none.
  package var found: AnyObject?
  /// The screen that the transition shows, new or reused; `nil` if the transition only removes screens.
  package var shown: AnyObject?
  /// A closure that restores state outside of the tree. It is called after the tree was restored.
  package var undo: (() -> Void)?
  /// A closure that receives the result of the transition once.
  package var completion: RouteCompletion?
  /// A closure that describes the transition in a route plan.
  package var describe: (inout RoutePlan) -> Void

  package init(
    leaving: [Question] = [], steps: [TransactionStep], needsAudience: Bool, found: AnyObject? = nil,
    shown: AnyObject? = nil, undo: (() -> Void)? = nil, completion: RouteCompletion? = nil,
    describe: @escaping (inout RoutePlan) -> Void
  ) {
    self.leaving = leaving
    self.steps = steps
    self.needsAudience = needsAudience
    self.found = found
    self.shown = shown
    self.undo = undo
    self.completion = completion
    self.describe = describe
  }
}

/// A stack provider for a stage that all requests share, such as the stage of a window. Requests wait in the queue of the
/// stage, and their changes can be rolled back.
@MainActor package protocol StagedStackProvider: AnyObject {
  /// The queue of all requests that change the stage.
  var queue: NavigationQueue { get }

  var stage: any Stage { get }

  /// The guards and tasks of every request for the stage.
  var roles: RouterRoles { get }

  /// Throws an error if a stage is not the provider's stage, or if the provider has neither a window nor a root.
  func check(_ stage: any Stage) throws

  /// Returns the last steps after a transition of the app. The steps fail if the element is not visible, and the transition has
  /// shown no other screen in its place.
  ///
  /// - Parameter note: A closure that receives the screen that is shown in place of the element.
  func arrival(of element: AnyObject, orOfAnother note: @escaping (AnyObject) -> Void) -> [TransactionStep]
}
