nonisolated extension AppMap {
  /// Where screens stand: a tab, a stack, a modal.
  nonisolated public struct Group: Codable, Hashable, Sendable, Identifiable {
    /// What a group is in the app.
    nonisolated public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// A tab; tabs are drawn side by side.
      case tab
      /// A stack, or anything else that screens stand in.
      case stack
      /// Something that is presented over others; modals are drawn apart.
      case modal
    }

    /// What tells it from other groups.
    public let id: String
    /// What it is called.
    public let title: String
    /// What it is in the app.
    public let kind: Kind

    /// Makes a group.
    public init(_ id: String, title: String, kind: Kind = .stack) {
      self.id = id
      self.title = title
      self.kind = kind
    }
  }

  /// By what a screen is shown.
  nonisolated public enum Vocabulary: String, CaseIterable, Codable, Hashable, Sendable {
    /// By steps: finder, factory, action.
    case steps
    /// As a page of a flow.
    case pages
    /// By its context.
    case contexts
    /// As a module.
    case modules
  }

  /// A screen of the app.
  nonisolated public struct Screen: Hashable, Sendable, Identifiable {
    /// What tells it from other screens.
    public let id: String
    /// What it is called; it is drawn whole, over several lines where it is long.
    public let title: String
    /// The group it stands in; `nil` for a screen that stands in none.
    public let group: Group.ID?
    /// By what it is shown.
    public let shownBy: Set<Vocabulary>
    /// Whether the app is there without any way: at launch, or by its tab.
    public let isRoot: Bool
    /// Whether it is presented over others.
    public let isModal: Bool

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - id: What tells it from other screens.
    ///   - title: What it is called.
    ///   - group: The identifier of the group it stands in.
    ///   - shownBy: By what it is shown.
    ///   - isRoot: Whether the app is there without any way: at launch, or by its tab.
    ///   - isModal: Whether it is presented over others.
    public init(
      _ id: String, title: String, in group: Group.ID? = nil, shownBy: Set<Vocabulary> = [], isRoot: Bool = false,
      isModal: Bool = false
    ) {
      self.id = id
      self.title = title
      self.group = group
      self.shownBy = shownBy
      self.isRoot = isRoot
      self.isModal = isModal
    }
  }

  /// A way from one screen, or from anywhere, to another.
  nonisolated public struct Way: Codable, Hashable, Sendable {
    /// By what a way leads.
    nonisolated public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// By a move of the user's.
      case user
      /// By a step, a page, a context or a module: by what the app's code asks the router for.
      case step
      /// By a link.
      case link
      /// Back to where the user came from.
      case back
    }

    /// The screen it begins at; `nil` for a way from anywhere.
    public let from: Screen.ID?
    /// The screen it ends at.
    public let to: Screen.ID
    /// By what it leads.
    public let kind: Kind
    /// Its own name: that of the move, or the pattern of the link.
    public let name: String?

    /// Makes a way.
    ///
    /// - Parameters:
    ///   - from: The screen it begins at; without one it leads from anywhere.
    ///   - to: The screen it ends at.
    ///   - kind: By what it leads.
    ///   - name: Its own name: that of the move, or the pattern of the link.
    public init(from: Screen.ID? = nil, to: Screen.ID, _ kind: Kind, _ name: String? = nil) {
      self.from = from
      self.to = to
      self.kind = kind
      self.name = name
    }
  }

  /// What tests have covered.
  nonisolated public struct Coverage: Hashable, Sendable {
    /// The screens that some test has shown.
    public let screens: Set<Screen.ID>
    /// The ways that some test has gone.
    public let ways: Set<Way>

    /// Makes what was covered.
    public init(screens: Set<Screen.ID>, ways: Set<Way> = []) {
      self.screens = screens
      self.ways = ways
    }
  }

  /// One way through the app, screen by screen, as that of a counterexample.
  nonisolated public struct Path: Codable, Hashable, Sendable {
    /// One step of a path.
    nonisolated public struct Step: Codable, Hashable, Sendable {
      /// By what it leads on.
      public let kind: Way.Kind
      /// What is done: the name of the move, or the link.
      public let name: String?
      /// The screen it ends at.
      public let to: Screen.ID

      /// Makes a step.
      public init(_ kind: Way.Kind, _ name: String? = nil, to: Screen.ID) {
        self.kind = kind
        self.name = name
        self.to = to
      }
    }

    /// The screen it begins at.
    public let start: Screen.ID
    /// Its steps, in order.
    public let steps: [Step]
    /// What is shown by it: for a counterexample, what does not hold at its end.
    public let outcome: String?

    /// Makes a path.
    ///
    /// - Parameters:
    ///   - start: The screen it begins at.
    ///   - steps: Its steps, in order.
    ///   - outcome: What is shown by it: for a counterexample, what does not hold at its end.
    public init(from start: Screen.ID, _ steps: [Step], outcome: String? = nil) {
      self.start = start
      self.steps = steps
      self.outcome = outcome
    }
  }
}

nonisolated extension AppMap.Vocabulary {
  /// In the order in which they are always named.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What a screen shown by it is marked with.
  var word: String {
    switch self {
    case .steps: "step"
    case .pages: "page"
    case .contexts: "context"
    case .modules: "module"
    }
  }
}

nonisolated extension AppMap.Way.Kind {
  /// In the order in which they are always named.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// As the beginning of what is said of a way.
  var phrase: String {
    switch self {
    case .user: "by the user"
    case .step: "by step"
    case .link: "by link"
    case .back: "back"
    }
  }
}

nonisolated extension AppMap.Way {
  /// How it leads, as is said in a list: “by link product/:product”.
  var manner: String { name.map { "\(kind.phrase): \($0)" } ?? kind.phrase }
}

nonisolated extension AppMap.Path.Step {
  /// How it leads on, as is said in a list.
  var manner: String { name.map { "\(kind.phrase): \($0)" } ?? kind.phrase }
}
