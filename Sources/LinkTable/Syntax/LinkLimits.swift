/// The size limits of links. The table refuses a larger link before it decodes a parameter. A negative limit counts as
/// zero.
public struct LinkLimits: Hashable, Sendable {
  /// The largest number of UTF-8 bytes of a link.
  public var length: Int
  /// The largest number of segments of a path. Values above ``mostSegments`` count as ``mostSegments``. A limit above
  /// 40 makes each match allocate memory.
  public var segments: Int
  /// The largest number of query items.
  public var queryItems: Int

  /// Creates limits. The defaults suit the links of an app.
  public init(length: Int = 8_192, segments: Int = 32, queryItems: Int = 64) {
    (self.length, self.segments, self.queryItems) = (length, segments, queryItems)
  }

  /// The upper bound of ``segments``, because matching recurses once for each segment.
  public static let mostSegments = 256

  /// The kind of a limit.
  public enum Kind: String, Hashable, Sendable {
    /// The bytes of the link.
    case length = "bytes"
    /// The segments of the path.
    case segments
    /// The items of the query.
    case queryItems = "query items"
  }

  /// The limits with negative values raised to zero and excessive values lowered to the largest possible ones.
  var inBounds: LinkLimits {
    LinkLimits(
      length: min(max(0, length), Int(Int32.max)), segments: min(max(0, segments), Self.mostSegments),
      queryItems: max(0, queryItems))
  }
}
