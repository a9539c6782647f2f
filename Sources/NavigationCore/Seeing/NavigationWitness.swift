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
  private let executor: Executor
  /// What it does where others wait.
  package let policy: OverlapPolicy
  /// Whether a guard has made it while it was asked, or a task that the guard began.
  package let isMadeByGuard: Bool

  init(_ executor: Executor, policy: OverlapPolicy, isMadeByGuard: Bool) {
    (self.executor, self.policy, self.isMadeByGuard) = (executor, policy, isMadeByGuard)
  }

  /// Its number.
  package var id: Int { executor.id }
  /// What is wanted, in words.
  package var name: String { executor.goal.name }
  /// What it was made with; `nil` where it needs to know nothing.
  package var context: Any? { executor.goal.context }
  /// How it can be asked for once more.
  package var mark: RequestMark? { executor.mark }
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
}

extension NavigationRequest {
  /// The same request under a name of the app's, which a journal writes down, and by which a replay finds it again.
  ///
  /// A request that opens a link needs none, and a name given to it takes the link's place.
  ///
  /// ```swift
  /// NavigationRequest(to: Routes.product, with: id).named("product \(id)")
  /// ```
  /// - Parameter name: Where the app's table of links can print it, best a link: a replay opens that by itself. It is not read
  ///   unless somebody records.
  public func named(_ name: @autoclosure @escaping () -> String) -> NavigationRequest {
    var copy = self
    copy.mark = .name(name)
    return copy
  }
}
