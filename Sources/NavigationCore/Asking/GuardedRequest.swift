/// What a guard guards, for one that wants to know; see ``RoutingInterceptor/perform(with:for:)``.
public struct GuardedRequest {
  /// The type of the destination; `nil` where the request does not lead to a screen of a known type.
  public let destination: (any Any.Type)?
  private let source: any PlannedRequest

  package init(destination: (any Any.Type)?, of source: any PlannedRequest) {
    self.destination = destination
    self.source = source
  }

  /// Has something done if the request ends while this guard is being asked: cancelled, or superseded by another.
  ///
  /// For guards in completion form, which are told of it in no other way; the task of one in async form is cancelled. It is
  /// to be called before the guard's call returns, and does nothing afterwards.
  public func whenCancelled(_ body: @escaping @MainActor () -> Void) { source.whenCutOff(body) }

  /// The request, for guards of the package's own.
  package var subject: any PlannedRequest { source }

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
  /// Where it acts.
  var place: AnyObject { get }
  /// What it shares with those that ask for the same thing.
  var sameness: AnyHashable? { get }
  /// Whether it takes away what is there and shows nothing else.
  var onlyTakesAway: Bool { get }
  /// Whether its destination, or a screen that its plan has below that, is of a type that suits.
  func leads(through suits: (any Any.Type) -> Bool) -> Bool
  /// Has something done if it ends while the guard is asked whose call is under way.
  func whenCutOff(_ body: @escaping @MainActor () -> Void)
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
