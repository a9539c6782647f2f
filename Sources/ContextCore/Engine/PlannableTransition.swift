package import NavigationCore

/// A transition that says beforehand what it will change, so that screens can be asked about it, and so that it can be
/// made together with others and put back.
@MainActor package protocol PlannableTransition: NavigationTransitionProtocol {
  /// What it would do to what is on screen now. Changes nothing.
  ///
  /// - Throws: What would make it fail.
  func plan(on stage: any Stage) throws -> TransitionPlan

  /// The last steps where it shows another screen than the new element: one around that, in which the element is to be
  /// seen, or one in its place.
  ///
  /// - Parameter note: Told what is shown in the place of the element.
  func arrival(
    of element: AnyObject, on stage: any Stage, orOfAnother note: @escaping (AnyObject) throws -> Void
  ) -> [TransactionStep]
}

/// An answer of a transition provider that is a goal by itself, for instance a step's destination: its guards are asked and
/// its tasks run as if it had been asked for. The goal is done in one part.
@MainActor package protocol GoalTransition: NavigationTransitionProtocol {
  /// What is wanted of a stage.
  func goal(on stage: any Stage) -> any Goal
}

/// What a transition is going to do.
package struct TransitionPlan {
  /// What is to be asked before it: the screens that would go.
  package var leaving: [Question]
  /// The changes, in order; none where what is wanted is there already.
  package var steps: [TransactionStep]
  /// Whether it waits until somebody sees the stage.
  package var needsAudience: Bool
  /// What is brought forward, where it is there already.
  package var found: AnyObject?
  /// What is shown, new or brought forward.
  package var shown: AnyObject?
  /// Puts back what is no part of the tree. Called when the tree has been put back.
  package var undo: (() -> Void)?
  /// Told once how it has ended.
  package var completion: RouteCompletion?
  /// Puts it into words.
  package var tell: (inout RoutePlan) -> Void

  package init(
    leaving: [Question] = [], steps: [TransactionStep], needsAudience: Bool, found: AnyObject? = nil,
    shown: AnyObject? = nil, undo: (() -> Void)? = nil, completion: RouteCompletion? = nil,
    tell: @escaping (inout RoutePlan) -> Void
  ) {
    self.leaving = leaving
    self.steps = steps
    self.needsAudience = needsAudience
    self.found = found
    self.shown = shown
    self.undo = undo
    self.completion = completion
    self.tell = tell
  }
}

/// A stack provider that tells of a stage which others change too: requests wait in its queue, and what they change can be
/// put back.
@MainActor package protocol StagedStackProvider: AnyObject {
  /// The queue that all share who change what is on screen there.
  var queue: NavigationQueue { get }

  var stage: any Stage { get }

  /// What every request through it begins with.
  var roles: RouterRoles { get }

  /// Throws where that is another stage than the provider's.
  func check(_ stage: any Stage) throws

  /// The last steps behind a transition of the app's own: what it was to show is shown, or another in its place, or it
  /// has failed.
  ///
  /// - Parameter note: Told what is shown in its place.
  func arrival(of element: AnyObject, orOfAnother note: @escaping (AnyObject) -> Void) -> [TransactionStep]
}
