import NavigationCore

/// Asks a part of a tree whether it may be left, outside of any request: for the user's own hand.
enum LeaveCheck {
  /// Whether these view controllers, with all they contain and present, may be left at once.
  ///
  /// Where only their user can tell, they are asked, and `leave` is called when all have agreed that would go by then.
  /// - Parameter tops: What would go, as it is now; looked at again after each round of answers.
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

  /// Whether these have nothing against being left, and nobody has to be asked.
  static func isFree(_ tops: [UIViewController]) -> Bool {
    questions(leaving: tops).allSatisfy { $0.form == .property && $0.obstacleNow == nil }
  }

  /// The innermost first.
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
  /// Whether screens are being asked whether they may be left outside of any request, as the user's hand would leave them.
  package var isAskingByHand: Bool { root?.screenRecord?.conversations.isEmpty == false }

  /// Stops asking screens as the user's hand would leave them: the tasks that they answer in are cancelled, and nothing leaves.
  package func stopAskingByHand() { root?.screenRecord?.conversations = [:] }
}

/// A conversation that is held in a window, and cut off when the root of the window goes: who is asked there would else wait for
/// ever, and keep alive what they ask with.
private final class HeldConversation {
  private let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  nonisolated deinit {
    let conversation = conversation
    Task { @MainActor in conversation.cutOff() }
  }
}
