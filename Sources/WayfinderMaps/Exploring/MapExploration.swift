import WayfinderTesting
import NavigationCore
import Wayfinder

/// Finds the screens of an app and the ways between them, by being in each once and trying what can be done there.
///
/// One state stands for all in which the same screen is in front and the switches are the same, so it looks at far fewer than a
/// verification does: a map tells which screens there are, and not in how many ways one can be on them.
final class MapExploration<App: RunningApp> {
  private let description: AppUnderTest<App>
  private let limit: Int
  private var screens: [AppMap.Screen.ID: AppMap.Screen] = [:]
  /// The identifiers of the screens, in the order in which they were found.
  private var order: [AppMap.Screen.ID] = []
  private var groups: [AppMap.Group] = []
  private var ways: [AppMap.Way] = []
  private var vocabularies: [AppMap.Screen.ID: Set<AppMap.Vocabulary>] = [:]
  private var seen: Set<Place> = []
  private var waiting: [[AppStep]] = []
  private var looked = 0

  private struct Place: Hashable {
    let screen: AppMap.Screen.ID
    let switches: [String]
  }

  init(_ description: AppUnderTest<App>, atMost limit: Int) { (self.description, self.limit) = (description, limit) }

  /// Explores the app from its launch with every setting of the switches.
  ///
  /// - Throws: What the launch throws.
  func map(title: String) async throws -> AppMap {
    for way in settings where seen.count < limit { try await begin(with: way) }
    while looked < waiting.count {
      looked += 1
      try await lookAround(after: waiting[looked - 1])
    }
    let found = order.compactMap { id in
      screens[id].map { $0.shown(by: vocabularies[id] ?? []) }
    }
    return AppMap(title: title, groups: groups.once(by: \.id), screens: found, ways: ways)
  }

  /// The steps that set the switches in every way there is; none first, for the app as it is launched.
  private var settings: [[AppStep]] {
    description.switches.reduce([[]]) { settings, appSwitch in
      settings + appSwitch.values.flatMap { value in settings.map { $0 + [.set(appSwitch.name, to: value)] } }
    }
  }

  /// Tries all destinations in the app as it is launched, with the switches set.
  private func begin(with way: [AppStep]) async throws {
    guard let run = try await RunningCopy.replaying(way, of: description), let here = spot(of: run),
      visit(here, way, run)
    else { return }
    mark(here, isRoot: true)
    for destination in description.destinations {
      let steps = way + [.go(destination.name)]
      guard let run = try await RunningCopy.replaying(way, of: description) else { return }
      let vocabulary = vocabulary(of: destination, in: run.app)
      guard let passage = await run.taking(.go(destination.name), planning: false), let there = spot(of: run) else {
        continue
      }
      _ = visit(there, steps, run)
      guard passage.arrival != nil else { continue }
      vocabularies[there.screen.id, default: []].formUnion(vocabulary.map { [$0] } ?? [])
      add(AppMap.Way(to: there.screen.id, destination.isLink ? .link : .step, destination.name))
    }
  }

  /// Tries all that a user can do where a way leads.
  private func lookAround(after way: [AppStep]) async throws {
    guard let run = try await RunningCopy.replaying(way, of: description), let here = spot(of: run) else { return }
    var tried: Set<String> = []
    for move in description.moves(in: run.app) where tried.insert(move.name).inserted {
      guard let run = try await RunningCopy.replaying(way, of: description),
        await run.take(.user(move.name)), let there = spot(of: run)
      else { continue }
      _ = visit(there, way + [.user(move.name)], run)
      if move.choosesTab {
        // The tabs are there on most screens: an arrow from each would hide the others.
        if there.screen.isRoot { mark(there, isRoot: true) }
        continue
      }
      guard there.screen.id != here.screen.id else { continue }
      add(AppMap.Way(from: here.screen.id, to: there.screen.id, move.goesBack ? .back : .user, move.name))
    }
  }

  private func spot(of run: RunningCopy<App>) -> MapSpot? { MapSpot(run.tree, named: description.nameOfClass) }

  /// Notes where the app is, and that it is to be looked at if nothing of the kind was.
  ///
  /// - Returns: Whether it is new.
  private func visit(_ spot: MapSpot, _ way: [AppStep], _ run: RunningCopy<App>) -> Bool {
    if screens[spot.screen.id] == nil {
      order.append(spot.screen.id)
      screens[spot.screen.id] = spot.screen.root(false)
      if let group = spot.group { groups.append(group) }
    }
    let place = Place(screen: spot.screen.id, switches: description.switches.map { $0.value(in: run.app) })
    guard seen.count < limit, seen.insert(place).inserted else { return false }
    waiting.append(way)
    return true
  }

  private func mark(_ spot: MapSpot, isRoot: Bool) { screens[spot.screen.id] = screens[spot.screen.id]?.root(isRoot) }

  private func add(_ way: AppMap.Way) {
    if !ways.contains(way) { ways.append(way) }
  }

  private func vocabulary(of destination: AppDestination<App>, in app: App) -> AppMap.Vocabulary? {
    guard let request = try? destination.request(in: app) else { return nil }
    return app.router.resolved(request).makeGoal(app.router.stage).vocabulary.flatMap(AppMap.Vocabulary.init)
  }
}

nonisolated extension AppMap.Screen {
  /// The same screen, as one where the app is without any way, or not.
  fileprivate func root(_ isRoot: Bool) -> Self {
    Self(id, title: title, in: group, shownBy: shownBy, isRoot: isRoot, isModal: isModal)
  }

  /// The same screen, shown by other vocabularies.
  fileprivate func shown(by vocabularies: Set<AppMap.Vocabulary>) -> Self {
    Self(id, title: title, in: group, shownBy: vocabularies, isRoot: isRoot, isModal: isModal)
  }
}
