/// An event in a window: a phase of a request, or a move of the user.
nonisolated public struct NavigationEvent: Sendable {
  /// The kind of an event.
  public enum Kind: Sendable {
    /// A request was made.
    case requested(RequestSummary)
    /// A request was resolved, and its plan is known. If the router asks its guards before the search, an earlier event of this kind
    /// precedes their questions. At that event there is no plan yet.
    case resolved(RequestSummary)
    /// A guard was asked, or a screen was asked whether it may be left. The value is the name of the guard or screen.
    case asked(RequestSummary, guard: String)
    /// A guard answered, or a screen answered whether it may be left. The value is the name of the guard or screen.
    case answered(RequestSummary, guard: String, agreed: Bool)
    /// The changes of the request, or of one of its parts, were made. The event is also sent if no change was needed.
    case committed(RequestSummary)
    /// The request ended, with a description of its outcome.
    case settled(RequestSummary, outcome: String)
    /// The user went back, chose a tab, turned a page, or swiped a screen away.
    ///
    /// On Apple's systems, UIKit does not reveal the origin of a move. Moves that app code makes without the router are therefore
    /// reported as moves of the user.
    case userMoved(Move)
  }

  /// A move that the user makes without a request.
  public enum Move: String, Sendable, Hashable, Codable {
    /// The user went back in a stack, by the back button or the pop gesture.
    case back
    /// The user chose another tab.
    case tab
    /// The user swiped a presented screen away.
    case swipe
    /// The user turned to another page of a page view controller.
    case page
  }

  /// The kind of the event.
  public let kind: Kind
  /// The names of the screens that were visible before the event, outermost first.
  public let visibleBefore: [String]
  /// The names of the screens that are visible after the event, outermost first. The names equal ``visibleBefore`` if the event has
  /// changed no screen.
  public let visibleAfter: [String]

  @MainActor package init(_ kind: Kind, visibleBefore: [String], visibleAfter: [String]) {
    self.kind = kind
    self.visibleBefore = visibleBefore
    self.visibleAfter = visibleAfter
    Self.made += 1
  }

  /// The number of events that this process has made. A test checks that no events are made without listeners.
  @MainActor package private(set) static var made = 0
}

nonisolated extension NavigationEvent: CustomStringConvertible {
  /// The event as a line of a log.
  public var description: String {
    let text =
      switch kind {
      case .requested(let request):
        // A link comes from outside and may contain line breaks. They are escaped, so the entry stays on one line.
        "requested \(request)" + (request.link.map { " by the link \(String($0.prefix(200)).debugDescription)" } ?? "")
      case .resolved(let request): "resolved \(request)"
      case .asked(let request, let name): "\(request) asked \(name)"
      case .answered(let request, let name, let agreed): "\(name) \(agreed ? "agreed to" : "refused") \(request)"
      case .committed(let request): "committed \(request)"
      case .settled(let request, let outcome): "settled \(request): \(outcome)"
      case .userMoved(let move): "user moved: \(move.rawValue)"
      }
    return visibleBefore == visibleAfter
      ? text : "\(text) [\(visibleBefore.joined(separator: " › "))] → [\(visibleAfter.joined(separator: " › "))]"
  }
}
