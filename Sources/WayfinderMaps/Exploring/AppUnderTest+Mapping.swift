public import WayfinderTesting
import Wayfinder

extension AppUnderTest {
  /// Explores the app, and draws up a map of it.
  ///
  /// ```swift
  /// let map = try await shop.map()
  /// try map.html().write(to: file, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// The app is launched with every setting of its switches. In each all destinations are asked for, and from every screen that is
  /// found all is done that a user can do. Choosing a tab is no way: the tab's first screen is marked as a root. A screen stands once in each tab and each modal that it was found in. Its title on the
  /// map is its class in words, or what ``treatingAlike(_:)`` calls it.
  ///
  /// - Parameters:
  ///   - title: What the map is called; the app's name unless another is given.
  ///   - limit: How many screens are looked at, each setting of the switches counted by itself.
  /// - Returns: The map; where nobody is, and without coverage and path.
  /// - Throws: What the launch throws.
  /// - Complexity: Linear in the number of ways, times the steps to where they begin.
  public func map(title: String? = nil, atMost limit: Int = 1_000) async throws -> AppMap {
    try await MapExploration(self, atMost: limit).map(title: title ?? name)
  }

  /// Where an app that is running is on its map; `nil` while its window is empty. Where the user's tab has no title yet, the view of
  /// its first screen is loaded, which may give it one.
  ///
  /// ```swift
  /// let map = try await shop.map().with(present: shop.screen(in: app))
  /// ```
  public func screen(in app: App) -> AppMap.Screen.ID? {
    MapSpot(SeenTree(app.router.live), named: nameOfClass)?.screen.id
  }

  /// A way through the app as a path on its map, as that of a counterexample.
  ///
  /// - Parameters:
  ///   - steps: The steps from the launch.
  ///   - outcome: What is shown by it.
  /// - Throws: ``WayError`` for a step that cannot be taken, and what the launch throws.
  public func path(along steps: [AppStep], outcome: String? = nil) async throws -> AppMap.Path {
    let run = try await RunningCopy(self)
    let start = spot(of: run)
    var named: [AppMap.Path.Step] = []
    for (position, step) in steps.enumerated() {
      let kind = kind(of: step, in: run.app)
      guard await run.take(step) else { throw error(step, position: position + 1, in: run.app) }
      named.append(AppMap.Path.Step(kind, step.text, to: spot(of: run)))
    }
    return AppMap.Path(from: start, named, outcome: outcome)
  }

  /// A violation as a path on the app's map, with what it says at its end.
  ///
  /// - Throws: ``WayError`` for a step that cannot be taken any more, and what the launch throws.
  public func path(of violation: Violation) async throws -> AppMap.Path {
    try await path(along: violation.way, outcome: "\(violation.property.rawValue): \(violation.sentence)")
  }

  /// What tests have covered that go these ways.
  ///
  /// - Parameter ways: Each the steps of a test, from the launch.
  /// - Throws: ``WayError`` for a step that cannot be taken, and what the launch throws.
  public func coverage(of ways: [[AppStep]]) async throws -> AppMap.Coverage {
    var paths: [AppMap.Path] = []
    for way in ways { paths.append(try await path(along: way)) }
    let screens = paths.flatMap { [$0.start] + $0.steps.map(\.to) }
    let gone = paths.flatMap { path in
      zip([path.start] + path.steps.map(\.to), path.steps).flatMap { from, step in
        // A destination is reached from anywhere, a move is made somewhere.
        [AppMap.Way(from: from, to: step.to, step.kind, step.name), AppMap.Way(to: step.to, step.kind, step.name)]
      }
    }
    return AppMap.Coverage(screens: Set(screens), ways: Set(gone))
  }

  private func spot(of run: RunningCopy<App>) -> AppMap.Screen.ID { screen(in: run.app) ?? "an empty window" }

  private func kind(of step: AppStep, in app: App) -> AppMap.Way.Kind {
    switch step {
    case .go(let name): destination(named: name)?.isLink == true ? .link : .step
    case .user(let name): moves(in: app).first { $0.name == name }?.goesBack == true ? .back : .user
    case .set: .user
    }
  }

  /// What a screen is called that is the same as others, by its class.
  func nameOfClass(_ screen: UIViewController) -> String? { screenClass(screen) }
}

nonisolated extension AppStep {
  /// What is done, without by what.
  fileprivate var text: String {
    switch self {
    case .go(let name), .user(let name): name
    case .set: description
    }
  }
}
