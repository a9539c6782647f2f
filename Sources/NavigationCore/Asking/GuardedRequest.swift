/// What a guard guards, for one that wants to know; see ``RoutingInterceptor/perform(with:for:)``.
public struct GuardedRequest {
  /// The type of the destination; `nil` where the request does not lead to a screen of a known type.
  public let destination: (any Any.Type)?
  private let source: any PlannedRequest

  package init(destination: (any Any.Type)?, of source: any PlannedRequest) {
    self.destination = destination
    self.source = source
  }

  /// What was asked for, in words.
  public var name: String { source.name }

  /// What the request would do, as the screen was when it was last looked at; `nil` where guards are asked before the
  /// search. Put together at each call.
  public func plan() -> RoutePlan? { source.currentPlan }
}

/// A request that can be named and planned.
package protocol PlannedRequest: AnyObject {
  var name: String { get }
  var currentPlan: RoutePlan? { get }
}

/// A guard has shown a screen that it guards itself, and so on, without an end.
nonisolated public struct GuardsItself: Error, Hashable, CustomStringConvertible {
  /// What led from the guarded destination back to it, in words.
  public let way: [String]

  package init(way: [String]) { self.way = way }

  /// What is wrong and what to do about it, as a sentence.
  public var description: String {
    "it is being asked about this destination already (\(way.joined(separator: " → "))); show a screen that it does not "
      + "guard, or let it agree to that one"
  }
}
