/// What a vocabulary wants of a stage: its part of each stage of a request's life. The ``Executor`` does the rest, the same
/// for all.
@MainActor package protocol Goal: GuardedGoal {
  /// What is wanted, in words.
  var name: String { get }

  /// What its vocabulary calls what it wants, in the plural, as steps; `nil` for what is of no vocabulary.
  var vocabulary: String? { get }

  /// The context, as the router's own guards and tasks see it.
  var context: Any? { get }

  /// The type of the destination, where there is one that is known.
  var destinationType: (any Any.Type)? { get }

  /// Whether whoever it is for has gone before it began.
  var isUnwanted: Bool { get }

  /// Looks at the stage as it is. Changes nothing; called again whenever the stage may have changed.
  func resolve(_ run: Executor) throws -> Resolution

  /// Lets go of what was found, which may be gone when somebody has answered. It is resolved again afterwards.
  func forget()

  /// Lets every part of the plan check that it has what it needs.
  func prepare(_ run: Executor) throws

  /// Puts the plan into words.
  func tell(_ plan: inout RoutePlan)

  /// Makes what can be made before the stage is touched, and has it set up.
  ///
  /// - Returns: What turns out only now, `nil` where all is as it was resolved. Screens that are threatened only now are
  ///   asked, and the request is resolved again.
  func build(_ run: Executor) throws -> Resolution?

  /// Has set up what was found. Called last before the stage is changed, when all guards have agreed.
  func setUpFound(_ run: Executor) throws

  /// The changes that lead there, in order; none where there is nothing to do.
  func steps(_ run: Executor) throws -> [TransactionStep]

  /// Called when all changes were made.
  func made(_ run: Executor) -> Sequel

  /// Called when the changes could not be made and all is put back. The answer is `.failed` unless something is to be
  /// asked first.
  func putBack(because reason: any Error) -> Sequel

  /// A guard has refused. Returns whether the request goes on without the part that it guards; it is then resolved again.
  func goesOn(without question: Question, because reason: any Error) -> Bool

  /// All guards of the goal's own that the present tree may have it pass, wherever a search for a screen ends.
  ///
  /// - Throws: An error if the app's code that leads to them does.
  func ownGuards(_ run: Executor) throws -> [Any]

  /// Called when the request has ended without having arrived.
  func letGo()

  /// Where the request ended up.
  var destination: AnyObject? { get }

  /// The screens that were found or made on the way, with their contexts, the destination last.
  var visits: [Visit] { get }

  /// Whether anything is to be run after the arrival, besides what the router adds.
  var hasOwnPostTasks: Bool { get }

  /// Runs what was to be run after the arrival, besides what the router adds.
  func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject])

  /// How far it has come, for a failure.
  var progress: GoalProgress { get }
}

extension Goal {
  package var vocabulary: String? { nil }
  package var context: Any? { nil }
  package var sameness: AnyHashable? { nil }
  package var destinationType: (any Any.Type)? { nil }
  package var onlyTakesAway: Bool { false }
  package var mayShowGates: Bool { true }
  package func leads(through suits: (any Any.Type) -> Bool) -> Bool { destinationType.map(suits) ?? false }
  package var isUnwanted: Bool { false }
  package var destination: AnyObject? { nil }
  package var visits: [Visit] { [] }
  package var progress: GoalProgress { GoalProgress() }
  package func prepare(_ run: Executor) throws {}
  package func build(_ run: Executor) throws -> Resolution? { nil }
  package func setUpFound(_ run: Executor) throws {}
  package func made(_ run: Executor) -> Sequel { .done }
  package func goesOn(without question: Question, because reason: any Error) -> Bool { false }
  package func ownGuards(_ run: Executor) throws -> [Any] { [] }
  package func letGo() {}
  package func putBack(because reason: any Error) -> Sequel { .failed }
  package var hasOwnPostTasks: Bool { false }
  package func runOwnPostTasks(_ run: Executor, routingStack: [AnyObject]) {}
}

/// What a goal needs to be asked and waited for, on the stage as it is.
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

/// How far a goal has come, as a failure tells it.
package struct GoalProgress {
  /// The part that is under way.
  package let place: String?
  /// The names of its own tasks that have run.
  package let tasksRun: [String]

  package init(place: String? = nil, tasksRun: [String] = []) { (self.place, self.tasksRun) = (place, tasksRun) }
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
