import NavigationCore
import ViewHierarchy

/// Carries one request out, stage by stage, as the queue says.
final class RouteWork: NavigationWork {
  /// What a request is for.
  enum Goal {
    /// A chain of steps.
    case chain(ChainWalker)
    /// A rearrangement of what is there. The view controller is the one that ends up visible, if there is one.
    case arrangement((LiveTree) throws -> (PlannedTree, UIViewController?))
    /// What a vocabulary that builds and changes for itself wants.
    case staged(any StagedGoal)
    /// What a vocabulary that carries its requests out itself wants.
    case own(OwnGoal)
  }

  let id: Int
  private let context: () -> Any?
  private let makeSameness: () -> AnyHashable?
  private let name: () -> String
  private let goal: Goal
  private let live: LiveTree
  /// Where the roles of this request look and act.
  private let scope: SearchScope
  private let recorder: NavigationRecorder
  /// The router's own guards and tasks are values that preparing may change; these are this request's copies.
  private var globals: GlobalRoles
  private var areGlobalsPrepared = false
  private let animated: Bool
  private var hasAskedGlobals = false
  private var resolution: Resolution?
  private var construction: Construction?
  private let ownActions = ForeignChanges()
  private var foundTasksRun: [any BoundStep] = []
  /// Where the request ended up.
  private(set) var destination: UIViewController?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(
    goal: Goal, live: LiveTree, recorder: NavigationRecorder, globals: GlobalRoles, animated: Bool,
    context: @escaping () -> Any?, sameness: @escaping () -> AnyHashable?, name: @escaping () -> String
  ) {
    id = if case .own(let own) = goal { own.work.id } else { RequestNumber.next() }
    self.goal = goal
    self.live = live
    scope = SearchScope(tree: live)
    self.recorder = recorder
    self.globals = globals
    self.animated = animated
    self.context = context
    makeSameness = sameness
    self.name = name
  }

  var sameness: AnyHashable? { makeSameness() }

  var isForsaken: Bool { ownGoal?.work.isForsaken ?? false }

  private var ownGoal: OwnGoal? {
    if case .own(let goal) = goal { goal } else { nil }
  }

  var summary: RequestSummary { RequestSummary(id: id, name: name()) }
}

// MARK: - Before anything changes

extension RouteWork {
  func resolve() throws -> [Question] {
    guard live.window != nil else { throw NavigationError.windowIsGone }
    if globals.asksBeforeSearching, !hasAskedGlobals, !globals.interceptors.isEmpty {
      hasAskedGlobals = true
      return globalQuestions
    }
    let questions = try globalQuestions + ownQuestions()
    return globals.probe.map { probe in questions.map { $0.probed(by: probe) } } ?? questions
  }

  /// What is to be asked beside the router's own guards.
  private func ownQuestions() throws -> [Question] {
    if let ownGoal {
      try ownGoal.check(live)
      return try ownGoal.work.resolve()
    }
    let resolution = try findWay()
    self.resolution = resolution
    return stepQuestions(of: resolution) + leaveQuestions(about: resolution.removed)
  }

  /// What the request would do, as the tree is now. Changes nothing.
  func preview() throws -> Resolution {
    guard live.window != nil else { throw NavigationFailure(.windowIsGone) }
    let resolution = try findWay()
    self.resolution = resolution
    try prepare()
    return resolution
  }

  private func findWay() throws -> Resolution {
    try scope.run {
      switch goal {
      case .chain(let walker):
        walker.probe = globals.probe
        return try walker.resolve(in: live)
      case .arrangement(let arrange):
        do {
          let (tree, destination) = try arrange(live)
          let resolution = Resolution(tree: tree)
          resolution.destination = destination
          return resolution
        } catch {
          throw NavigationFailure(caught: error)
        }
      case .staged(let goal):
        let resolution = Resolution(tree: PlannedTree(live))
        do {
          resolution.staged = try goal.resolve(in: live)
        } catch {
          throw NavigationFailure(caught: error)
        }
        return resolution
      case .own(let goal):
        try goal.check(live)
        let resolution = Resolution(tree: PlannedTree(live))
        resolution.staged = try goal.preview(live)
        return resolution
      }
    }
  }

  var globalQuestions: [Question] {
    globals.interceptors.indices.map { position in
      let name = { [interceptor = globals.interceptors[position]] in describe(interceptor) }
      return Question(id: .global(position), name: name) { [weak self] answer in
        guard let self else { return nil }
        // Read when it is asked, since it has been prepared by then.
        let interceptor = globals.interceptors[position]
        return scope.run { askInterceptor(interceptor, with: self.context(), answer) }
      }
    }
  }

