extension NSLayoutConstraint {
  /// On which line the views of a visual format stand besides, and from where to where the format goes.
  ///
  /// Follows Apple's page `NSLayoutConstraint.FormatOptions`.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits: a line is the bit of its attribute's number.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their upper sides.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their lower sides.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Where lines begin.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Where lines end.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Where their last lines stand.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Where their first lines stand.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All of these.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From where lines begin to where they end.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All of these.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances from top to bottom go from the last line of text of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// What says between what distances go.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
