import Wayfinder

/// A step with its effects, for the checks.
package struct Passage {
  let step: AppStep
  let before: SeenTree
  var after: SeenTree
  var planned: StepRecord?
  var misuses: [String] = []
  var waitedBefore = 0
  var waitsAfter = 0
  /// The screens that a destination has shown.
  package var arrival: ShownScreens?
  /// A Boolean value that indicates whether the screen in front asks the user.
  var isUserAsked = false
  /// A Boolean value that indicates whether a request asks a guard or a screen.
  var isGuardAsked = false
  /// The requests of earlier steps that this step has ended.
  var answered: [OpenRequest] = []

  /// The tree when the step ended. The app may have continued by itself since.
  var atEnd: SeenTree { planned?.treeAtEnd ?? after }

  /// Returns a Boolean value that indicates whether a view controller was visible at the end of the step or later.
  func shows(_ screen: UIViewController) -> Bool { after.shows(screen) || planned?.treeAtEnd?.shows(screen) == true }

  /// Returns a Boolean value that indicates whether only an alert hides a view controller, which asked to leave a screen before
  /// the step and still does.
  func showsBehindLeaveQuestion(_ screen: UIViewController) -> Bool {
    before.front === atEnd.front && atEnd.front?.asksToLeave == true && atEnd.showsBehindFront(screen)
  }

  /// The view controllers that have left the tree.
  var left: [UIViewController] { before.screens(leftIn: after) }

  /// The destination of the step and its record; `nil` for other steps.
  var request: (name: String, record: StepRecord)? {
    guard case .go(let name) = step, let planned, planned.isRequest else { return nil }
    return (name, planned)
  }

  /// Returns a Boolean value that indicates whether the step has led to a state within a bound.
  func isWithin(_ bound: VerificationBound) -> Bool {
    after.deepestStack <= bound.stackDepth && after.modals <= bound.modals && waitsAfter <= bound.waiting
  }
}