  func stepQuestions(of resolution: Resolution) -> [Question] {
    var questions: [Question] = []
    for (depth, step) in resolution.visited.enumerated() where step.guardCount > 0 {
      for position in 0..<step.guardCount {
        let id = Question.ID.step(depth: depth, branches: resolution.branches(before: depth), position: position)
        questions.append(
          Question(id: id, name: { step.guardName(position) }) { [scope] answer in
            scope.run { step.ask(position, answer) }
          })
      }
    }
    return questions
  }

  /// The screens that would go, the innermost and topmost first.
  func leaveQuestions(about removed: [UIViewController]) -> [Question] {
    removed.reversed().compactMap(Question.leaving)
  }

  func forget() {
    ownGoal?.work.forget()
    resolution = nil
    construction = nil
  }

  func prepare() throws {
    if !areGlobalsPrepared {
      try globals.prepare(with: context())
      areGlobalsPrepared = true
    }
    guard let resolution else { return }
    try scope.run {
      for (position, step) in resolution.declined.enumerated() {
        do {
          try step.prepare(building: true)
        } catch {
          throw NavigationFailure(caught: error, step: step.label(position))
        }
      }
      do {
        try resolution.anchor?.step.prepare(building: false)
      } catch {
        throw NavigationFailure(caught: error, step: resolution.anchor?.step.label(resolution.declined.count))
      }
    }
  }

  func build() throws -> [Question] {
    if let ownGoal { return try ownGoal.work.build() }
    guard let resolution else { return [] }
    let construction = Construction(resolution, live: live, globals: globals)
    self.construction = construction
    if case .staged(let goal) = goal {
      try buildStaged(goal)
      return []
    }
    guard !resolution.joints.isEmpty else { return [] }
    do {
      try scope.run { try construction.build() }
      // What was planned holds, unless building has told more than could be known beforehand.
      guard construction.hasToldMore || globals.probe != nil else { return [] }
      let tree = try construction.plannedTree()
      resolution.tree = tree
      return leaveQuestions(about: tree.removed)
    } catch {
      throw withWhatHadRun(error)
    }
  }

  private func buildStaged(_ goal: any StagedGoal) throws {
    do {
      try scope.run {
        for screen in try goal.build(in: live, probe: globals.probe) {
          try globals.probe?(.task)
          for task in globals.contextTasks { try task.perform(on: screen, with: nil) }
        }
      }
    } catch {
      throw NavigationFailure(caught: error)
    }
  }
}

// MARK: - Changing the tree

extension RouteWork {
  func commit(completion: @escaping (Commitment) -> Void) {
    if let ownGoal { return ownGoal.work.commit(completion: completion) }
    carryOut { completion(.ended($0)) }
  }

  private func carryOut(_ completion: @escaping (Outcome<Void>) -> Void) {
    guard let resolution, let construction else { return completion(.cancelled) }
    do {
      try scope.run { try runTasksOfFoundScreen(resolution, construction) }
    } catch {
      return completion(.failed(withWhatHadRun(error)))
    }
    var changes = changes(for: resolution, construction)
    recorder.willCommit()
    guard !changes.isEmpty else {
      rememberContexts(resolution, construction)
      stagedGoal?.ended(arrived: true)
      return settle(isMoving: false, completion)
    }
    let around = resolution.destination ?? resolution.anchor?.viewController
    if let reveal = RevealAfterCollapse(around: around, in: live, animated: animated, of: { self.arrivedAt }) {
      changes.append(reveal)
    }
    changes.append(Verification { try self.verifyArrival() })
    if let probe = globals.probe { changes = changes.map { ProbedChange($0, probe: probe) } }
    let transaction = TreeTransaction(of: live, changes: changes)
    rememberContexts(resolution, construction)
    transaction.run { result in
      switch result {
      case .failure(let reason):
        self.stagedGoal?.ended(arrived: false)
        let failure = self.withWhatHadRun(reason)
        self.ownActions.forget()
        completion(.failed(failure))
      case .success:
        self.ownActions.forget()
        self.stagedGoal?.ended(arrived: true)
        self.settle(isMoving: true, completion)
      }
    }
  }

  private var stagedGoal: (any StagedGoal)? {
    if case .staged(let goal) = goal { goal } else { nil }
  }

