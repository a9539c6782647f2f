import Wayfinder
import WayfinderTesting

/// Records the frames of one path in an app that runs.
final class Camera<App: RunningApp> {
  private let description: AppUnderTest<App>
  private let app: App
  private let recorder: JournalRecorder
  /// The events since the last frame.
  private var events: [JournalEntry.Kind] = []
  /// The screens and the switches of the last frame, and those that the next frame shows.
  private var last, next: (drawing: Drawing?, values: [String])?
  private var count = 0
  private var leftOut = 0
  private var frames: [FilmStrip.Frame] = []
  /// A Boolean value that indicates whether the screens must not be drawn.
  var isCovered = false

  /// Records the launch of an app.
  init(_ description: AppUnderTest<App>, _ app: App, heading: String? = nil) {
    (self.description, self.app) = (description, app)
    recorder = JournalRecorder(app.router, keeping: .max)
    recorder.follow { [weak self] in self?.events.append($0.kind) }
    look()
    add("Launch", heading: heading)
  }

  // An isolated deinit would need the main actor.
  nonisolated deinit {}

  /// Draws the present screens for the next frame.
  func look() {
    let values = description.switches.map { "\($0.name) \($0.value(in: app))" }
    next = (isCovered ? nil : app.window.drawing(), values)
  }

  /// Adds a frame with the screens of the last look.
  func add(_ step: String, number: Int? = nil, _ remarks: [FilmStrip.Remark] = [], heading: String? = nil) {
    var remarks = remarks
    if remarks.count > FilmStrip.mostRemarks {
      let rest = remarks.count - FilmStrip.mostRemarks
      remarks = remarks.prefix(FilmStrip.mostRemarks) + [.init("…", "\(rest) more")]
    }
    let isChanged = last.map { $0.values != next?.values ?? [] } ?? true
    frames.append(
      FilmStrip.Frame(
        heading: heading, number: number ?? count, step: step.shortened,
        drawing: next?.drawing?.marking(changesSince: last?.drawing), remarks: remarks + (isChanged ? values : [])))
    (last, count) = (next, count + 1)
    guard frames.count > FilmStrip.mostFrames else { return }
    frames.remove(at: FilmStrip.firstFrames)
    leftOut += 1
  }

  /// Ends the path, and returns its frames.
  func end(_ remarks: [FilmStrip.Remark] = []) -> [FilmStrip.Frame] {
    recorder.stop()
    if leftOut > 0 { frames[FilmStrip.firstFrames].leftOut = leftOut }
    let end = frames.count - 1
    if !frames[end].remarks.contains(where: { values.contains($0) }) { frames[end].remarks += values }
    frames[end].remarks += remarks
    return frames
  }

  /// Returns the answers and the requests since the last frame.
  ///
  /// - Parameter hasRequest: Whether the step makes a request of its own. That request is left out.
  func takeEvents(without hasRequest: Bool = false) -> [FilmStrip.Remark] {
    defer { events = [] }
    var own: Int?
    return events.compactMap { event in
      if hasRequest, own == nil, case .request(let number, _) = event {
        own = number
        return nil
      }
      if case .outcome(let number, _) = event, number == own { return nil }
      return FilmStrip.Remark(event)
    }
  }

  /// The remark on the switches at the last look.
  private var values: [FilmStrip.Remark] {
    guard let values = (next ?? last)?.values, !values.isEmpty else { return [] }
    return [.init("Switches", values.joined(separator: ", "))]
  }
}

nonisolated extension FilmStrip.Remark {
  init(_ label: String, _ text: String) { (self.label, self.text) = (label, text.shortened) }

  /// The remark on an event; `nil` for an event that is a step itself.
  init?(_ event: JournalEntry.Kind) {
    switch event {
    case .request(_, let request): self.init("Request", "\(request)")
    case .answer(_, let name, let agreed):
      self.init("Asked", "\(name.prefix { $0 != "<" }) \(agreed ? "agreed" : "refused")")
    case .outcome(let number, let outcome): self.init("Outcome", "request \(number): \(outcome.rawValue)")
    case .began, .moved, .move, .fact, .changed: return nil
    }
  }
}

nonisolated extension String {
  /// The text without its end if it is too long for a frame.
  var shortened: String {
    count > FilmStrip.longestText ? prefix(FilmStrip.longestText - 1) + "…" : self
  }
}
