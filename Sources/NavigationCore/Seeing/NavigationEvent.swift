/// One thing that happened in a window: a stage of a request, or a move of the user.
nonisolated public struct NavigationEvent: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    /// A request was made.
    case requested(RequestSummary)
    /// A request knows what it would do, as in ``RequestSummary`` and words.
    case resolved(RequestSummary)
    /// A guard of the request, by name, was asked.
    case asked(RequestSummary, guard: String)
    /// A guard of the request, by name, answered.
    case answered(RequestSummary, guard: String, agreed: Bool)
    /// The changes of the request were made.
    case committed(RequestSummary)
    /// The request ended, with its outcome in words.
    case settled(RequestSummary, outcome: String)
    /// The user went back, chose a tab, or swiped a screen away. UIKit's public calls do not tell who moves, so on Apple's systems
    /// a move that the app's own code makes besides the router is told here too.
    case userMoved(Move)
  }

  /// A move that the user makes without asking the router.
  public enum Move: String, Sendable, Hashable, Codable {
    /// Out of a stack, by the back button or the pop gesture.
    case back
    /// To another tab.
    case tab
    /// A presented screen was swiped away.
    case swipe
    /// To another page of a page view controller.
    case page
  }

  /// What happened.
  public let kind: Kind
  /// The screens visible before, outermost first; where nothing has changed yet, the screens that are visible.
  public let visibleBefore: [String]
  /// The screens visible after it, outermost first.
  public let visibleAfter: [String]

  @MainActor package init(_ kind: Kind, visibleBefore: [String], visibleAfter: [String]) {
    self.kind = kind
    self.visibleBefore = visibleBefore
    self.visibleAfter = visibleAfter
    Self.made += 1
  }

  /// How many events were ever made; a test holds it against zero where nobody listens.
  @MainActor package private(set) static var made = 0
}

nonisolated extension NavigationEvent: CustomStringConvertible {
  /// The event as a line of a log.
  public var description: String {
    let what =
      switch kind {
      case .requested(let request):
        // A link comes from outside. Its line breaks are escaped, so that the log has one line.
        "requested \(request)" + (request.link.map { " by the link \(String($0.prefix(200)).debugDescription)" } ?? "")
      case .resolved(let request): "resolved \(request)"
      case .asked(let request, let name): "\(request) asked \(name)"
      case .answered(let request, let name, let agreed): "\(name) \(agreed ? "agreed to" : "refused") \(request)"
      case .committed(let request): "committed \(request)"
      case .settled(let request, let outcome): "settled \(request): \(outcome)"
      case .userMoved(let move): "user moved: \(move.rawValue)"
      }
    return visibleBefore == visibleAfter
      ? what : "\(what) [\(visibleBefore.joined(separator: " › "))] → [\(visibleAfter.joined(separator: " › "))]"
  }
}
