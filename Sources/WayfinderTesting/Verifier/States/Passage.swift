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
  var isUserAsked = false
  /// A Boolean value that indicates whether a request asks a guard or a screen.
  var isGuardAsked = false
  var answered: [OpenRequest] = []

  /// The tree when the step ended. The app may have continued by itself since.
  var atEnd: SeenTree { planned?.treeAtEnd ?? after }

  func shows(_ screen: UIViewController) -> Bool { after.shows(screen) || planned?.treeAtEnd?.shows(screen) == true }

  /// Returns a Boolean value that indicates whether only an alert hides a view controller, which asked to leave a screen before the step
  /// and still does.
  func showsBehindLeaveQuestion(_ screen: UIViewController) -> Bool {
    before.front === atEnd.front && atEnd.front?.asksToLeave == true && atEnd.showsBehindFront(screen)
  }

  var left: [UIViewController] { before.screens(leftIn: after) }

  /// The destination of the step and its record; `nil` for other steps.
  var request: (name: String, record: StepRecord)? {
    guard case .go(let name) = step, let planned, planned.isRequest else { return nil }
    return (name, planned)
  }

  func isWithin(_ bound: VerificationBound) -> Bool {
    after.deepestStack <= bound.stackDepth && after.modals <= bound.modals && waitsAfter <= bound.waiting
  }
}
