/// A question whether screens may be left, which an alert asks.
@MainActor package protocol QuestionAboutScreens: AnyObject {
  /// The screens that wait for the answer.
  var askedScreens: [UIViewController] { get }
}

/// The screen whose `mayLeave()` is being called, for the alert that the call shows.
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
