/// The aim of a request, in the terms of one vocabulary.
///
/// Every goal is carried out by the same ``Executor``. A goal resolves to a ``Proposal``, and a proposal is built into a
/// ``Commit``. Both are dropped when the stage changes, so a goal keeps only results that must not be produced twice.
@MainActor package protocol Goal: GuardedGoal {
  /// The name of the aim, for plans, logs and failures.
  var name: String { get }

  /// The plural name of the vocabulary, such as `steps`; `nil` if the goal belongs to none.
  var vocabulary: String? { get }

  /// The context that the router's guards and tasks receive.
  var context: Any? { get }

  /// The type of the destination, if it is known.
  var destinationType: (any Any.Type)? { get }

  /// The name of the part under way, as failures state it.
  var place: String? { get }

  /// A Boolean value that indicates whether the request's originator is gone. The request is then cancelled before it begins.
  var isAbandoned: Bool { get }

  /// Resolves the goal on the stage as it is, without changing anything.
  ///
  /// The executor calls this method again whenever the stage may have changed.
  func resolve(_ run: Executor) throws -> any Proposal

  /// Returns whether the request continues without the part whose guard has refused. It is then resolved again.
  func continues(without question: Question, because reason: any Error) -> Bool

  /// Returns all guards of the goal itself that may be asked on the present stage, whichever screen a search finds.
  ///
  /// - Throws: The error of the app code that leads to a guard.
  func ownGuards(_ run: Executor) throws -> [Any]
}

extension Goal {
  package var vocabulary: String? { nil }
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

  /// Lets every part of the plan check its requirements.
  func prepare(_ run: Executor) throws

  /// Adds the changes of the proposal to a plan.
  func describe(in plan: inout RoutePlan)

  /// Makes and sets up everything that does not depend on a change of the stage.
  ///
  /// Effects to undo if the result is dropped are passed to ``Executor/onFailure(_:)``.
  func build(_ run: Executor) throws -> any Commit
}

extension Proposal {
  package var found: AnyObject? { nil }
  package func prepare(_ run: Executor) throws {}
}

extension Proposal where Self: Commit {
  /// Returns the proposal itself: nothing is made before the stage changes.
  package func build(_ run: Executor) throws -> any Commit { self }
}

/// A proposal whose screens are made, with the changes that lead to the destination.
@MainActor package protocol Commit: AnyObject {
  /// The questions and conditions that only building has revealed; `nil` if the proposal's are still right.
  ///
  /// If screens must be asked, the request is resolved again after their answers.
  var late: Resolution? { get }

  /// Sets up the screens that were found. Called after all guards have agreed, just before the stage changes.
  func setUpFound(_ run: Executor) throws

  /// Returns the changes that lead to the destination, in order; an empty array if none is needed.
  func steps(_ run: Executor) throws -> [TransactionStep]

  /// Called after all changes were made.
  func made(_ run: Executor) -> Sequel

  /// Called after the changes failed and the stage was restored.
  ///
  /// - Returns: `.failed`, or `.askFirst` if a question must be asked before another attempt.
  func rollBack(because reason: any Error) -> Sequel

  /// The screen at which the request has ended.
  var destination: AnyObject? { get }

  /// The screens that were found or made, with their contexts. The destination is last.
  var visits: [Visit] { get }

  /// The names of the goal's own tasks that have run, for a failure.
  var tasksRun: [String] { get }

  /// A Boolean value that indicates whether the goal has post tasks in addition to the router's.
  var hasOwnPostTasks: Bool { get }

  /// Runs the goal's own post tasks. The router's run after them.
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

/// The questions that a request asks and the conditions that it waits for, on the stage as it is.
package struct Resolution {
  /// The request's own guards, in the order in which they are asked.
  package var guards: [Question]
  /// The screens that would leave, the innermost and topmost first.
  package var leaving: [Question]
  /// A Boolean value that indicates whether the request waits until the stage is shown.
  package var needsAudience: Bool
  /// A Boolean value that indicates whether app code took part in resolving. Resolving again may then differ on the same stage.
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
  /// The part with this number has a question that could not be known earlier.
  case askFirst(about: Int)
}

/// A screen that a request has found or made, and the context that it was set up with.
package struct Visit {
  package let screen: AnyObject
  package let context: Any?
  /// A Boolean value that indicates whether the request is about the screen, and does not merely start from it.
  package let isSubject: Bool

  package init(_ screen: AnyObject, _ context: Any?, isSubject: Bool = true) {
    self.screen = screen
    self.context = context
    self.isSubject = isSubject
  }
}
