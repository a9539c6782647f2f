/// A question whether screens may be left. An alert asks it.
@MainActor package protocol QuestionAboutScreens: AnyObject {
  /// The screens that wait for the answer.
  var askedScreens: [UIViewController] { get }
}

/// The screen whose `mayLeave()` is being called. An alert that the call presents belongs to this screen.
package enum AskedScreen {
  @TaskLocal package static var current: WeakScreen?

  /// Keeps a question with the alert that asks it.
  package static func keep(_ question: any QuestionAboutScreens, with alert: UIViewController) {
    alert.madeScreenRecord.leaveQuestion = question
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether this is an alert that asks to leave screens.
  package var asksToLeave: Bool { screenRecord?.leaveQuestion != nil }
}
