public import Wayfinder

/// A law that did not hold.
public struct BrokenLaw: Error, CustomStringConvertible {
  /// How many steps had been taken.
  public let taken: Int
  /// The step after which it did not hold; `nil` for the launch.
  public let step: AppStep?
  /// The error of the law.
  public let reason: any Error

  /// The broken law and the step before it, as a sentence.
  public nonisolated var description: String {
    "After \(step.map { "step \(taken) (\($0))" } ?? "the launch"): \(reason)"
  }
}

/// A step that cannot be taken.
public struct ImpossibleStep: Error, CustomStringConvertible {
  /// The step.
  public let step: AppStep
  /// Its number, counted from 1.
  public let number: Int
  /// The error of the request; `nil` for an unknown name.
  public internal(set) var reason: (any Error)?

  /// Which step, as a sentence.
  public nonisolated var description: String {
    "Step \(number) (\(step)) cannot be taken: \(reason.map { "\($0)" } ?? "there is nothing of that name.")"
  }
}

extension AppUnderTest {
  /// Takes steps in a new launch, and checks a law after the launch and after each step.
  ///
  /// Each step has a hundred turns of the main actor to end, or until no request is under way for twenty turns. Tasks of the app need
  /// some turns to make their requests.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - law: A closure that throws if the law is broken.
  /// - Throws: ``BrokenLaw``, ``ImpossibleStep``, or an error of the launch.
  public func take(_ steps: [AppStep], holding law: @MainActor (App) async throws -> Void) async throws {
    let app = try await launched()
    func check(_ taken: Int) async throws {
      do { try await law(app) } catch {
        throw BrokenLaw(taken: taken, step: taken > 0 ? steps[taken - 1] : nil, reason: error)
      }
    }
    try await check(0)
    for (index, step) in steps.enumerated() {
      var impossible = ImpossibleStep(step: step, number: index + 1)
      do {
        guard try begin(step, in: app) else { throw impossible }
      } catch  where !(error is ImpossibleStep) {
        impossible.reason = error
        throw impossible
      }
      await rest(app)
      try await check(index + 1)
    }
  }

  private func rest(_ app: App) async {
    var quiet = 0
    for _ in 0..<100 {
      quiet = app.router.isIdle ? quiet + 1 : 0
      guard quiet <= 20 else { return }
      await Task.yield()
    }
  }

  private func begin(_ step: AppStep, in app: App) throws -> Bool {
    switch step {
    case .go(let name):
      guard let request = try request(named: name, in: app) else { return false }
      app.router.navigate(request) { _ in }
      return true
    case .user(let name):
      guard let move = move(named: name, in: app) else { return false }
      move.perform()
      return true
    case .set(let name, let value): return set(name, to: value, in: app)
    }
  }

  /// Shrinks steps that break a law to a few that break it too; see ``shrink(_:trying:stoppingAfter:while:)``.
  ///
  /// - Returns: The steps; all of them if they do not break the law.
  /// - Throws: An error of the launch.
  public func shrink(
    _ steps: [AppStep], trying mostTries: Int = 2_000, holding law: @MainActor (App) async throws -> Void
  ) async throws -> Shrunk<AppStep> {
    try await WayfinderTesting.shrink(steps, trying: mostTries) { steps in
      do {
        try await take(steps, holding: law)
        return false
      } catch is BrokenLaw {
        return true
      } catch is ImpossibleStep {
        return false
      }
    }
  }

  /// Replays a journal that breaks a law, and shrinks the steps to a few that break it too.
  ///
  /// - Returns: The steps; all of them if they do not break the law.
  /// - Throws: An error of the launch.
  public func shrink(
    _ journal: Journal, trying mostTries: Int = 2_000, holding law: @MainActor (App) async throws -> Void
  ) async throws -> Shrunk<AppStep> {
    try await shrink(try await replay(journal).steps, trying: mostTries, holding: law)
  }
}
