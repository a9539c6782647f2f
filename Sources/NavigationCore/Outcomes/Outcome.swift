/// The end of a navigation. Every request ends in exactly one outcome, once.
///
/// `try outcome.get()` converts it to a value or an error, as the `async throws` form of every call does.
nonisolated public enum Outcome<Value> {
  /// The destination is visible, and something on screen has changed.
  case arrived(Value)
  /// The destination was visible already. Nothing on screen has changed.
  case alreadyThere(Value)
  /// Another screen was shown in place of the destination, for instance a login.
  case redirected(to: RequestSummary)
  /// A later request has taken this one's place before any change, or a move of the user or of app code has altered its changes.
  case superseded(by: RequestSummary)
  /// A guard, a screen that may not be left, or another request has refused the navigation. Nothing has changed.
  case blocked(by: Obstacle)
  /// The caller has cancelled the request. Nothing has changed.
  case cancelled
  /// The navigation could not be carried out. The screens are as they were.
  case failed(NavigationFailure)
}

nonisolated extension Outcome: Sendable where Value: Sendable {}

nonisolated extension Outcome {
  /// The value if the navigation has arrived or was already there; otherwise `nil`.
  public var value: Value? {
    switch self {
    case .arrived(let value), .alreadyThere(let value): value
    default: nil
    }
  }

  /// The failure if the navigation has failed; otherwise `nil`.
  public var failure: NavigationFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// The obstacle if the navigation was blocked; otherwise `nil`.
  public var obstacle: Obstacle? {
    if case .blocked(let obstacle) = self { obstacle } else { nil }
  }

  /// Returns the value of an arrival, or throws an error for any other outcome.
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

  /// Returns the same outcome with a transformed value.
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
  /// Returns the same outcome with a value, or a failure with the error that `value` throws.
  package func valued<NewValue>(_ value: () throws -> NewValue) -> Outcome<NewValue> {
    do { return try map(value) } catch { return .failed(NavigationFailure(caught: error)) }
  }
}

nonisolated extension Outcome {
  /// Makes the outcome of a request that an error has ended before any change.
  init(endedBy error: any Error) {
    if case NavigationInterruption.blocked(let obstacle) = error {
      self = .blocked(by: obstacle)
    } else {
      self = .failed(NavigationFailure(caught: error))
    }
  }

  /// The error with which a guard refuses if it waits for this outcome. It is `nil` after an arrival, and if the request was
  /// redirected, superseded or cancelled.
  var reasonForNotArriving: (any Error)? {
    switch self {
    case .blocked(let obstacle): NavigationInterruption.blocked(by: obstacle)
    case .failed(let failure): failure
    default: nil
    }
  }
}

nonisolated extension Outcome: CustomStringConvertible {
  /// The outcome, as a sentence.
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

/// The error that a throwing call throws for an outcome other than an arrival, a failure or a cancellation.
nonisolated public enum NavigationInterruption: Error {
  /// The error for ``Outcome/redirected(to:)``.
  case redirected(to: RequestSummary)
  /// The error for ``Outcome/superseded(by:)``.
  case superseded(by: RequestSummary)
  /// The error for ``Outcome/blocked(by:)``.
  case blocked(by: Obstacle)
}

/// An error that ends a request which has not failed.
nonisolated package protocol EndingWithoutFailure: Error {}

nonisolated extension NavigationInterruption: EndingWithoutFailure {}

nonisolated extension NavigationInterruption: CustomStringConvertible {
  /// The interruption, as a sentence.
  public var description: String {
    switch self {
    case .redirected(let request): "Redirected to \(request)."
    case .superseded(let request): "Superseded by \(request)."
    case .blocked(let obstacle): "Blocked: \(obstacle)"
    }
  }
}

/// The cause that has blocked a request.
nonisolated public enum Obstacle: Sendable {
  /// A guard refused, with its error as the reason.
  case refusal(by: String, reason: any Error)
  /// A screen that would be removed may not be left.
  case screen(String)
  /// Another request waits or is under way, and the policy is ``OverlapPolicy/refuseWhenBusy``.
  case request(RequestSummary)
}

nonisolated extension Obstacle: CustomStringConvertible {
  /// The obstacle, as a sentence.
  public var description: String {
    switch self {
    case .refusal(let name, let reason): "\(name) refused: \(reason)"
    case .screen(let name): "\(name) may not be left now."
    case .request(let request): "\(request) is under way."
    }
  }
}

/// The identity of a request in outcomes, events and logs. It keeps nothing of the request alive.
nonisolated public struct RequestSummary: Sendable, Hashable {
  /// A number that no other request of this process has.
  public let id: Int
  /// The name of the request's aim.
  public let name: String
  /// The link that the request opens; `nil` if it opens none.
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
