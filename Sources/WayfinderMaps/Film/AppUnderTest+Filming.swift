import NavigationCore
public import Wayfinder
public import WayfinderTesting

extension AppUnderTest {
  /// Returns a film strip of a violation: the path from the launch, and the fault at its end.
  ///
  /// The path is taken in a new launch. If two paths contradict each other, the strip shows both.
  ///
  /// - Throws: ``WayError`` for a step that cannot be taken any more, and the error of the launch.
  public func filmStrip(of violation: Violation) async throws -> FilmStrip {
    var frames: [FilmStrip.Frame] = []
    if let other = violation.otherWay { frames = try await self.frames(along: other, heading: "The first path") }
    frames += try await self.frames(
      along: violation.way, heading: frames.isEmpty ? nil : "The second path", showing: violation)
    let property = violation.property
    return FilmStrip(
      title: "\(property.rawValue) does not hold: \(property.sentence)", introduction: violation.sentence,
      frames: frames,
      fault: "\(property.rawValue) \(violation.sentence)")
  }

  private func frames(
    along way: [AppStep], heading: String?, showing violation: Violation? = nil
  ) async throws -> [FilmStrip.Frame] {
    let run = try await RunningCopy(self)
    let camera = Camera(self, run.app, heading: heading)
    let interruption = violation?.interruption
    let last = try await take(way.dropLast(interruption == nil ? 0 : 1), in: run, camera)
    if let interruption, let step = way.last {
      await take(step, interruptedBy: interruption, in: run, camera)
    } else if let last, violation?.property == .leavesTree, last.outcome == nil {
      await last.cancel()
      camera.look()
      camera.add("cancel the request", camera.takeEvents() + last.outcomeRemarks)
    }
    switch violation?.property {
    case .leadsBack:
      let moves = moves(in: run.app).filter(\.goesBack).map(\.name)
      return camera.end([.init("Ways back", moves.isEmpty ? "none" : moves.joined(separator: ", "))])
    case .restores: return camera.end() + (try await restored(run))
    default: return camera.end()
    }
  }

  /// Takes steps, each with a frame.
  ///
  /// - Returns: The last step; `nil` if there are none.
  @discardableResult fileprivate func take(
    _ steps: some Sequence<AppStep>, in run: RunningCopy<App>, _ camera: Camera<App>
  ) async throws -> RecordedStep? {
    var last: RecordedStep?
    for (index, step) in steps.enumerated() {
      guard let taken = await run.record(step) else { throw error(step, position: index + 1, in: run.app) }
      let isRequest = if case .go = step { true } else { false }
      camera.look()
      camera.add(
        "\(step)",
        remarks(on: taken.plan) + camera.takeEvents(without: isRequest) + (isRequest ? taken.outcomeRemarks : []))
      last = taken
    }
    return last
  }

  /// Takes a step with two frames: before and after the interruption.
  private func take(
    _ step: AppStep, interruptedBy interruption: Interruption, in run: RunningCopy<App>, _ camera: Camera<App>
  ) async {
    guard case .go(let name) = step else { return }
    #if os(iOS) || os(tvOS) || os(visionOS)
      _ = try? await take([step], in: run, camera)
    #else
      let outcomes = await run.record(goingTo: name, interruptedBy: interruption) {
        camera.look()
        camera.add("\(step)", camera.takeEvents(without: true) + [.init("Outcome", "under way")])
      }
      camera.look()
      let ended = [(name, outcomes?.first), ("the other request", outcomes?.second)].compactMap { name, outcome in
        outcome.map { FilmStrip.Remark("Outcome", "\(name): \($0)") }
      }
      camera.add("\(interruption)", camera.takeEvents().filter { $0.label != "Outcome" } + ended)
    #endif
  }

  /// Launches the app again, and restores the position of a running copy.
  private func restored(_ run: RunningCopy<App>) async throws -> [FilmStrip.Frame] {
    let next = try await RunningCopy(self)
    for appSwitch in switches { appSwitch.set(appSwitch.value(in: run.app), in: next.app) }
    let camera = Camera(self, next.app, heading: "The next launch")
    let outcome = await next.restore(run.app.router.position)
    camera.look()
    camera.add("restore the position", outcome.map { [.init("Outcome", "\($0)")] } ?? [])
    return camera.end()
  }

  fileprivate func remarks(on plan: Result<RoutePlan, any Error>?) -> [FilmStrip.Remark] {
    switch plan {
    case nil: []
    case .failure(let error): [.init("Plan", "fails: \(error)")]
    case .success(let plan):
      [.init("Plan", plan.changes.isEmpty ? "no change" : plan.changes.map { "\($0)" }.joined(separator: "; "))]
    }
  }
}

extension RecordedStep {
  fileprivate var outcomeRemarks: [FilmStrip.Remark] {
    [.init("Outcome", outcome.map { "\($0)" } ?? "none; the request waits")]
  }
}

extension AppUnderTest {
  /// Returns a film strip of a fault sweep's violation: the same call of the request fails again.
  ///
  /// ```swift
  /// let sweep = try await failEachCall(of: request) { try await shop.launched() }
  /// for fault in sweep.violations { print(try await shop.filmStrip(of: fault, in: request)) }
  /// ```
  ///
  /// - Parameters:
  ///   - fault: A violation of the sweep.
  ///   - request: The request of the sweep.
  ///   - steps: The steps from the launch to the state in which the sweep makes the request.
  /// - Throws: ``WayError`` for a step that cannot be taken, and the error of the launch.
  public func filmStrip<Value>(
    of fault: FaultSweep.Violation, in request: NavigationRequest<Value>, after steps: [AppStep] = []
  ) async throws -> FilmStrip {
    let run = try await RunningCopy(self)
    let camera = Camera(self, run.app)
    try await take(steps, in: run, camera)
    var calls = 0
    let probe = CallProbe { _ in
      calls += 1
      if calls == fault.call { throw InjectedFault(call: calls) }
    }
    let words = fault.call > 0 ? "while call \(fault.call) (\(fault.kind)) fails" : "without a fault"
    let attempts = [("request, \(words)", run.app.router.probed(by: probe)), ("request again", run.app.router)]
    for (step, router) in attempts {
      let plan = Result { try run.app.router.plan(request) }
      let outcome = await router.outcome(of: request)
      camera.look()
      camera.add(step, remarks(on: plan) + camera.takeEvents(without: true) + [.init("Outcome", "\(outcome)")])
    }
    return FilmStrip(
      title: "A fault changes the result of a navigation", introduction: "Request, \(words): \(fault.description)",
      frames: camera.end(), fault: fault.description)
  }
}
