import ViewHierarchy
import Wayfinder

/// P2: going back alone reaches a root.
enum WayBackCheck {
  /// - Parameters:
  ///   - front: The screen in front, as reports name it.
  ///   - tried: What was tried there and what came of it, where that is known.
  static func finding(from front: String, trying tried: Trials? = nil) -> Finding {
    // Screens of one class that differ in what they show have one way back, or none.
    let kind = String(front.prefix { $0 != " " })
    var sentence = "From \(front) no way back leads to a root."
    if let tried {
      if let count = tried.countWhereThereAreMore {
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
    /// Those of one step.
    var attempts: [Attempt] = []
    /// What else the user could do there.
    var others: [String] = []
    /// How many were tried, where there are more; `nil` where all were.
    var countWhereThereAreMore: Int?
  }

  /// One way back, and what came of it.
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

  /// What came of a way back.
  enum Answer {
    /// Nothing has changed; the classes of the screens there that say whether they may be left.
    case refused([String])
    /// Somebody asks the user.
    case asked(String)
    /// Another screen is in front, from which no way leads on to a root.
    case led(String)
  }
}

extension RunningCopy {
  /// What has come of a way back, where it began with another tree in front.
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
