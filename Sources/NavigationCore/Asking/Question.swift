/// A question that a request asks before it changes the screen: whether a guard agrees, or whether a screen may be left.
package struct Question {
  /// The identity of a question within one request. A question that was agreed to is not asked again.
  package enum ID: Hashable {
    /// A guard of the router, by its position.
    case global(Int)
    /// A guard of a step: the step's distance from the destination, the branches of switches before it, and the guard's position.
    ///
    /// Behind a switch, `branches` is the number of the step. If a case of the switch makes a new step each time, `branches` are
    /// the numbers of the cases, and `name` names the guard and its screen.
    case step(depth: Int, branches: [Int], position: Int, name: String = "")
    /// A guard that several screens of one request share, asked once for each context.
    case shared(GuardIdentity, context: AnyHashable?)
    /// A screen that would be removed, by its unique number.
    case leaving(Int)
    /// A guard of one part of a request, by the number of the part.
    indirect case part(Int, ID)
  }

  package enum Form {
    /// A question whose answer may take time, show screens and change the tree.
    case conversation
    /// A question that is answered at once without any change.
    case property
  }

  package let id: ID
  package let form: Form
  /// The identity of the guard, equal for every request that it guards; `nil` for a screen.
  package let asker: GuardIdentity?
  package let name: () -> String
  /// Asks the question. Returns a closure that stops asking, if that is possible.
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

  /// A Boolean value that indicates whether a screen is asked, and not a guard.
  var concernsLeaving: Bool {
    if case .leaving = id { true } else { false }
  }

  /// Returns the obstacle of a refusal.
  package func obstacle(_ reason: any Error) -> Obstacle {
    concernsLeaving ? .screen(name()) : .refusal(by: name(), reason: reason)
  }

  /// The obstacle, if the question is answered at once and the answer is no.
  package var obstacleNow: Obstacle? {
    guard form == .property else { return nil }
    var obstacle: Obstacle?
    _ = ask(
      OnceOnly(ifReleased: .success) { result in
        if case .failure(let reason) = result { obstacle = self.obstacle(reason) }
      })
    return obstacle
  }

  /// Returns the question with an identity of its own for one part of a request. The same question of another part is asked
  /// separately.
  package func asked(forPart part: Int) -> Question {
    Question(id: .part(part, id), form: form, asker: asker, name: name, ask: ask)
  }
}

extension [Question] {
  /// Returns the questions so that a probe can refuse each before it is asked.
  func probed(by probe: CallProbe?) -> [Question] {
    guard let probe else { return self }
    return map { question in
      Question(id: question.id, form: question.form, asker: question.asker, name: question.name) { answer in
        do {
          try probe(.guardian)
          return question.ask(answer)
        } catch {
          answer(.failure(error))
          return nil
        }
      }
    }
  }

  /// Throws an error if a question that is answered at once is answered with no.
  package func checkAtOnce() throws {
    for question in self {
      if let obstacle = question.obstacleNow { throw NavigationInterruption.blocked(by: obstacle) }
    }
  }
}

/// The identity of a guard, equal in all requests that share one call of `adding`.
package enum GuardIdentity: Hashable {
  /// A guard of a router, by the number that it got when it was added.
  case router(Int)
  /// A guard of a step, by the step and the position in it.
  case step(ObjectIdentifier, Int)
}
