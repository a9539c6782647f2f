import Foundation

/// The effect that a request would have now. A plan comes from the same search as the navigation. The search changes nothing.
nonisolated public struct RoutePlan: Hashable, Sendable, Codable {
  /// A finder that found no screen: its search found none, or it never searches, as a `NilFinder`.
  public struct Declined: Hashable, Sendable, Codable {
    /// The name of the screen of the finder's step.
    public var screen: String
    /// The name of the finder.
    public var finder: String
    /// The reason why no screen was found.
    public var reason: String

    package init(screen: String, finder: String, searches: Bool) {
      self.screen = screen
      self.finder = finder
      reason = searches ? "found none" : Self.neverLooks
    }

    private static let neverLooks = "never looks"

    /// The line of the finder in a plan. The line names the screen, so it omits the finder's generic arguments.
    fileprivate var line: String {
      let label = reason == Self.neverLooks ? "made anew:" : "not there:"
      return "  \(label) \(screen) (\(finder.prefix { $0 != "<" }) \(reason))"
    }
  }

  /// One change that would be made.
  public enum Change: Hashable, Sendable, Codable {
    /// Screens would be dismissed. The first is the lowest of the presented screens.
    case dismiss([String])
    /// Screens would be removed from a container.
    case pop([String], from: String)
    /// An existing child of a container would be selected.
    case select(String, in: String)
    /// A screen would be built.
    case build(String)
    /// A new screen would be added to a container.
    case embed(String, in: String)
    /// A new screen would be presented.
    case present(String, on: String)
    /// A new screen would become the root.
    case replaceRoot(with: String)
    /// A screen would be shown that a step below it on the route makes.
    case reveal(String)
    /// An action of the app would add a screen. Its other effects are unknown.
    case opaque(String, screen: String)
    /// An existing screen would be updated to show other content.
    case update(String)
    /// A further step would be carried out afterwards. Its changes depend on the screens at that time.
    case follow(String)
  }

  /// The name of the request's aim.
  public var request: String
  /// The existing screen from which the route begins; `nil` if the window is empty, or if the request only rearranges existing screens.
  public var found: String?
  /// The containers and presenters around the found screen, outermost first, and the screen itself.
  public var place: [String] = []
  /// The finders that found no screen, from the step of the destination back to the start of the route.
  public var declined: [Declined] = []
  /// The names of the guards and of the screens that would be asked, in order. The name of a guard is listed once.
  public var asked: [String] = []
  /// The changes that would be made, in order; empty if the destination is visible already.
  public var changes: [Change] = []
  /// The names of the screens that would be removed.
  public var removed: [String] = []
  /// Remarks on the request, for instance on parts of a link that were ignored or corrected.
  public var notes: [String] = []

  package init(request: String) { self.request = request }
}

nonisolated extension RoutePlan.Change: CustomStringConvertible {
  /// The change, in words.
  public var description: String {
    switch self {
    case .dismiss(let screens): "dismiss \(screens.joined(separator: ", "))"
    case .pop(let screens, let container): "take \(screens.joined(separator: ", ")) out of \(container)"
    case .select(let screen, let container): "select \(screen) in \(container)"
    case .build(let screen): "build \(screen)"
    case .embed(let screen, let container): "put \(screen) into \(container)"
    case .present(let screen, let presenter): "present \(screen) on \(presenter)"
    case .replaceRoot(let screen): "make \(screen) the root"
    case .reveal(let screen): "show \(screen), which a step below makes"
    case .opaque(let action, let screen): "let \(action) join \(screen) (opaque)"
    case .update(let screen): "update \(screen)"
    case .follow(let step): "then \(step)"
    }
  }
}

nonisolated extension RoutePlan: CustomStringConvertible {
  /// The plan as text, with one line for each finder, question, change and note.
  public var description: String {
    var lines = ["plan for \(request)"]
    for step in declined { lines.append(step.line) }
    if let found { lines.append("  begins at: \(found) (\(place.joined(separator: " › ")))") }
    for name in asked { lines.append("  asks:      \(name)") }
    if changes.isEmpty { lines.append("  changes nothing: it is visible already") }
    for change in changes { lines.append("  will:      \(change)") }
    if !removed.isEmpty { lines.append("  leaves:    \(removed.joined(separator: ", "))") }
    for note in notes { lines.append("  note:      \(note)") }
    return lines.joined(separator: "\n")
  }

  /// The plan as JSON, with keys in alphabetical order.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
