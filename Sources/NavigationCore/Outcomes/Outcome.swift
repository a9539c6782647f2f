/// The end of a navigation. Every request ends in exactly one outcome, once.
///
/// `try outcome.get()` returns the value or throws an error, as the `async throws` form of every call does.
///
/// The cases describe the tree after the request. If a sequence of contexts is carried out step by step, they describe only the step at
/// which the sequence ended. The changes of the earlier steps stay.
nonisolated public enum Outcome<Value> {
  /// Something on screen has changed, and the destination is visible. A request that only removes screens may have no destination.
  case arrived(Value)
  /// The destination was visible already, or there was nothing to remove. Nothing on screen has changed.
  case alreadyThere(Value)
  /// Another screen was shown in place of the destination, for instance a login.
  case redirected(to: RequestSummary)
  /// A later request replaced this request, or the user or app code made another move during its changes or just after them.
  case superseded(by: RequestSummary)
  /// A guard refused the navigation, a screen may not be left, or another request was in the way. Nothing has changed.
  case blocked(by: Obstacle)
  /// The request was cancelled by its caller, because its window closed, or because it was made by a guard whose request has ended.
  /// Nothing has changed.
  case cancelled
  /// The navigation could not be carried out, or its value could not be made.
  ///
  /// The screens are as they were, with two exceptions. If the value could not be made, the destination is visible. If the reason is
  /// ``NavigationError/treeNotRestored(after:)``, some changes remain.
  case failed(NavigationFailure)
}

nonisolated extension Outcome: Sendable where Value: Sendable {}

nonisolated extension Outcome {
  /// The value of ``arrived(_:)`` or ``alreadyThere(_:)``; otherwise `nil`.
  public var value: Value? {
    switch self {
    case .arrived(let value), .alreadyThere(let value): value
    default: nil
    }
  }

  /// The failure of ``failed(_:)``; otherwise `nil`.
  public var failure: NavigationFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// The obstacle of ``blocked(by:)``; otherwise `nil`.
  public var obstacle: Obstacle? {
    if case .blocked(let obstacle) = self { obstacle } else { nil }
  }

  /// Returns the value of ``arrived(_:)`` or ``alreadyThere(_:)``, and throws an error for any other outcome.
  ///
  /// - Throws: `CancellationError` for ``cancelled``, the ``NavigationFailure`` for ``failed(_:)``, and a ``NavigationInterruption``
  ///   otherwise.
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
  /// Returns the same outcome with a value. If `value` throws, returns ``failed(_:)`` with that error.
  package func valued<NewValue>(_ value: () throws -> NewValue) -> Outcome<NewValue> {
    do { return try map(value) } catch { return .failed(NavigationFailure(caught: error)) }
  }
}

nonisolated extension Outcome {
  /// Makes the outcome of a request that an error has ended before any change: ``blocked(by:)`` for an error with an obstacle, and
  /// ``failed(_:)`` for any other.
  init(endedBy error: any Error) {
    if case NavigationInterruption.blocked(let obstacle) = error {
      self = .blocked(by: obstacle)
    } else {
      self = .failed(NavigationFailure(caught: error))
    }
  }

  /// The error with which a guard refuses if its own request has ended in this outcome. It is `nil` for an outcome other than
  /// ``blocked(by:)`` and ``failed(_:)``. The guard then gives its own answer.
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

/// The error that a throwing call throws if the request was redirected, superseded or blocked.
nonisolated public enum NavigationInterruption: Error {
  /// The error for ``Outcome/redirected(to:)``.
  case redirected(to: RequestSummary)
  /// The error for ``Outcome/superseded(by:)``.
  case superseded(by: RequestSummary)
  /// The error for ``Outcome/blocked(by:)``.
  case blocked(by: Obstacle)
}

/// An error that ends a request in another outcome than ``Outcome/failed(_:)``.
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

/// The cause of an outcome ``Outcome/blocked(by:)``.
nonisolated public enum Obstacle: Sendable {
  /// The guard with this name refused. The reason is the error of the guard.
  case refusal(by: String, reason: any Error)
  /// The screen with this name would be removed, but may not be left.
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

/// The identity of a request in outcomes, events and logs. It does not keep the request or its screens alive.
nonisolated public struct RequestSummary: Sendable, Hashable {
  /// The number of the request, unique within the process.
  public let id: Int
  /// The name of the request's aim.
  public let name: String
  /// The link that the request opens; `nil` if the request was not made from a link.
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
