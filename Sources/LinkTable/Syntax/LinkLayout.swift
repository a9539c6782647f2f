/// The parts of a link, as offsets into its UTF-8 bytes.
struct LinkLayout: Sendable {
  /// The index of the origin in the table.
  var origin: Int
  /// The path, without the slash at its beginning and without one at its end.
  var path: Range<Int>
  var segmentCount: Int
  /// A Boolean value that indicates whether the first segment is in the place of a host. The case of such a segment is
  /// ignored.
  var firstIsHost: Bool
  var query: Range<Int>?
  var fragment: Range<Int>?

  /// Calls the closure with the range of every segment of the path, in order.
  func forEachSegment(in bytes: LinkBytes, _ body: (Range<Int>) -> Void) {
    guard segmentCount > 0 else { return }
    Self.forEachPart(path, of: bytes, separatedBy: UInt8(ascii: "/"), body)
  }

  /// Calls the closure with the name and the value of every nonempty item of the query. An item without `=` has an
  /// empty value.
  func forEachQueryItem(in bytes: LinkBytes, _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
    guard let query else { return }
    Self.forEachPart(query, of: bytes, separatedBy: UInt8(ascii: "&")) { item in
      guard !item.isEmpty else { return }
      let equals = item.first { bytes[$0] == UInt8(ascii: "=") }
      body(item.lowerBound..<(equals ?? item.upperBound), (equals.map { $0 + 1 } ?? item.upperBound)..<item.upperBound)
    }
  }

  private static func forEachPart(
    _ range: Range<Int>, of bytes: LinkBytes, separatedBy separator: UInt8, _ body: (Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    for position in range where bytes[position] == separator {
      body(start..<position)
      start = position + 1
    }
    body(start..<range.upperBound)
  }
}

/// A segment of a link with its hash.
struct ScannedSegment {
  let start: Int32
  let end: Int32
  /// The hash of the decoded bytes.
  let hash: SegmentHash
  /// A Boolean value that indicates whether the bytes can be compared directly: no byte is percent-encoded, and case
  /// matters.
  let isPlain: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The hash by which a table finds segments: FNV-1a over the decoded bytes. In the place of a host, the bytes are
/// lowercase.
struct SegmentHash: Hashable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// A hash of half the size, computed from all bits.
  var short: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }

  init() {}

  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }
}
