extension UITableView {
  /// The styles of tables.
  nonisolated public enum Style: Int, Sendable {
    /// A plain table.
    case plain = 0
    /// A table with distinct groups of rows.
    case grouped = 1
    /// A table with groups of rows that are inset and have rounded corners.
    case insetGrouped = 2
  }

  /// The positions of a row after a scroll.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Any position at which the row is visible.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// The animations of insertions and deletions. The headless UIKit draws none.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade = 0
    /// A slide from or to the right.
    case right = 1
    /// A slide from or to the left.
    case left = 2
    /// A slide from or to the top.
    case top = 3
    /// A slide from or to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// A movement that keeps the cell centred.
    case middle = 6
    /// The system's choice.
    case automatic = 100
  }

  /// The references for the insets of separators.
  ///
  /// Follows Apple's page `UITableView.SeparatorInsetReference`.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets = 1
  }

  /// The styles of separators.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A single line.
    case singleLine = 1
  }
}
