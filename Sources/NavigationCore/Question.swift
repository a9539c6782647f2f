/// Something a request asks before it changes the screen: a guard whether it may go, or a screen whether it may be left.
package struct Question {
  /// Tells the questions of one request apart, so that who has agreed is not asked again.
  package enum ID: Hashable {
    /// A guard of the router, by its position.
    case global(Int)
    /// A guard of a step: where the walk met the step, which way it had come through switches, and which guard of it.
    case step(depth: Int, branches: [Int], position: Int)
    /// A screen that would be removed, by a number that no other screen has.
    case leaving(Int)
  }

  package enum Form {
    /// May show screens, take its time, and change the tree while it is asked.
    case conversation
    /// Answers at once and changes nothing.
    case property
  }

  package let id: ID
  package let form: Form
  package let name: () -> String
  /// Asks. Returns what stops the asking, where it can be stopped.
  package let ask: (OnceOnly<RoutingResult>) -> (() -> Void)?

  package init(
    id: ID, form: Form = .conversation, name: @escaping () -> String,
    ask: @escaping (OnceOnly<RoutingResult>) -> (() -> Void)?
  ) {
    self.id = id
    self.form = form
    self.name = name
    self.ask = ask
  }

  /// Whether a screen is asked, and not a guard.
  package var concernsLeaving: Bool {
    if case .leaving = id { true } else { false }
  }

  /// What stands in the way when the answer is no.
  package func obstacle(_ reason: any Error) -> Obstacle {
    concernsLeaving ? .screen(name()) : .refusal(by: name(), reason: reason)
  }

  /// The same question, which a probe may answer with no before it is put.
  package func probed(by probe: CallProbe) -> Question {
    Question(id: id, form: form, name: name) { answer in
      do {
        try probe(.guardian)
        return ask(answer)
      } catch {
        answer(.failure(error))
        return nil
      }
    }
  }
}
