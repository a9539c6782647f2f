/// Something a request asks before it changes the screen: a guard whether it may go, or a screen whether it may be left.
package struct Question {
  /// Tells the questions of one request apart, so that who has agreed is not asked again.
  package enum ID: Hashable {
    /// A guard of the router, by its position.
    case global(Int)
    /// A guard of a step: where the walk met the step, which way it had come through switches, and which guard of it. Behind a
    /// switch the number of the step stands for the way; one that a case makes anew each time has another number each time, so
    /// that it is told by the cases, and by what it and its guard are called.
    case step(depth: Int, branches: [Int], position: Int, name: String = "")
    /// A guard that several screens of one request have, asked once for each context.
    case shared(GuardIdentity, context: AnyHashable?)
    /// A screen that would be removed, by a number that no other screen has.
    case leaving(Int)
    /// A guard of one part of a request, by the number of the part.
    indirect case part(Int, ID)
  }

  package enum Form {
    /// May show screens, take its time, and change the tree while it is asked.
    case conversation
    /// Answers at once and changes nothing.
    case property
  }

  package let id: ID
  package let form: Form
  /// The guard, the same for every request that it guards; `nil` for a screen.
  package let asker: GuardIdentity?
  package let name: () -> String
  /// Asks. Returns what stops the asking, where it can be stopped.
  package let ask: (OnceOnly<RoutingResult>) -> (() -> Void)?

  package init(
    id: ID, form: Form = .conversation, asker: GuardIdentity? = nil, name: @escaping () -> String,
    ask: @escaping (OnceOnly<RoutingResult>) -> (() -> Void)?
  ) {
    self.id = id
    self.form = form
    self.asker = asker
    self.name = name
    self.ask = ask
  }

  /// Whether a screen is asked, and not a guard.
  var concernsLeaving: Bool {
    if case .leaving = id { true } else { false }
  }

  /// What stands in the way when the answer is no.
  package func obstacle(_ reason: any Error) -> Obstacle {
    concernsLeaving ? .screen(name()) : .refusal(by: name(), reason: reason)
  }

  /// What stands in the way, where a question is one that is answered at once and the answer is no.
  package var obstacleNow: Obstacle? {
    guard form == .property else { return nil }
    var obstacle: Obstacle?
    _ = ask(
      OnceOnly(ifReleased: .success) { result in
        if case .failure(let reason) = result { obstacle = self.obstacle(reason) }
      })
    return obstacle
  }

  /// The same question as one of a part of a request, so that it is not taken for that of another part.
  package func asked(forPart part: Int) -> Question {
    Question(id: .part(part, id), form: form, asker: asker, name: name, ask: ask)
  }

  /// The same question, which a probe may answer with no before it is put.
  package func probed(by probe: CallProbe) -> Question {
    Question(id: id, form: form, asker: asker, name: name) { answer in
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

extension [Question] {
  /// The same questions, which a probe may answer with no before they are put.
  func probed(by probe: CallProbe?) -> [Question] {
    guard let probe else { return self }
    return map { $0.probed(by: probe) }
  }

  /// Throws where one that is answered at once is answered with no.
  package func checkAtOnce() throws {
    for question in self {
      if let obstacle = question.obstacleNow { throw NavigationInterruption.blocked(by: obstacle) }
    }
  }
}

/// The same for all requests that one `adding` of a guard concerns.
package enum GuardIdentity: Hashable {
  /// A guard of a router, by the number it was given when it was added.
  case router(Int)
  /// A guard of a step, by the step and the position in it.
  case step(ObjectIdentifier, Int)
}
