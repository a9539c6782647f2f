/// The exit status of the tool.
nonisolated public enum ToolStatus: Int32, Sendable {
  /// Arrived, already there, or redirected.
  case success = 0
  /// The arguments are wrong.
  case usage = 2
  /// Blocked, refused, superseded or cancelled.
  case blocked = 3
  /// The link is malformed or unknown.
  case link = 4
  /// The navigation failed, as for a product that does not exist.
  case failed = 5
}

extension ToolStatus {
  /// The meaning of each status, for the help.
  nonisolated static let explanation = """
    0 arrived, 2 wrong usage, 3 blocked, refused or cancelled, 4 a malformed or unknown link,
      5 failed. Of several links the first that did not arrive counts.
    """

  /// Returns this status, or the other if this one is a success.
  func or(_ other: ToolStatus) -> ToolStatus { self == .success ? other : self }
}
