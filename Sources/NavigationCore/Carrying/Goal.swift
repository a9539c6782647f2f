/// What a vocabulary wants of a stage. The ``Executor`` carries it out, the same for all.
///
/// A goal is looked for on the stage and becomes a ``Proposal``, which is built and becomes a ``Commit``. Each is a value of its own,
/// and is dropped where it does not hold any more. The goal keeps only what must not be done twice.
@MainActor package protocol Goal: GuardedGoal {
  /// What is wanted, in words.
  var name: String { get }

  /// What its vocabulary calls what it wants, in the plural, as steps; `nil` for what is of no vocabulary.
  var vocabulary: String? { get }

  /// The context, as the router's own guards and tasks see it.
  var context: Any? { get }

  /// The type of the destination, where there is one that is known.
  var destinationType: (any Any.Type)? { get }

  /// The part that is under way, as failures name it.
  var place: String? { get }

  /// Whether whoever it is for has gone before it began.
  var isUnwanted: Bool { get }

  /// Looks at the stage as it is. Changes nothing; called again whenever the stage may have changed.
  func resolve(_ run: Executor) throws -> any Proposal

  /// A guard has refused. Returns whether the request goes on without the part that it guards; it is then resolved again.
  func goesOn(without question: Question, because reason: any Error) -> Bool

  /// All guards of the goal's own that the present tree may have it pass, wherever a search for a screen ends.
  ///
  /// - Throws: An error if the app's code that leads to them does.
  func ownGuards(_ run: Executor) throws -> [Any]
}

extension Goal {
  package var vocabulary: String? { nil }
  package var context: Any? { nil }
  package var sameness: AnyHashable? { nil }
  package var destinationType: (any Any.Type)? { nil }
  package var place: String? { nil }
  package var onlyTakesAway: Bool { false }
  package var mayShowGates: Bool { true }
  package func leads(through suits: (any Any.Type) -> Bool) -> Bool { destinationType.map(suits) ?? false }
  package var isUnwanted: Bool { false }
  package func goesOn(without question: Question, because reason: any Error) -> Bool { false }
  package func ownGuards(_ run: Executor) throws -> [Any] { [] }
}

/// What a goal would do on the stage as it was found. It changes nothing.
@MainActor package protocol Proposal: AnyObject {
  /// What has to be asked, and what is waited for.
  var resolution: Resolution { get }

  /// The destination, where it is there already.
  var found: AnyObject? { get }

  /// Lets every part of the plan check that it has what it needs.
  func prepare(_ run: Executor) throws

  /// Puts the plan into words.
  func tell(_ plan: inout RoutePlan)

  /// Makes what can be made before the stage is touched, and has it set up.
  ///
  /// What has to be undone if the result is dropped is told to ``Executor/onFailure(_:)``.
  func build(_ run: Executor) throws -> any Commit
}

extension Proposal {
  package var found: AnyObject? { nil }
  package func prepare(_ run: Executor) throws {}
}

extension Proposal where Self: Commit {
  /// Nothing is made before the stage is touched.
  package func build(_ run: Executor) throws -> any Commit { self }
}

/// A proposal whose screens are made: the changes that lead to the destination.
@MainActor package protocol Commit: AnyObject {
  /// What turns out only now; `nil` where all is as it was proposed. Screens that are threatened only now are asked, and the
  /// request is resolved again.
  var late: Resolution? { get }

  /// Has set up what was found. Called last before the stage is changed, when all guards have agreed.
  func setUpFound(_ run: Executor) throws

  /// The changes that lead there, in order; none where there is nothing to do.
  func steps(_ run: Executor) throws -> [TransactionStep]

  /// Called when all changes were made.
  func made(_ run: Executor) -> Sequel

  /// Called when the changes could not be made and all is put back. The answer is `.failed` unless something is to be
  /// asked first.
  func putBack(because reason: any Error) -> Sequel

  /// Where the request ended up.
  var destination: AnyObject? { get }

  /// The screens that were found or made on the way, with their contexts, the destination last.
  var visits: [Visit] { get }

  /// The names of the goal's own tasks that have run, for a failure.
  var tasksRun: [String] { get }

  /// Whether anything is to be run after the arrival, besides what the router adds.
  var hasOwnPostTasks: Bool { get }

  /// Runs what was to be run after the arrival, besides what the router adds.
  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject])
}

extension Commit {
  package var late: Resolution? { nil }
  package func setUpFound(_ run: Executor) throws {}
  package func made(_ run: Executor) -> Sequel { .done }
  package func putBack(because reason: any Error) -> Sequel { .failed }
  package var destination: AnyObject? { nil }
  package var visits: [Visit] { [] }
  package var tasksRun: [String] { [] }
  package var hasOwnPostTasks: Bool { false }
  package func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {}
}

/// What has to be asked and waited for, on the stage as it is.
package struct Resolution {
  /// The request's own guards, in the order in which they are asked.
  package var guards: [Question]
  /// The screens that would go, the innermost and topmost first.
  package var leaving: [Question]
  /// Whether it waits until somebody sees the stage.
  package var needsAudience: Bool
  /// Whether it may be another although the stage is the same, since the app's own code has decided on the way.
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

/// How a request goes on when its changes were made, or put back.
package enum Sequel {
  case done
  case failed
  /// A part of the request is done. The next is resolved at once, before anything that waits.
  case nextPart
  /// Another screen was shown in place of the one asked for.
  case redirected(to: RequestSummary)
  /// Something has to be asked about a part, by its number, that could not be known before.
  case askFirst(about: Int)
}

/// A screen that a request has found or made, and what it was set up with.
package struct Visit {
  package let screen: AnyObject
  package let context: Any?
  /// Whether the request is about it, and does not merely start from it.
  package let isTouched: Bool

  package init(_ screen: AnyObject, _ context: Any?, isTouched: Bool = true) {
    self.screen = screen
    self.context = context
    self.isTouched = isTouched
  }
}
