import NavigationCore

/// Asks the screens of a part of the tree whether the user may leave them, outside of any request.
enum LeaveCheck {
  /// Returns whether view controllers, with their children and modals, may be left at once.
  ///
  /// If screens have to ask the user first, the result is `false`. After the answers, `leave` is called if every screen
  /// that would leave now has agreed.
  ///
  /// - Parameter tops: Returns the outermost screens that would leave. It is called again after each round of answers.
  static func mayLeave(
    _ tops: @escaping () -> [UIViewController], agreed: Set<Question.ID> = [], whenAgreed leave: @escaping () -> Void
  ) -> Bool {
    let questions = questions(leaving: tops())
    guard questions.allSatisfy({ $0.obstacleNow == nil }) else { return false }
    let open = questions.filter { $0.form == .conversation && !agreed.contains($0.id) }
    if open.isEmpty { return true }
    let conversation = Conversation(open)
    let root = tops().first?.windowOfTree?.treeRoot
    root?.madeScreenRecord.conversations[ObjectIdentifier(conversation)] = HeldConversation(conversation)
    conversation.begin { [weak root] ending in
      root?.screenRecord?.conversations[ObjectIdentifier(conversation)] = nil
      guard case .agreed = ending, mayLeave(tops, agreed: agreed.union(open.map(\.id)), whenAgreed: leave) else {
        return
      }
      leave()
    }
    return false
  }

  /// Returns whether all screens agree at once, without asking the user.
  static func isFree(_ tops: [UIViewController]) -> Bool {
    questions(leaving: tops).allSatisfy { $0.form == .property && $0.obstacleNow == nil }
  }

  /// Returns the questions of the screens that would leave, the innermost first.
  private static func questions(leaving tops: [UIViewController]) -> [Question] {
    let reader = ContainerReader()
    var questions: [Question] = []
    for top in tops {
      reader.forEach(from: top) { questions += Question.leaving($0) }
    }
    return questions.reversed()
  }
}

extension LiveTree {
  /// Whether screens are asked whether the user may leave them, outside of any request.
  package var isAskingByHand: Bool { root?.screenRecord?.conversations.isEmpty == false }

  /// Stops asking screens whether the user may leave them. The tasks that they answer in are cancelled, and no screen
  /// leaves.
  package func endQuestionsOfUserMoves() { root?.screenRecord?.conversations = [:] }
}

/// A conversation in a window. It is cut off when the window's root is deallocated. Otherwise the asked screens would
/// wait for ever, and stay alive.
private final class HeldConversation {
  private let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  nonisolated deinit {
    let conversation = conversation
    Task { @MainActor in conversation.cutOff() }
  }
}
