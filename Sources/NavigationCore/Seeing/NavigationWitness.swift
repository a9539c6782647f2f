/// Hears of requests, answers and outcomes in the call in which they happen, for what writes them down.
///
/// Listeners of events hear of them a turn later, when the tree may be another.
@MainActor package protocol NavigationWitness: AnyObject {
  /// A request was made.
  func requested(_ request: MadeRequest)
  /// A guard, or a screen that would go, has answered a request of this number.
  func answered(_ request: Int, guard name: String, agreed: Bool)
  /// The request of this number has ended.
  func settled(_ request: Int, _ outcome: Outcome<Void>)
  /// The user has moved without asking the router.
  func userMoved(_ move: NavigationEvent.Move)
}

/// A request as a witness hears of it, when it has just been made.
package struct MadeRequest {
  /// Its number, and what is wanted, in words.
  package let summary: RequestSummary
  /// What it was made with; `nil` where it needs to know nothing.
  package let context: Any?
  /// How it can be asked for once more.
  package let mark: RequestMark?
  /// What it does where others wait.
  package let policy: OverlapPolicy
  /// Whether a guard has made it while it was asked, or a task that the guard began.
  package let isMadeByGuard: Bool
}

/// How a request can be asked for once more, as far as whoever has made it says.
package enum RequestMark {
  /// A link has been opened. The value is what it says; `nil` where it leads nowhere, and then there is no pattern.
  indirect case link(String, pattern: String?, value: (any Sendable)?)
  /// The app has given a name.
  case name(() -> String)
  case back
  case dismissAll
  case tab(Int)
  case close(AnyObject)
  case pop(AnyObject)

  /// The link that is opened.
  var link: String? { if case .link(let link, _, _) = self { link } else { nil } }
}
