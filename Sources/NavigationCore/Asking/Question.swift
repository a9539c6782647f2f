/// A question that a request asks before it changes the stage: whether a guard agrees, or whether a screen may be left.
package struct Question {
  /// The identity of a question within one request. A question that was agreed to is not asked again.
  package enum ID: Hashable {
    /// A guard of the router or a guard that the request adds, by its position. The router's guards come first.
    case global(Int)
    /// A guard of a step. `depth` is the number of steps between the destination and the step. `position` is the position of the guard in
    /// the step.
    ///
    /// If no switch comes between the destination and the step, `branches` and `name` are empty. Otherwise `branches` contains the number
    /// of the step. If the switch makes a new step for each search, the number changes. Then `branches` contains the positions of the
    /// selected cases, and `name` the names of the guard and its screen.
    case step(depth: Int, branches: [Int], position: Int, name: String = "")
    /// A guard that several screens of one request share. It is asked once for each context.
    case shared(GuardIdentity, context: AnyHashable?)
    /// A screen that would be removed, by its unique number.
    case leaving(Int)
    /// A guard of one part of a request, by the number of the part and the identity of its question there.
    indirect case part(Int, ID)
  }

  package enum Form {
    /// A question to a guard or screen that may answer later, and may show screens and change the tree before it answers.
    case conversation
    /// A question that is answered within the call, without any change.
    case property
  }

  package let id: ID
  package let form: Form
  /// The identity of the guard, which is the same in all requests; `nil` for a screen.
  package let asker: GuardIdentity?
  package let name: () -> String
  /// Asks the question. Returns a closure that stops asking; `nil` if asking cannot be stopped.
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

  /// A Boolean value that indicates whether the question asks a screen whether it may be left.
  var concernsLeaving: Bool {
    if case .leaving = id { true } else { false }
  }

  /// Returns the obstacle of a refusal.
  ///
  /// - Parameter reason: The reason of a guard. It is ignored for a screen.
  package func obstacle(_ reason: any Error) -> Obstacle {
    concernsLeaving ? .screen(name()) : .refusal(by: name(), reason: reason)
  }

  /// The obstacle if the form is ``Form/property`` and the answer is no; otherwise `nil`. The getter asks the question.
  package var obstacleNow: Obstacle? {
    guard form == .property else { return nil }
    var obstacle: Obstacle?
    _ = ask(
      OnceOnly(ifReleased: .success) { result in
        if case .failure(let reason) = result { obstacle = self.obstacle(reason) }
      })
    return obstacle
  }

  /// Returns the question with the identity of one part of a request. Another part with the same question asks it again.
  package func asked(forPart part: Int) -> Question {
    Question(id: .part(part, id), form: form, asker: asker, name: name, ask: ask)
  }
}

extension [Question] {
  /// Returns questions that first call the probe. If the probe throws, the answer is no, and the question itself is not asked.
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

  /// Asks the questions of the form ``Question/Form/property``.
  ///
  /// - Throws: ``NavigationInterruption/blocked(by:)`` for the first answer with no.
  package func checkAtOnce() throws {
    for question in self {
      if let obstacle = question.obstacleNow { throw NavigationInterruption.blocked(by: obstacle) }
    }
  }
}

/// The identity of a guard. It is the same in all requests that the guard protects.
package enum GuardIdentity: Hashable {
  /// A guard of a router or a request, by a number. Each call of `adding` assigns a new number.
  case router(Int)
  /// A guard of a step, by the step and the position in it.
  case step(ObjectIdentifier, Int)
}
