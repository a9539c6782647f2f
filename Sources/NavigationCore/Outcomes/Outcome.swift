/// How a navigation ended. Every request ends in exactly one outcome, and only once.
///
/// `try outcome.get()` turns it into a value or an error, which is what the `async throws` form of every call does.
nonisolated public enum Outcome<Value> {
  /// The destination is visible; something on screen changed to get there.
  case arrived(Value)
  /// The destination was visible already; nothing on screen changed.
  case alreadyThere(Value)
  /// Another screen was shown in place of the one asked for, for instance a login.
  case redirected(to: RequestSummary)
  /// A later request took this one's place before it began to change the screen.
  case superseded(by: RequestSummary)
  /// A guard, a screen that may not be left, or a request in the way refused it. Nothing changed.
  case blocked(by: Obstacle)
  /// Whoever asked no longer wants it. Nothing changed.
  case cancelled
  /// It could not be carried out. The screen is as it was.
  case failed(NavigationFailure)
}

nonisolated extension Outcome: Sendable where Value: Sendable {}

nonisolated extension Outcome {
  /// The value of a navigation that ended where it was meant to, and `nil` for every other outcome.
  public var value: Value? {
    switch self {
    case .arrived(let value), .alreadyThere(let value): value
    default: nil
    }
  }

  /// Why a navigation failed, and `nil` for every other outcome.
  public var failure: NavigationFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// What stood in the way of a navigation that was blocked, and `nil` for every other outcome.
  public var obstacle: Obstacle? {
    if case .blocked(let obstacle) = self { obstacle } else { nil }
  }

  /// Returns the value, or throws what stands for any other outcome.
  ///
  /// - Throws: `CancellationError` for ``cancelled``, the ``NavigationFailure`` for ``failed(_:)``, and a
  ///   ``NavigationInterruption`` for the others.
  public func get() throws -> Value {
    switch self {
    case .arrived(let value), .alreadyThere(let value): return value
    case .redirected(let request): throw NavigationInterruption.redirected(to: request)
    case .superseded(let request): throw NavigationInterruption.superseded(by: request)
    case .blocked(let obstacle): throw NavigationInterruption.blocked(by: obstacle)
    case .cancelled: throw CancellationError()
    case .failed(let failure): throw failure
    }
  }

  /// The same outcome with another value in the place of this one's.
  public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> Outcome<NewValue> {
    switch self {
    case .arrived(let value): .arrived(try transform(value))
    case .alreadyThere(let value): .alreadyThere(try transform(value))
    case .redirected(let request): .redirected(to: request)
    case .superseded(let request): .superseded(by: request)
    case .blocked(let obstacle): .blocked(by: obstacle)
    case .cancelled: .cancelled
    case .failed(let failure): .failed(failure)
    }
  }
}

nonisolated extension Outcome<Void> {
  /// The same outcome with a value in the place of nothing; where that cannot be made, the failure that says why.
  package func valued<NewValue>(_ value: () throws -> NewValue) -> Outcome<NewValue> {
    do {
      switch self {
      // Most end so, and to a generic `map` the runtime would have to look up the type of what is mapped.
      case .arrived: return .arrived(try value())
      case .alreadyThere: return .alreadyThere(try value())
      default: return try map(value)
      }
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }
}

nonisolated extension Outcome {
  /// Whether neither the destination nor another screen in its place was shown.
  var isUnfulfilled: Bool {
    switch self {
    case .arrived, .alreadyThere, .redirected: false
    case .superseded, .blocked, .cancelled, .failed: true
    }
  }

  /// What a request comes to that an error has ended before it changed anything.
  init(endedBy error: any Error) {
    if case NavigationInterruption.blocked(let obstacle) = error {
      self = .blocked(by: obstacle)
    } else {
      self = .failed(NavigationFailure(caught: error))
    }
  }

  /// What a guard that waits for this outcome refuses with: nothing where the navigation arrived or was given up.
  var reasonForNotArriving: (any Error)? {
    switch self {
    case .blocked(let obstacle): NavigationInterruption.blocked(by: obstacle)
    case .failed(let failure): failure
    default: nil
    }
  }
}

nonisolated extension Outcome: CustomStringConvertible {
  /// The outcome as a sentence for a person.
  public var description: String {
    switch self {
    case .arrived: "Arrived."
    case .alreadyThere: "Already there."
    case .redirected(let request): "Redirected to \(request)."
    case .superseded(let request): "Superseded by \(request)."
    case .blocked(let obstacle): "Blocked: \(obstacle)"
    case .cancelled: "Cancelled."
    case .failed(let failure): "Failed: \(failure)"
    }
  }
}

/// What the throwing calls throw for an outcome that is neither an arrival, a failure nor a cancellation.
nonisolated public enum NavigationInterruption: Error {
  /// Stands for ``Outcome/redirected(to:)``.
  case redirected(to: RequestSummary)
  /// Stands for ``Outcome/superseded(by:)``.
  case superseded(by: RequestSummary)
  /// Stands for ``Outcome/blocked(by:)``.
  case blocked(by: Obstacle)
}

/// An error by which a request ends although nothing has gone wrong.
nonisolated package protocol EndingWithoutFailure: Error {}

nonisolated extension NavigationInterruption: EndingWithoutFailure {}

nonisolated extension NavigationInterruption: CustomStringConvertible {
  /// The interruption as a sentence for a person.
  public var description: String {
    switch self {
    case .redirected(let request): "Redirected to \(request)."
    case .superseded(let request): "Superseded by \(request)."
    case .blocked(let obstacle): "Blocked: \(obstacle)"
    }
  }
}

/// What stood in the way of a request.
nonisolated public enum Obstacle: Sendable {
  /// A guard refused, with the error it gave as the reason.
  case refusal(by: String, reason: any Error)
  /// A screen on the way may not be left.
  case screen(String)
  /// Another request was there first, and this one did not want to wait.
  case request(RequestSummary)
}

nonisolated extension Obstacle: CustomStringConvertible {
  /// The obstacle as a sentence for a person.
  public var description: String {
    switch self {
    case .refusal(let name, let reason): "\(name) refused: \(reason)"
    case .screen(let name): "\(name) may not be left now."
    case .request(let request): "\(request) is under way."
    }
  }
}

/// Names a request in outcomes, events and logs without holding on to anything of it.
nonisolated public struct RequestSummary: Sendable, Hashable {
  /// A number that no other request of this process has.
  public let id: Int
  /// What was asked for, in words.
  public let name: String
  /// The link that it opens; `nil` if it opens none.
  public let link: String?

  package init(id: Int, name: String, link: String? = nil) {
    self.id = id
    self.name = name
    self.link = link
  }
}

nonisolated extension RequestSummary: CustomStringConvertible {
  /// The request's name and number, as in `ProductScreen (request 7)`.
  public var description: String { "\(name) (request \(id))" }
}
