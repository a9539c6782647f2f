import ViewHierarchy
import Wayfinder

/// P1, P4 and P6, for a request of an earlier step that this step has ended, because the user has answered.
///
/// A user who refuses is no fault.
enum AnswerCheck {
  static func findings(in passage: Passage) -> [Finding] { passage.answered.compactMap { finding($0, in: passage) } }

  private static func finding(_ request: OpenRequest, in passage: Passage) -> Finding? {
    let name = request.name
    if request.record.outcomes.count > 1 {
      return Finding(.arrives, name, "Going to \(name) has ended \(request.record.outcomes.count) times.")
    }
    guard let outcome = request.record.outcome else { return nil }
    switch outcome {
    case .arrived(let screen), .alreadyThere(let screen):
      guard passage.shows(screen) == request.isRefused else { return nil }
      if request.isRefused {
        return Finding(.keepsGuarded, name, "\(name) is shown once the user has answered, and its guard would refuse.")
      }
      // An arrival may be covered by a later one, or by the next question.
      guard passage.answered.count == 1, passage.request == nil, passage.waitsAfter == 0 else { return nil }
      return Finding(
        .arrives, name, "Going to \(name) arrived once the user had answered, and its screen is not visible.")
    case .failed(let failure):
      if request.isRefused { return nil }
      return Finding(.arrives, name, "Going to \(name) failed once the user had answered. \(failure)")
    case .blocked: return remnant(of: request, in: passage)
    case .redirected, .superseded, .cancelled: return nil
    }
  }

  private static func remnant(of request: OpenRequest, in passage: Passage) -> Finding? {
    // Others may wait for the same answer, and the user may have gone on from the question to somewhere else.
    guard passage.waitsAfter == 0, passage.after.screens(notIn: passage.before).isEmpty else { return nil }
    let left = request.question(leftIn: passage.after)
    guard !left.isEmpty else { return nil }
    let names = left.map(\.typeName).joined(separator: ", ")
    return Finding(
      .leavesTree, request.name,
      "Going to \(request.name) was refused as the user has answered, and what has asked is still there: \(names).")
  }
}
