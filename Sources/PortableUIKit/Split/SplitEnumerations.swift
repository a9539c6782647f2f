extension UISplitViewController {
  /// Constants that specify the number of columns.
  nonisolated public enum Style: Int, Sendable {
    /// A classic split view controller, without columns.
    case unspecified = 0
    /// Two columns: primary and secondary.
    case doubleColumn = 1
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// Constants that specify a column.
  nonisolated public enum Column: Int, Sendable {
    /// The column of the main list.
    case primary = 0
    /// The column of the middle list.
    case supplementary = 1
    /// The column of the content.
    case secondary = 2
    /// The column that replaces all others at compact width.
    case compact = 3
    /// The column after the secondary column. It is hidden until code shows it.
    case inspector = 4
  }

  /// Constants that specify the arrangement of the columns.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// The system's default arrangement: all columns.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary column.
    case oneBesideSecondary = 2
    /// One column over the secondary column.
    case oneOverSecondary = 3
    /// Two columns beside the secondary column.
    case twoBesideSecondary = 4
    /// Two columns over the secondary column.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary column.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Constants that specify the position of the secondary column relative to the others.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// The system's default.
    case automatic = 0
    /// The secondary column is beside the others.
    case tile = 1
    /// The secondary column is under the others.
    case overlay = 2
    /// The others displace the secondary column.
    case displace = 3
  }

  /// Constants that specify the edge of the primary column.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// Constants that specify the background style of the primary column.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// The default background.
    case none = 0
    /// The background of a sidebar.
    case sidebar = 1
  }

  /// Constants that specify the visibility of the display mode button.
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system's default.
    case automatic = 0
    /// The button is hidden.
    case never = 1
    /// The button is visible.
    case always = 2
  }
}
