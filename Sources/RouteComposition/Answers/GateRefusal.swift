import NavigationCore

/// The reason for which a gate refused a request.
nonisolated public enum GateRefusal: Error, Hashable {
  /// The screen was left without an answer.
  case leftWithoutAnswer(screen: String)
  /// The screen has answered, but the condition still does not hold.
  case stillClosed(screen: String)
  /// The screen could not be asked, or another question has replaced the question of the gate. `because` describes the
  /// outcome of the question.
  case notAsked(screen: String, because: String)
  /// The condition does not hold, and the request restores a position. Such a request does not show the gate's screen.
  case notShown(screen: String)
  /// There is no window to ask in.
  case nowhereToAsk(screen: String)
}

nonisolated extension GateRefusal: CustomStringConvertible {
  /// The reason as a sentence. A remedy follows if there is one.
  public var description: String {
    switch self {
    case .leftWithoutAnswer(let screen):
      "\(screen) was left without an answer; ask for the same again to be asked once more."
    case .stillClosed(let screen): "\(screen) has answered, and the condition of the gate does not hold."
    case .notAsked(let screen, let reason): "\(screen) could not be asked. \(reason)"
    case .notShown(let screen):
      "The condition of the gate does not hold, and restoring a position does not show \(screen)."
    case .nowhereToAsk(let screen): "There is no window in which \(screen) could be asked."
    }
  }
}
