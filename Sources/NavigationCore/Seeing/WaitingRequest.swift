/// A request that waits, with the reason.
nonisolated public struct WaitingRequest: Sendable, Hashable {
  /// The condition that a request waits for.
  public enum Reason: Sendable, Hashable {
    /// The window must be shown.
    case windowNotShown
    /// The window must be given a root view controller.
    case windowWithoutRoot
    /// A guard, or a screen that is asked whether it may be left, must answer. The value is the name of the guard or screen.
    case asking(String)
    /// A transition in flight must end.
    case transitionInFlight
    /// A change of the request must end, or its screens must be made. The value is the name of the change, or describes the making of the
    /// screens.
    ///
    /// If this takes long, the code that makes the change has probably not called its completion.
    case change(String)
    /// Another request must end or wait for an answer.
    case request(RequestSummary)
  }

  /// The request.
  public let request: RequestSummary
  /// The reason for the wait.
  public let reason: Reason

  package init(_ request: RequestSummary, for reason: Reason) {
    self.request = request
    self.reason = reason
  }
}

nonisolated extension WaitingRequest: CustomStringConvertible {
  /// The request and the reason, as a sentence.
  public var description: String { "\(request) waits for \(reason)" }
}

nonisolated extension WaitingRequest.Reason: CustomStringConvertible {
  /// The reason, in words.
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
