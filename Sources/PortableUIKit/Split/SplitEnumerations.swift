extension UISplitViewController {
  /// How many columns there are.
  nonisolated public enum Style: Int, Sendable {
    /// A classic one, without columns.
    case unspecified = 0
    /// Primary and secondary.
    case doubleColumn = 1
    /// Primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A place for a controller.
  nonisolated public enum Column: Int, Sendable {
    /// The list one starts from.
    case primary = 0
    /// The list in the middle.
    case supplementary = 1
    /// What was chosen.
    case secondary = 2
    /// What is shown instead of all of them in a compact width.
    case compact = 3
    /// The column after the secondary one, which is hidden until it is shown.
    case inspector = 4
  }

  /// How the columns are arranged.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// As the system thinks best: all columns.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How the secondary column behaves to the others.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Beside them.
    case tile = 1
    /// Below them.
    case overlay = 2
    /// Pushed aside by them.
    case displace = 3
  }

  /// A side.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where a line ends.
    case trailing = 1
  }

  /// What a column looks like.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// As any.
    case none = 0
    /// As a sidebar.
    case sidebar = 1
  }

  /// When there is a button that changes the display mode.
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }
}
