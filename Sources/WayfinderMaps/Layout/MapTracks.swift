/// Which arrow runs where in the channels, so that no two run on top of each other.
nonisolated struct MapTracks: Sendable {
  /// One stretch of an arrow in a channel.
  nonisolated struct Run: Sendable {
    let link: Int
    /// Which stretch of the link's route it is.
    let index: Int
    /// From where to where it runs at most.
    let low: Double
    let high: Double
    /// How many of its ends turn to what lies behind the channel, less those that turn to what lies before it.
    let turn: Int
  }

  /// How many tracks each channel has.
  private(set) var counts: [MapChannel: Int] = [:]
  /// The track of each stretch, by link and place in the route.
  private(set) var places: [[Int]]

  init(_ runs: [MapChannel: [Run]], stretches: [Int]) {
    places = stretches.map { Array(repeating: 0, count: $0) }
    for (channel, runs) in runs {
      let needed = Self.assign(runs, tracks: 0).tracks
      let (tracks, found) = Self.assign(runs, tracks: needed)
      counts[channel] = tracks
      for (run, track) in found { places[run.link][run.index] = track }
    }
  }

  /// Short runs first, so that what turns back encloses what turns back within it; but a run that crosses the channel
  /// stands the nearer to where it began, the longer it is.
  ///
  /// - Parameter tracks: How many there are; more are added where that is not enough. With none, the least number that
  ///   comes of taking the first free one.
  private static func assign(_ runs: [Run], tracks: Int) -> (tracks: Int, found: [(Run, Int)]) {
    func key(_ run: Run) -> (Int, Double, Int, Int) {
      let length = run.high - run.low
      return (run.turn, run.turn == 0 ? -length : length, run.link, run.index)
    }
    var taken: [[Run]] = Array(repeating: [], count: tracks)
    var found: [(Run, Int)] = []
    for run in runs.sorted(by: { key($0) < key($1) }) {
      let isFree: (Int) -> Bool = { track in taken[track].allSatisfy { $0.high + 8 < run.low || run.high + 8 < $0.low }
      }
      let track = run.turn > 0 ? taken.indices.last(where: isFree) : taken.indices.first(where: isFree)
      if let track {
        taken[track].append(run)
        found.append((run, track))
      } else {
        taken.append([run])
        found.append((run, taken.count - 1))
      }
    }
    return (taken.count, found)
  }
}
