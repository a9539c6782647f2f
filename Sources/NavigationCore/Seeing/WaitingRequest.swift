/// A request that waits, and what it waits for.
nonisolated public struct WaitingRequest: Sendable, Hashable {
  /// What a request waits for.
  public enum Reason: Sendable, Hashable {
    /// For the window to be shown.
    case windowNotShown
    /// For the window to be given a root view controller.
    case windowWithoutRoot
    /// For a guard, or a screen that is asked whether it may be left, by name.
    case asking(String)
    /// For a transition to end that is in flight.
    case transitionInFlight
    /// For a change of the request to end, by name: the code that makes it has not called its completion.
    case change(String)
    /// For another request to end.
    case request(RequestSummary)
  }

  /// The request.
  public let request: RequestSummary
  /// What it waits for.
  public let reason: Reason

  package init(_ request: RequestSummary, for reason: Reason) {
    self.request = request
    self.reason = reason
  }
}

nonisolated extension WaitingRequest: CustomStringConvertible {
  /// What waits for what, as a sentence.
  public var description: String { "\(request) waits for \(reason)" }
}

nonisolated extension WaitingRequest.Reason: CustomStringConvertible {
  /// What is waited for, in words.
  public var description: String {
    switch self {
    case .windowNotShown: "its window, which is not shown"
    case .windowWithoutRoot: "its window, which has no root view controller"
    case .asking(let name): "the answer of \(name)"
    case .transitionInFlight: "a transition that is in flight"
    case .change(let name): "the end of \(name)"
    case .request(let request): "\(request)"
    }
  }
}
