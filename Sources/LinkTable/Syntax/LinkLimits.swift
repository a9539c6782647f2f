/// How large a link may be. What is larger is refused before it is looked into.
public struct LinkLimits: Hashable, Sendable {
  /// How many bytes of UTF-8 the whole link may have.
  public var length: Int
  /// How many segments the path may have. More than ``mostSegments`` are never allowed; up to 40 are matched without a
  /// block of memory.
  public var segments: Int
  /// How many items the query may have.
  public var queryItems: Int

  /// Limits that suit the links of an app; each can be set.
  public init(length: Int = 8_192, segments: Int = 32, queryItems: Int = 64) {
    (self.length, self.segments, self.queryItems) = (length, segments, queryItems)
  }

  /// What ``segments`` can be at most: matching goes a call deeper with every segment.
  public static let mostSegments = 256

  /// One of the three limits.
  public enum Kind: String, Hashable, Sendable {
    /// The bytes of the whole link.
    case length = "bytes"
    /// The segments of the path.
    case segments
    /// The items of the query.
    case queryItems = "query items"
  }

  /// The limits, with nothing below zero, and with as few segments as matching can go through.
  var inBounds: LinkLimits {
    LinkLimits(
      length: min(max(0, length), Int(Int32.max)), segments: min(max(0, segments), Self.mostSegments),
      queryItems: max(0, queryItems))
  }
}
