public import Wayfinder
public import WayfinderTesting

extension AppUnderTest {
  /// Returns a film strip of a journal: replays the journal in a new launch, with a frame for each request and move, and for facts in a row.
  ///
  /// The strip ends at the first difference, or at an entry that cannot be replayed.
  ///
  /// In a replay of a redacted journal, the app may repeat a request with its redacted parameters. So the strip has no drawings after the
  /// first request that the app makes by itself, and then does not describe the difference.
  ///
  /// - Parameters:
  ///   - journal: The journal.
  ///   - replay: An earlier replay of the journal, at whose difference the strip ends; `nil` for the strip's own replay.
  ///   - comparesTitles: Whether titles are compared.
  ///   - patience: The longest time to wait for an entry.
  /// - Throws: The error of the launch.
  public func filmStrip(
    of journal: Journal, showing replay: Replay? = nil, comparingTitles comparesTitles: Bool = true,
    patience: Duration = .seconds(5)
  ) async throws -> FilmStrip {
    let app = try await launched()
    let film = JournalFilm(journal, Camera(self, app))
    let end = replay?.ending.entry?.number ?? .max
    let own = await self.replay(journal, in: app, comparingTitles: comparesTitles, patience: patience) {
      if $0.number < end { film.add($0, hasOwnRequest: $1) }
    }
    return film.strip((replay ?? own.replay).ending, of: name, hasOwnRequest: own.hasOwnRequest || replay != nil)
  }
}

/// Collects the entries of a replay into frames.
private final class JournalFilm<App: RunningApp> {
  private let camera: Camera<App>
  /// A Boolean value that indicates whether the journal has a request whose parameters are redacted. The app may make that request again,
  /// with its parameters.
  private let isRedacted: Bool
  private var step: (number: Int, text: String)?
  private var last: JournalEntry.Kind?
  private var remarks: [FilmStrip.Remark] = []

  init(_ journal: Journal, _ camera: Camera<App>) {
    self.camera = camera
    isRedacted = journal.entries.contains {
      if case .request(_, let request) = $0.kind { request.form == .redacted } else { false }
    }
  }

  // An isolated deinit would need the main actor.
  nonisolated deinit {}

  /// Adds an entry to the present frame, or begins another frame with it. Facts in a row share a frame.
  func add(_ entry: JournalEntry, hasOwnRequest: Bool) {
    if case .fact = entry.kind, case .fact = last, let step {
      self.step = (step.number, "\(step.text), \(entry.kind)")
    } else if entry.kind.isStep {
      finish()
      step = (entry.number, "\(entry.kind)")
    } else {
      remarks += [FilmStrip.Remark(entry.kind)].compactMap(\.self)
    }
    last = entry.kind
    camera.isCovered = isRedacted && hasOwnRequest
    camera.look()
  }

  /// Adds the present frame to the strip.
  private func finish() {
    guard let step else { return }
    let covered: [FilmStrip.Remark] = camera.isCovered ? [.init("Not drawn", "the journal is redacted")] : []
    camera.add(step.text, number: step.number, remarks + covered)
    (self.step, remarks) = (nil, [])
  }

  func strip(_ ending: Replay.Ending, of app: String, hasOwnRequest: Bool) -> FilmStrip {
    if let entry = ending.entry { add(entry, hasOwnRequest: hasOwnRequest) }
    finish()
    let fault = ending.sentence(isCovered: isRedacted && hasOwnRequest)
    return FilmStrip(
      title: "Replay of \(app)", introduction: fault ?? "After each entry the screens are as they were.",
      frames: camera.end(),
      fault: fault)
  }
}

extension JournalEntry.Kind {
  /// A Boolean value that indicates whether a frame begins with an event of this kind.
  fileprivate var isStep: Bool {
    switch self {
    case .request(_, let request): !request.isOwn
    case .moved, .move, .fact: true
    case .began, .answer, .outcome, .changed: false
    }
  }
}

extension Replay.Ending {
  /// The entry at which the replay ended; `nil` if it ended after the last.
  fileprivate var entry: JournalEntry? {
    switch self {
    case .same: nil
    case .differs(let entry, _), .stopped(let entry, _): entry
    }
  }

  /// The ending as a sentence; `nil` if all was the same.
  ///
  /// - Parameter isCovered: Whether texts of the app are left out.
  fileprivate func sentence(isCovered: Bool) -> String? {
    switch self {
    case .same: nil
    case .differs(let entry, let difference):
      "The first difference is after entry \(entry)\n\(isCovered ? "(not described, as the journal is redacted)" : difference)"
    case .stopped(let entry, let reason):
      "Entry \(entry.number) cannot be replayed\(isCovered ? "." : ": \(reason)")"
    }
  }
}
