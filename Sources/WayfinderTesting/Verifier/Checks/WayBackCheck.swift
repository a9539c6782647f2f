import ViewHierarchy
import Wayfinder

/// P2: going back alone reaches a root.
enum WayBackCheck {
  /// - Parameter tried: The moves that were tried there, with their results.
  static func finding(from front: String, trying tried: Trials? = nil) -> Finding {
    // Screens of one class have the same ways back.
    let kind = String(front.prefix { $0 != " " })
    var sentence = "From \(front) no way back leads to a root."
    if let tried {
      if let count = tried.limit {
        sentence = "From \(front) none of the \(count) ways back that were tried leads to a root; there are more."
      }
      let attempts = tried.attempts.map(\.words)
      sentence += attempts.isEmpty ? " \(nothing)" : " Tried: \(attempts.joined(separator: "; "))."
      if !tried.others.isEmpty {
        sentence +=
          " Not tried, as it need not lead back: \(tried.others.listed(atMost: 4)). If it does, say so by"
          + " .leaving(\(kind.swiftLiteral), otherwiseThanBack: …)."
      }
    }
    return Finding(.leadsBack, kind, sentence)
  }

  private static let nothing =
    "There is no back button, no sheet that can be swiped down, and no question that could be answered."

  /// Ways back that were tried, and lead to no root.
  struct Trials {
    var attempts: [Attempt] = []
    var others: [String] = []
    /// The number of tried ways, if there are more; `nil` if all were tried.
    var limit: Int?
  }

  struct Attempt {
    let move: String
    let answer: Answer

    var words: String {
      switch answer {
      case .refused([]): return "\(move) (changes nothing)"
      case .refused(let screens):
        return "\(move) (refused, as \(screens.joined(separator: " and ")) may not be left or asks first)"
      case .asked(let screen): return "\(move) (\(screen) asks)"
      case .led(let screen): return "\(move) (leads to \(screen))"
      }
    }
  }

  enum Answer {
    /// Nothing changed. The classes are those of the screens that may refuse to be left.
    case refused([String])
    /// A screen asks the user.
    case asked(String)
    /// Another screen is in front, from which no way leads on to a root.
    case led(String)
  }
}

extension RunningCopy {
  /// Returns the result of a way back that began with another tree.
  func answer(_ before: SeenTree) -> WayBackCheck.Answer {
    let front = name(of: tree.front)
    if isAsking || live.asksUser { return .asked(front) }
    guard tree.isSame(as: before) else { return .led(front) }
    let family = tree.front?.familyRoot
    return .refused(
      tree.rows.lazy.map(\.screen).filter { $0.familyRoot === family }.filter {
        $0 is any LeaveConfirming || $0 is any RoutingInterceptable || $0.isModalInPresentation
      }.map(\.typeName))
  }
}
