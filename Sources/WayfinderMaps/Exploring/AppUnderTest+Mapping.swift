import Wayfinder
public import WayfinderTesting

extension AppUnderTest {
  /// Explores the app, and returns a map of it.
  ///
  /// ```swift
  /// let map = try await shop.map()
  /// try map.html().write(to: file, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// The exploration opens all destinations after the launch, with each setting of the switches. It tries the moves of the user in
  /// each state, up to the limit. `AppMap.exploration` names the omissions. Selecting a tab is no way: the first screen of each
  /// tab is a root. A screen in two tabs is on the map twice. Its title is its class in words, or the name from ``treatingAlike(_:)``.
  ///
  /// - Parameters:
  ///   - title: The title of the map; by default the name of the app.
  ///   - limit: The largest number of states whose steps are tried.
  ///   - progress: A closure that is called for each of these states.
  /// - Returns: The map, without a present position, coverage and path.
  /// - Throws: An error of the launch.
  /// - Complexity: Linear in the number of states, times the steps in each.
  public func map(
    title: String? = nil, atMost limit: Int = 400, progress: (@MainActor (MapProgress) -> Void)? = nil
  ) async throws -> AppMap {
    try await MapExploration(self, atMost: limit, progress: progress).map(title: title ?? name)
  }

  /// Returns the place of a running app on its map; `nil` while its window is empty. If the tab has no title yet, the view of its
  /// first screen is loaded, because that may set the title.
  public func screen(in app: App) -> AppMap.Screen.ID? {
    MapSpot(SeenTree(app.router.live), named: screenClass)?.id
  }

  /// Takes steps after a launch, and returns them as a path on the map.
  ///
  /// - Parameters:
  ///   - steps: The steps from the launch.
  ///   - outcome: A sentence about the end of the path.
  /// - Throws: ``WayError`` for a step that cannot be taken; an error of the launch.
  public func path(along steps: [AppStep], outcome: String? = nil) async throws -> AppMap.Path {
    let run = try await RunningCopy(self)
    let start = spot(of: run)
    var (here, ways) = (start, [AppMap.Way]())
    for (position, step) in steps.enumerated() {
      let (kind, name) = way(of: step, in: run.app)
      guard await run.take(step) else { throw error(step, position: position + 1, in: run.app) }
      ways.append(AppMap.Way(from: here, to: spot(of: run), kind, name))
      here = spot(of: run)
    }
    return AppMap.Path(from: start, ways, outcome: outcome)
  }

  /// Returns the steps of a violation as a path on the map, with the sentence of the violation at its end.
  ///
  /// - Throws: ``WayError`` for a step that can no longer be taken; an error of the launch.
  public func path(of violation: Violation) async throws -> AppMap.Path {
    try await path(along: violation.way, outcome: "\(violation.property.rawValue): \(violation.sentence)")
  }

  /// Returns the coverage of tests.
  ///
  /// - Parameter ways: The steps of each test from the launch.
  /// - Throws: ``WayError`` for a step that cannot be taken; an error of the launch.
  public func coverage(of ways: [[AppStep]]) async throws -> AppMap.Coverage {
    var (screens, taken) = (Set<AppMap.Screen.ID>(), Set<AppMap.Way>())
    for steps in ways {
      let path = try await self.path(along: steps)
      screens.formUnion([path.start] + path.steps.map(\.to))
      taken.formUnion(path.steps + path.steps.map { AppMap.Way(to: $0.to, $0.kind, $0.name) })
    }
    return AppMap.Coverage(screens: screens, ways: taken)
  }

  private func spot(of run: RunningCopy<App>) -> AppMap.Screen.ID { screen(in: run.app) ?? "an empty window" }

  /// Returns a step as a way from the screen in front.
  private func way(of step: AppStep, in app: App) -> (kind: AppMap.Way.Kind, name: String) {
    switch step {
    case .go(let name): (destination(named: name)?.isLink == true ? .link : .step, name)
    case .user(let name): (moves(in: app).first { $0.name == name }?.goesBack == true ? .back : .user, name)
    case .set: (.user, step.description)
    }
  }
}

/// The progress of an exploration for a map.
nonisolated public struct MapProgress: Hashable, Sendable {
  /// The number of screens that were found.
  public let screens: Int
  /// The number of states whose steps are tried or were tried.
  public let states: Int
  /// The number of states that were found, or the limit if that is smaller.
  public let limit: Int
}
