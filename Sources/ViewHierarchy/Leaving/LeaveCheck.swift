import NavigationCore

/// Asks the screens of a part of the tree whether the user may leave them, outside of any request.
enum LeaveCheck {
  /// Returns whether the user may leave screens now. Their children and modals are asked too.
  ///
  /// The result is `false` if a screen refuses, or has to ask the user first. After the user has agreed, the tree is
  /// checked again, and screens without an answer are asked. `leave` is called when all screens that would leave have
  /// agreed.
  ///
  /// - Parameters:
  ///   - tops: Returns the outermost screens that would leave. It is called again after each round of answers.
  ///   - agreed: The questions to which the user has agreed already.
  ///   - leave: Called only if the result was `false` and all screens have agreed later.
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
  /// Whether screens are being asked whether the user may leave them, outside of any request.
  package var isAskingByHand: Bool { root?.screenRecord?.conversations.isEmpty == false }

  /// Stops asking screens outside of requests whether the user may leave them. The tasks in which screens answer are
  /// cancelled, and no screen leaves.
  package func endQuestionsOfUserMoves() { root?.screenRecord?.conversations = [:] }
}

/// An owner of a conversation. When the owner is released, it cuts the conversation off. The screen record of the window's
/// root holds the owner, so asked screens do not wait for ever after the root is deallocated.
private final class HeldConversation {
  private let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  nonisolated deinit {
    let conversation = conversation
    Task { @MainActor in conversation.cutOff() }
  }
}
