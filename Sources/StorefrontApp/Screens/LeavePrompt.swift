import Wayfinder

/// Asks the user whether an unfinished screen may be left.
final class LeavePrompt {
  private let session: Session
  private let router: Router
  private let question: LeaveQuestion

  init(_ session: Session, _ router: Router, title: String) {
    self.session = session
    self.router = router
    question = LeaveQuestion(
      title, message: "What you have filled in is lost then.", leave: "Leave", stay: "Stay")
  }

  /// Returns whether the screen may be left. Without a user to answer, the screen stays.
  func mayLeave() async -> Bool {
    guard session.isInteractive else { return false }
    return await question.ask(with: router)
  }
}
