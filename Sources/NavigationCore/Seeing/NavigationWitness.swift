/// An observer that is notified within the call that causes an event. It can therefore record the tree at that time.
///
/// Listeners receive their events later, when the tree may have changed.
@MainActor package protocol NavigationWitness: AnyObject {
  /// Notifies the witness that a request was made.
  func requested(_ request: MadeRequest)
  /// Notifies the witness that a guard, or a screen that would be removed, has answered the request with this number.
  func answered(_ request: Int, guard name: String, agreed: Bool)
  /// Notifies the witness that the request with this number has ended.
  func settled(_ request: Int, _ outcome: Outcome<Void>)
  /// Notifies the witness that the user has moved without a request.
  func userMoved(_ move: NavigationEvent.Move)
}

/// The properties of a request that has just been made.
package struct MadeRequest {
  /// The request's number and name.
  package let summary: RequestSummary
  /// The context of the request; `nil` if it has none.
  package let context: Any?
  /// The form in which a journal records the request; `nil` if the request cannot be repeated.
  package let mark: RequestMark?
  /// The behavior if other requests wait or are under way.
  package let policy: OverlapPolicy
  /// A Boolean value that indicates whether a guard, or a screen that is asked whether it may be left, has made the request. This
  /// includes requests from a task that the guard or screen has started.
  package let isMadeByGuard: Bool
}

/// The form in which a journal records a request and a replay repeats it.
package enum RequestMark {
  /// A link, its pattern, and the value that the link contains. Pattern and value are `nil` for a link that cannot be opened.
  indirect case link(String, pattern: String?, value: (any Sendable)?)
  /// A name that the app has given.
  case name(() -> String)
  case back
  case dismissAll
  case tab(Int)
  case close(AnyObject)
  case pop(AnyObject)

  /// The link that the request opens; `nil` for any other mark.
  var link: String? { if case .link(let link, _, _) = self { link } else { nil } }
}