  private func changes(for resolution: Resolution, _ construction: Construction) -> [any TreeChange] {
    if let stagedGoal { return stagedGoal.changes(in: live, animated: animated, ownTransitions: ownActions) }
    let plan = CommitPlan(
      live: live, construction: construction, animated: animated, probe: globals.probe, ownActions: ownActions)
    return plan.changes(for: resolution.tree)
  }

  func abandon() {
    ownGoal?.work.abandon()
    ownActions.giveUp { [live] body in
      if let window = live.window { Settling.whenSettled(window, body) } else { body() }
    }
  }

  private func runTasksOfFoundScreen(_ resolution: Resolution, _ construction: Construction) throws {
    guard let (step, viewController) = resolution.anchor else { return }
    do {
      for task in globals.contextTasks where resolution.joints.isEmpty {
        try task.perform(on: viewController, with: step.contextValue)
      }
      try globals.probe?(.task)
      foundTasksRun.append(step)
      try step.runContextTasks(on: viewController)
    } catch {
      throw NavigationFailure(caught: error, step: step.label(resolution.declined.count))
    }
  }

  private func rememberContexts(_ resolution: Resolution, _ construction: Construction) {
    for (position, joint) in construction.joints.enumerated() {
      guard let screen = construction.screen(position) else { continue }
      ScreenContext.set(joint.step.contextValue.map(ScreenContext.init), of: screen)
    }
    if let anchor = resolution.anchor, resolution.joints.isEmpty {
      ScreenContext.set(anchor.step.contextValue.map(ScreenContext.init), of: anchor.viewController)
    }
  }

  private var arrivedAt: UIViewController? {
    construction?.destination ?? resolution?.destination ?? stagedGoal?.destination
  }

  private func verifyArrival() throws {
    guard let arrivedAt else { return }
    // Each change of the router's own was held against what was promised when it was made; what the app has done since,
    // for instance as a screen appeared, is the app's. Where something else joined the screen only looking tells.
    let isPlain = construction?.joints.allSatisfy(\.isPlain) ?? true
    guard live.contains(arrivedAt), isPlain || live.isVisibleInItsFamily(arrivedAt) else {
      throw NavigationError.destinationNotVisible(arrivedAt.typeName)
    }
  }

  private func settle(isMoving: Bool, _ completion: @escaping (Outcome<Void>) -> Void) {
    recorder.committed(self)
    guard isMoving, let window = live.window else { return arrive(isMoving: isMoving, completion) }
    Settling.whenSettled(window) { self.arrive(isMoving: true, completion) }
  }

  private func arrive(isMoving: Bool, _ completion: (Outcome<Void>) -> Void) {
    destination = arrivedAt
    scope.run { runPostTasks() }
    forget()
    completion(isMoving ? .arrived(()) : .alreadyThere(()))
  }

  private func runPostTasks() {
    guard let resolution, let construction, hasPostTasks(resolution) else { return }
    var touched: [(step: any BoundStep, viewController: UIViewController)] = []
    if let anchor = resolution.anchor { touched.append(anchor) }
    for (position, joint) in construction.joints.enumerated() {
      if let screen = construction.screen(position) { touched.append((joint.step, screen)) }
    }
    var seen: Set<ObjectIdentifier> = []
    let stack = touched.map(\.viewController).filter { seen.insert(ObjectIdentifier($0)).inserted }
    if let destination = stagedGoal?.destination {
      for task in globals.postTasks { task.perform(on: destination, with: nil, routingStack: [destination]) }
    }
    for (step, viewController) in touched.reversed() { step.runPostTasks(on: viewController, routingStack: stack) }
    guard let (step, viewController) = touched.last else { return }
    for task in globals.postTasks {
      task.perform(on: viewController, with: step.contextValue, routingStack: stack)
    }
  }

  private func hasPostTasks(_ resolution: Resolution) -> Bool {
    !globals.postTasks.isEmpty || resolution.anchor?.step.hasPostTasks ?? false
      || resolution.joints.contains { $0.step.hasPostTasks }
  }

  private func withWhatHadRun(_ error: any Error) -> NavigationFailure {
    var failure = NavigationFailure(caught: error)
    let tasks = (construction?.tasksRun ?? []) + foundTasksRun
    failure.alreadyRun = tasks.flatMap(\.contextTaskNames) + ownActions.namesBegun
    return failure
  }
}
