import Wayfinder

// The properties of one step. Each check looks at the effects of the step, and describes a fault in one sentence.

/// P1: navigating arrives, and the destination is visible, unless a guard may refuse it.
enum ArrivalCheck {
  static func finding(in passage: Passage) -> Finding? {
    guard let (name, record) = passage.request else { return nil }
    if record.outcomes.count > 1 {
      return Finding(.arrives, name, "Going to \(name) has ended \(record.outcomes.count) times.")
    }
    guard let outcome = record.outcome else {
      // A new screen may be a question if a guard is asked. Otherwise it is a change without an end.
      let hasCome = passage.isGuardAsked && !passage.before.isSame(as: passage.after)
      let isAsked = passage.waitedBefore > 0 || passage.isUserAsked || hasCome
      return isAsked ? nil : Finding(.arrives, name, "Going to \(name) waits, and nothing on screen asks the user.")
    }
    guard let screen = outcome.value else {
      return record.isRefused ? nil : Finding(.arrives, name, "Going to \(name) did not arrive. \(outcome)")
    }
    guard !passage.shows(screen), !passage.showsBehindLeaveQuestion(screen) else { return nil }
    let seen = passage.atEnd.front.map { ", but \($0.typeName)" } ?? ""
    return Finding(.arrives, name, "Going to \(name) ended as an arrival, and its screen is not visible\(seen).")
  }
}

/// P4: a destination is not shown if its guard refuses it.
enum GuardCheck {
  static func finding(in passage: Passage) -> Finding? {
    guard let (name, record) = passage.request, record.isRefused, record.outcome?.value != nil else { return nil }
    return finding(name)
  }

  /// Returns the finding for a refused destination that arrives.
  static func finding(_ name: String) -> Finding {
    Finding(.keepsGuarded, name, "Going to \(name) arrived, and as the app is now it is said to be refused.")
  }
}

/// P6: a navigation that does not arrive leaves the tree as it was.
enum SameTreeCheck {
  static func finding(in passage: Passage) -> Finding? {
    guard let (name, record) = passage.request, let outcome = record.outcome, outcome.value == nil else { return nil }
    if case .redirected = outcome { return nil }
    return finding(name, "\(outcome)", passage.before, passage.atEnd)
  }

  /// - Parameter asking: The tree while a guard or a screen was asked. Screens that a guard removed for its question may be missing.
  static func finding(
    _ name: String, _ ending: String, _ before: SeenTree, _ after: SeenTree, whileAsking asking: SeenTree? = nil
  ) -> Finding? {
    guard !before.isSame(as: after) else { return nil }
    if let asking, !before.screens(notIn: asking).isEmpty, after.screens(notIn: before).isEmpty,
      asking.screens(notIn: before).isEmpty
    {
      return nil
    }
    let (gone, come) = (before.screens(notIn: after), after.screens(notIn: before))
    var changes: [String] = []
    if !gone.isEmpty { changes.append("gone: \(gone.map(\.typeName).joined(separator: ", "))") }
    if !come.isEmpty { changes.append("come: \(come.map(\.typeName).joined(separator: ", "))") }
    if changes.isEmpty {
      changes = ["the same screens, shown or placed otherwise: \(before.outline) before, \(after.outline) now"]
    }
    let what = changes.joined(separator: "; ")
    return Finding(.leavesTree, name, "Going to \(name) did not arrive, and the tree has changed (\(what)). \(ending)")
  }
}

extension Waiting {
  /// P6, after the request was cancelled.
  func findingWhenCancelled(_ step: AppStep, in after: SeenTree) -> Finding? {
    guard case .go(let name) = step else { return nil }
    guard let outcome = record.outcome else {
      return Finding(.leavesTree, name, "Going to \(name) was cancelled while it waited, and does not end.")
    }
    guard outcome.value == nil else { return nil }
    return SameTreeCheck.finding(name, "\(outcome)", before, after, whileAsking: asking)
  }
}

enum MisuseCheck {
  static func finding(in passage: Passage) -> Finding? { finding(passage.misuses) }

  static func finding(_ misuses: [String]) -> Finding? { misuses.first.map { Finding(.usesUIKit, $0, $0) } }
}

/// P9: the plan described the changes. If a guard is asked, only the question counts.
enum PlanCheck {
  static func finding(in passage: Passage) -> Finding? {
    guard let (name, record) = passage.request, let planned = record.plan else { return nil }
    func broken(_ what: String) -> Finding { Finding(.keepsPlan, name, "The plan of \(name) \(what)") }
    switch planned {
    case .failure(let error):
      guard record.outcome?.value != nil else { return nil }
      return broken("said that it fails, and it arrived. \(error)")
    case .success(let plan):
      guard plan.asked.isEmpty else { return nil }
      guard let outcome = record.outcome else { return broken("named nobody who is asked, and it waits.") }
      switch outcome {
      case .alreadyThere: return plan.changes.isEmpty ? nil : broken("said that something changes, and nothing did.")
      case .arrived: return difference(plan, passage).map(broken)
      default: return broken("said that it arrives, and it did not. \(outcome)")
      }
    }
  }

  private static func difference(_ plan: RoutePlan, _ passage: Passage) -> String? {
    let isTold = !plan.changes.contains { change in
      switch change {
      case .opaque, .follow, .reveal: true
      default: false
      }
    }
    if plan.changes.isEmpty { return "said that nothing changes, and something did." }
    guard isTold else { return nil }
    let left = passage.before.screens(notIn: passage.atEnd)
    guard names(plan, left) else {
      return "said that these leave: \(list(plan.removed)); these did: \(list(left.map(\.typeName).sorted()))."
    }
    let built = plan.changes.compactMap { if case .build(let screen) = $0 { screen } else { nil } }
    var come = passage.atEnd.screens(notIn: passage.before).map(\.typeName)
    // The plan knows only the superclass of some screens.
    let missing = built.filter { screen in !come.take(screen) && screen != "UIViewController" }
    return missing.isEmpty ? nil : "said that these are built: \(list(missing)); they are not there."
  }

  /// Returns a Boolean value that indicates whether a plan names all removed screens, and otherwise only children of them, such as pages.
  private static func names(_ plan: RoutePlan, _ left: [UIViewController]) -> Bool {
    var named = plan.removed
    guard left.allSatisfy({ named.take($0.typeName) }) else { return false }
    if named.isEmpty { return true }
    var inside = left.flatMap(\.contents).filter { screen in !left.contains { $0 === screen } }.map(\.typeName)
    return named.allSatisfy { inside.take($0) }
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}

extension [String] {
  fileprivate mutating func take(_ name: String) -> Bool {
    guard let index = firstIndex(of: name) else { return false }
    remove(at: index)
    return true
  }
}

extension UIViewController {
  fileprivate var contents: [UIViewController] { children + children.flatMap(\.contents) }
}

enum PassageChecks {
  static func findings(in passage: Passage) -> [Finding] {
    [
      ArrivalCheck.finding(in: passage), GuardCheck.finding(in: passage), SameTreeCheck.finding(in: passage),
      MisuseCheck.finding(in: passage), PlanCheck.finding(in: passage),
    ].compactMap(\.self) + AnswerCheck.findings(in: passage)
  }
}
