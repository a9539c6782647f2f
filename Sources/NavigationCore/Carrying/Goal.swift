/// The aim of a request, in the terms of one vocabulary.
///
/// The same ``Executor`` carries out every goal. A goal resolves to a ``Proposal``, and a proposal is built into a ``Commit``.
/// The executor drops both if the stage may have changed. A goal therefore keeps only results that must not be produced twice.
@MainActor package protocol Goal: GuardedGoal {
  /// The name of the aim, for plans, logs and failures.
  var name: String { get }

  /// The context that the router's guards and tasks receive; `nil` if the goal has none.
  var context: Any? { get }

  /// The type of the destination; `nil` if it is unknown.
  var destinationType: (any Any.Type)? { get }

  /// The name of the part under way, for failures; `nil` if the goal has no parts.
  var place: String? { get }

  /// A Boolean value that indicates whether the request's originator is gone. The request is then cancelled, unless it has begun to
  /// change the stage.
  var isAbandoned: Bool { get }

  /// Resolves the goal on the present stage. Changes nothing.
  ///
  /// The executor calls this method again whenever the stage may have changed.
  ///
  /// - Throws: The reason why the goal cannot be reached.
  func resolve(_ run: Executor) throws -> any Proposal

  /// Returns whether the request continues after a guard or a screen has refused.
  ///
  /// If `true`, the goal omits the guarded part from now on, and the request is resolved again. If `false`, the request ends
  /// ``Outcome/blocked(by:)``.
  func continues(without question: Question, because reason: any Error) -> Bool

  /// Returns the guards of all steps on the route to the destination, without a search.
  ///
  /// A navigation starts from an existing screen on the route, if there is one, and does not ask the guards of the steps before it. This
  /// method returns these guards too.
  ///
  /// - Throws: The error of app code that selects the path, for instance of a switch.
  func ownGuards(_ run: Executor) throws -> [Any]
}

extension Goal {
  package var context: Any? { nil }
  package var sameness: AnyHashable? { nil }
  package var destinationType: (any Any.Type)? { nil }
  package var place: String? { nil }
  package var onlyRemoves: Bool { false }
  package var mayShowGates: Bool { true }
  package func leads(through suits: (any Any.Type) -> Bool) -> Bool { destinationType.map(suits) ?? false }
  package var isAbandoned: Bool { false }
  package func continues(without question: Question, because reason: any Error) -> Bool { false }
  package func ownGuards(_ run: Executor) throws -> [Any] { [] }
}

/// The effect that a goal would have on the stage in its present state. A proposal changes nothing.
@MainActor package protocol Proposal: AnyObject {
  /// The questions to ask and the conditions to wait for.
  var resolution: Resolution { get }

  /// The destination, if it already exists.
  var found: AnyObject? { get }

  /// Lets every part of the proposal check its requirements.
  ///
  /// - Throws: The first error of a part.
  func prepare(_ run: Executor) throws

  /// Adds the changes of the proposal to a plan.
  func describe(in plan: inout RoutePlan)

  /// Makes and sets up the screens that do not depend on a change of the stage.
  ///
  /// For each effect outside the stage, this method passes an action that undoes the effect to ``Executor/onFailure(_:)``.
  func build(_ run: Executor) throws -> any Commit
}

extension Proposal {
  package var found: AnyObject? { nil }
  package func prepare(_ run: Executor) throws {}
}

extension Proposal where Self: Commit {
  /// Returns the proposal itself. It makes no screens before the stage changes.
  package func build(_ run: Executor) throws -> any Commit { self }
}

/// The result of building a proposal: the screens that were made, and the changes that lead to the destination.
@MainActor package protocol Commit: AnyObject {
  /// The resolution as corrected by building; `nil` if the proposal's resolution is still right.
  ///
  /// Its `leaving` and `needsAudience` replace those of the proposal. Its guards are not asked. If screens must be asked, the
  /// request is resolved again after their answers.
  var late: Resolution? { get }

  /// Sets up the screens that were found. Called after all guards have agreed, just before the stage changes.
  func setUpFound(_ run: Executor) throws

  /// Returns the changes that lead to the destination, in order; an empty array if none is needed.
  func steps(_ run: Executor) throws -> [TransactionStep]

  /// Called after all changes were made, or if none was needed. Returns the continuation of the request.
  func made(_ run: Executor) -> Sequel

  /// Called after the commit failed. Its changes are undone before this call, unless the stage could not be restored.
  ///
  /// - Returns: `.failed`, or `.askFirst` if a question must be asked before another attempt.
  func rollBack(because reason: any Error) -> Sequel

  /// The destination; `nil` if the goal has none, or if the destination is not made yet.
  var destination: AnyObject? { get }

  /// The screens that were found or made, with their contexts. The destination is last.
  var visits: [Visit] { get }

  /// The names of the goal's own tasks that have run. A failure lists them.
  var tasksRun: [String] { get }

  /// A Boolean value that indicates whether the goal has post tasks in addition to the router's.
  var hasOwnPostTasks: Bool { get }

  /// Runs the goal's own post tasks. The router's post tasks run afterwards.
  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject])
}

extension Commit {
  package var late: Resolution? { nil }
  package func setUpFound(_ run: Executor) throws {}
  package func made(_ run: Executor) -> Sequel { .done }
  package func rollBack(because reason: any Error) -> Sequel { .failed }
  package var destination: AnyObject? { nil }
  package var visits: [Visit] { [] }
  package var tasksRun: [String] { [] }
  package var hasOwnPostTasks: Bool { false }
  package func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {}
}

/// The questions that a request asks and the conditions that it waits for, on the present stage.
package struct Resolution {
  /// The request's own guards, in the order in which they are asked.
  package var guards: [Question]
  /// The questions to the screens that would leave, the innermost and topmost first.
  package var leaving: [Question]
  /// A Boolean value that indicates whether the request waits until the stage is shown.
  package var needsAudience: Bool
  /// A Boolean value that indicates whether app code took part in resolving. On the same stage, resolving again may then have
  /// another result.
  package var isDecidedByApp: Bool

  package init(
    guards: [Question] = [], leaving: [Question] = [], needsAudience: Bool = false, isDecidedByApp: Bool = false
  ) {
    self.guards = guards
    self.leaving = leaving
    self.needsAudience = needsAudience
    self.isDecidedByApp = isDecidedByApp
  }
}

/// The continuation of a request after its changes were made or undone.
package enum Sequel {
  case done
  case failed
  /// One part of the request is done. The next part is resolved at once, before any waiting request.
  case nextPart
  /// Another screen was shown in place of the destination.
  case redirected(to: RequestSummary)
  /// The changes were undone, because the part with this number has a question that was not known before. The request is resolved
  /// again and asks it first.
  case askFirst(about: Int)
}

/// A screen that a request has found or made, and the context with which the screen was set up.
package struct Visit {
  package let screen: AnyObject
  package let context: Any?
  /// A Boolean value that indicates whether the request is about the screen. It is `false` for a screen from which the request only
  /// starts.
  package let isSubject: Bool

  package init(_ screen: AnyObject, _ context: Any?, isSubject: Bool = true) {
    self.screen = screen
    self.context = context
    self.isSubject = isSubject
  }
}
