/// Where the parts of a link are, as offsets into its UTF-8.
struct LinkLayout: Sendable {
  /// Which of the table's origins the link begins with.
  var origin: Int
  /// The path, without the slash before it and one behind it.
  var path: Range<Int>
  var segmentCount: Int
  /// Whether the first segment stands where others have the host, so that it compares without case.
  var firstIsHost: Bool
  var query: Range<Int>?
  var fragment: Range<Int>?

  /// Calls the closure with the range of every segment of the path, in order.
  func forEachSegment(in bytes: LinkBytes, _ body: (Range<Int>) -> Void) {
    guard segmentCount > 0 else { return }
    Self.forEachPart(path, of: bytes, separatedBy: UInt8(ascii: "/"), body)
  }

  /// Calls the closure with name and value of every item of the query that is not empty. An item without `=` has an empty
  /// value.
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

/// One segment of a link, hashed.
struct ScannedSegment {
  let start: Int32
  let end: Int32
  /// The hash of the decoded bytes.
  let hash: SegmentHash
  /// Whether the bytes are compared as they are: nothing of them is encoded, and their case matters.
  let isPlain: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The hash that a table finds segments by: FNV-1a over the decoded bytes.
struct SegmentHash: Hashable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Half of the hash, from all of it.
  var short: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }

  init() {}

  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }
}
