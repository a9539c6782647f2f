import Wayfinder

/// Asks the user whether something unfinished may be left.
final class LeaveDesk {
  private let session: Session
  private let router: Router
  private let question: LeaveQuestion

  init(_ session: Session, _ router: Router, title: String) {
    self.session = session
    self.router = router
    question = LeaveQuestion(
      title, message: "What you have filled in is lost then.", leave: "Leave", stay: "Stay")
  }

  /// Whether it may be left. Without a user who could answer, it stays.
  func mayLeave() async -> Bool {
    guard session.isAttended else { return false }
    return await question.ask(with: router)
  }
}
