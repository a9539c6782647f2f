/// An observer that is notified within the call that causes an event, so that it can record the tree of that moment.
///
/// Listeners of events are notified one turn later, when the tree may have changed.
@MainActor package protocol NavigationWitness: AnyObject {
  /// Notifies that a request was made.
  func requested(_ request: MadeRequest)
  /// Notifies that a guard, or a screen that would be removed, has answered the request with this number.
  func answered(_ request: Int, guard name: String, agreed: Bool)
  /// Notifies that the request with this number has ended.
  func settled(_ request: Int, _ outcome: Outcome<Void>)
  /// Notifies that the user has moved without a request.
  func userMoved(_ move: NavigationEvent.Move)
}

/// The properties of a request that has just been made.
package struct MadeRequest {
  /// The request's number and name.
  package let summary: RequestSummary
  /// The context of the request; `nil` if it has none.
  package let context: Any?
  /// The description by which the request can be repeated.
  package let mark: RequestMark?
  /// The behavior if other requests wait or are under way.
  package let policy: OverlapPolicy
  /// A Boolean value that indicates whether a guard, or a task that the guard has started, has made the request.
  package let isMadeByGuard: Bool
}

/// A description by which a request can be repeated, given by its maker.
package enum RequestMark {
  /// A link, its pattern, and the value that it contains. Pattern and value are `nil` for a link that leads nowhere.
  indirect case link(String, pattern: String?, value: (any Sendable)?)
  /// A name that the app has given.
  case name(() -> String)
  case back
  case dismissAll
  case tab(Int)
  case close(AnyObject)
  case pop(AnyObject)

  /// The link that the request opens.
  var link: String? { if case .link(let link, _, _) = self { link } else { nil } }
}
