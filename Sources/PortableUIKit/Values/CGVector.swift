#if !canImport(CoreGraphics)
  /// How far and in which direction.
  ///
  /// Follows Apple's page `CGVector`, which Foundation brings along on Apple's systems only.
  nonisolated public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// Makes a vector of its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
    /// Makes a vector of its two parts.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    /// Makes a vector of its two parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    /// Makes a vector of nothing.
    public init() { self.init(dx: 0, dy: 0) }

    /// Nowhere.
    public static let zero = CGVector()
  }
#endif
