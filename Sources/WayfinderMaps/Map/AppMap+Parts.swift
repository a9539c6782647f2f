nonisolated extension AppMap {
  /// A group of screens: a tab, a stack, a modal.
  nonisolated public struct Group: Codable, Hashable, Sendable, Identifiable {
    /// The kind of a group.
    nonisolated public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// A tab; a stack or another container; a container that is presented over other screens.
      case tab, stack, modal
    }

    /// The identifier.
    public let id: String
    /// The title.
    public let title: String
    /// The kind.
    public let kind: Kind
    var heading: String { AppMap.heading(title, id) }

    /// Makes a group.
    public init(_ id: String, title: String, kind: Kind = .stack) {
      (self.id, self.title, self.kind) = (id, title, kind)
    }
  }

  /// A screen of the app.
  nonisolated public struct Screen: Codable, Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: String
    /// The title.
    public let title: String
    /// The identifier of the group; `nil` for a screen without a group.
    public let group: Group.ID?
    /// A Boolean value that indicates whether the app shows the screen at launch or by its tab.
    public var isRoot: Bool { root == true }
    private let root: Bool?
    var heading: String { AppMap.heading(title, id) }

    private enum CodingKeys: String, CodingKey { case id, title, group, root = "isRoot" }

    /// Makes a screen.
    public init(_ id: String, title: String, in group: Group.ID? = nil, isRoot: Bool = false) {
      (self.id, self.title, self.group, root) = (id, title, group, isRoot ? true : nil)
    }
  }

  /// A way from one screen, or from any screen, to another.
  nonisolated public struct Way: Codable, Hashable, Sendable {
    /// The kind of a way.
    nonisolated public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// A move of the user; a request of the app's code; a link; a move of the user that goes back.
      case user, step, link, back
    }

    /// The first screen; `nil` for a way from any screen.
    public let from: Screen.ID?
    /// The last screen.
    public let to: Screen.ID
    /// The kind.
    public let kind: Kind
    /// The name of the move or of the destination.
    public let name: String?

    /// Makes a way. Without a first screen it leads from any screen.
    public init(from: Screen.ID? = nil, to: Screen.ID, _ kind: Kind, _ name: String? = nil) {
      (self.from, self.to, self.kind, self.name) = (from, to, kind, name)
    }
  }

  /// The coverage of tests.
  nonisolated public struct Coverage: Hashable, Sendable {
    /// The screens that a test has shown.
    public let screens: Set<Screen.ID>
    /// The ways that a test has taken.
    public let ways: Set<Way>

    /// Makes a coverage.
    public init(screens: Set<Screen.ID>, ways: Set<Way> = []) { (self.screens, self.ways) = (screens, ways) }
  }

  /// A path through the app, screen by screen.
  nonisolated public struct Path: Codable, Hashable, Sendable {
    /// The first screen.
    public let start: Screen.ID
    /// The steps in order. Each begins at the screen before.
    public let steps: [Way]
    /// A sentence about the end of the path, as the violation of a counterexample.
    public let outcome: String?

    /// Makes a path.
    public init(from start: Screen.ID, _ steps: [Way], outcome: String? = nil) {
      (self.start, self.steps, self.outcome) = (start, steps, outcome)
    }
  }

  /// The extent of an exploration, and its omissions.
  nonisolated public struct Exploration: Codable, Hashable, Sendable {
    /// The number of states whose steps were tried.
    public internal(set) var states: Int
    /// The number of states that were found, and have steps that were not tried.
    public internal(set) var statesLeft = 0
    /// The number of steps that could not be taken again, or led elsewhere the second time.
    public internal(set) var stepsNotRepeated = 0
    /// The destinations that never showed a screen.
    public internal(set) var destinationsNotReached: [String] = []

    /// The omissions, each as a sentence.
    public var omissions: [String] {
      var sentences: [String] = []
      if statesLeft > 0 { sentences.append("\(statesLeft) states were found, but not all of their steps were tried.") }
      if stepsNotRepeated > 0 { sentences.append("\(stepsNotRepeated) steps could not be repeated.") }
      if !destinationsNotReached.isEmpty {
        sentences.append("Never reached: \(destinationsNotReached.joined(separator: ", ")).")
      }
      return sentences
    }
  }

  /// The title on one line, or the identifier of an element without a title.
  static func heading(_ title: String, _ id: String) -> String {
    [title, id].map(\.onOneLine).first { !$0.isEmpty } ?? "(without a title)"
  }
}

nonisolated extension AppMap.Way.Kind {
  /// The kind in words, as the beginning of a description.
  var phrase: String { self == .back ? "back" : self == .user ? "by the user" : "by \(rawValue)" }

  /// The kind with a name, as “by link: product/42”.
  func manner(_ name: String?) -> String { name.map { "\(phrase): \($0)" } ?? phrase }
}
