/// What a guard guards, for one that wants to know; see ``RoutingInterceptor/perform(with:for:)``.
public struct GuardedRequest {
  /// The type of the destination; `nil` where the request does not lead to a screen of a known type.
  public let destination: (any Any.Type)?
  private let source: any PlannedRequest
  private let cutOff: CutOff

  init(destination: (any Any.Type)?, of source: any PlannedRequest, _ cutOff: CutOff) {
    self.destination = destination
    self.source = source
    self.cutOff = cutOff
  }

  /// Has something done if the request ends while this guard is being asked: cancelled, or superseded by another.
  ///
  /// For guards in completion form, which are told of it in no other way; the task of one in async form is cancelled. It is
  /// to be called before the guard's call returns, and does nothing afterwards.
  public func whenCancelled(_ body: @escaping @MainActor () -> Void) { cutOff.add(body) }

  /// The request, for guards of the package's own.
  package var subject: any PlannedRequest { source }

  /// What was asked for, in words.
  public var name: String { source.summary.name }

  /// What the request would do, as the screen was when it was last looked at; where somebody has taken their time to answer
  /// since, it is looked for once more, so that finders and providers are called again. `nil` where guards are asked before the
  /// search, where there is no way any more, and once the request has ended. Put together at each call.
  public func plan() -> RoutePlan? { source.currentPlan }
}

/// A request that can be named and planned.
package protocol PlannedRequest: AnyObject {
  var summary: RequestSummary { get }
  var currentPlan: RoutePlan? { get }
  /// Where it acts.
  var place: AnyObject { get }
  /// What it wants.
  var wanted: any GuardedGoal { get }
}

/// What a request wants, as far as guards may know it.
@MainActor package protocol GuardedGoal: AnyObject {
  /// What two requests share that ask for the same thing; `nil` where that cannot be told.
  var sameness: AnyHashable? { get }

  /// Whether it takes away what is there and shows nothing else.
  var onlyTakesAway: Bool { get }

  /// Whether a gate may show its screen for it.
  var mayShowGates: Bool { get }

  /// Whether the destination, or a screen that it names below that, is of a type that suits, as it was last resolved. What
  /// merely happens to be in front is not below it.
  func leads(through suits: (any Any.Type) -> Bool) -> Bool
}

/// What is to be done if a request ends while one of its guards is asked, as far as the guard has said so within its call.
final class CutOff {
  private var bodies: [@MainActor () -> Void]? = []

  nonisolated deinit {}

  func add(_ body: @escaping @MainActor () -> Void) { bodies?.append(body) }

  /// Listens no more. Returns what stops the asking and does what was said.
  func close(_ stop: (() -> Void)?) -> (() -> Void)? {
    let bodies = bodies ?? []
    self.bodies = nil
    guard !bodies.isEmpty else { return stop }
    return {
      stop?()
      for body in bodies { body() }
    }
  }
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
