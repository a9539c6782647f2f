extension UITableView {
  /// How sections look.
  nonisolated public enum Style: Int, Sendable {
    /// One after another.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups that stay away from the edges.
    case insetGrouped = 2
  }

  /// Where a row is to be after scrolling.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Wherever it can be seen.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// How rows come and go; nothing is drawn here.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the system thinks best.
    case automatic = 100
  }

  /// From where the insets of the lines between rows are counted.
  ///
  /// Follows Apple's page `UITableView.SeparatorInsetReference`.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of cells.
    case fromCellEdges = 0
    /// From where the lines would be by themselves.
    case fromAutomaticInsets = 1
  }

  /// Whether there are lines between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none = 0
    /// There are.
    case singleLine = 1
  }
}
