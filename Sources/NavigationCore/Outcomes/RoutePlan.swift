import Foundation

/// What a request would do if it were made now: found by the same search that carries it out, and changing nothing.
nonisolated public struct RoutePlan: Hashable, Sendable, Codable {
  /// A finder that did not answer: it looked and found nothing, or it never looks, like a `NilFinder`.
  public struct Declined: Hashable, Sendable, Codable {
    /// The screen that its step is for.
    public var screen: String
    /// The finder.
    public var finder: String
    /// Why it did not count.
    public var reason: String

    package init(screen: String, finder: String, looks: Bool) {
      self.screen = screen
      self.finder = finder
      reason = looks ? "found none" : Self.neverLooks
    }

    private static let neverLooks = "never looks"

    /// The line of a plan. The finder is named without what it is for, as the screen is named before it.
    fileprivate var line: String {
      let label = reason == Self.neverLooks ? "made anew:" : "not there:"
      return "  \(label) \(screen) (\(finder.prefix { $0 != "<" }) \(reason))"
    }
  }

  /// One thing that would be done, in order.
  public enum Change: Hashable, Sendable, Codable {
    /// These would be dismissed, the lowest first.
    case dismiss([String])
    /// These would be taken out of a container, which thereby shows what lay below.
    case pop([String], from: String)
    /// A child of a container that is there would be shown.
    case select(String, in: String)
    /// A screen would be built.
    case build(String)
    /// A new screen would be put into a container.
    case embed(String, in: String)
    /// A new screen would be presented.
    case present(String, on: String)
    /// A new screen would become the root.
    case replaceRoot(with: String)
    /// A screen that a step below makes would be shown.
    case reveal(String)
    /// An action of the app's own would join a screen; what else it does cannot be told.
    case opaque(String, screen: String)
    /// A screen that is there would be updated to show something else.
    case update(String)
    /// This would be done afterwards, on what is there by then.
    case follow(String)
  }

  /// What was asked for.
  public var request: String
  /// The screen on which the way begins; `nil` for a request that only rearranges what is there.
  public var found: String?
  /// Where it stands, outermost container first.
  public var place: [String] = []
  /// The finders that were asked before it, from the destination back.
  public var declined: [Declined] = []
  /// The guards that would be asked, each named once, and the screens whether they may be left, in order.
  public var asked: [String] = []
  /// What would be done, in order; nothing if the destination is visible already.
  public var changes: [Change] = []
  /// The screens that would go.
  public var removed: [String] = []
  /// What there is to say of the request itself: of a link, what of it was ignored or read differently.
  public var notes: [String] = []

  package init(request: String) { self.request = request }
}

nonisolated extension RoutePlan.Change: CustomStringConvertible {
  /// The change in words.
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
  /// The plan as lines of text.
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
