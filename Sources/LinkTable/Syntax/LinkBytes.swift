/// The UTF-8 of a link while it is looked at.
typealias LinkBytes = UnsafeBufferPointer<UInt8>

extension UInt8 {
  /// Whether the byte means the same encoded and as it is (RFC 3986, section 2.3).
  package var isUnreserved: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// Whether the byte may stand anywhere in a link as it is (RFC 3986, section 2: unreserved, reserved, and `%`).
  var mayStandInLink: Bool {
    switch self {
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D: false
    case 0x21...0x7E: true
    default: false
    }
  }

  /// What a hexadecimal digit stands for; `nil` for any other byte.
  package var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30
    case 0x41...0x46: self &- 0x37
    case 0x61...0x66: self &- 0x57
    default: nil
    }
  }

  /// The byte with an ASCII letter made small.
  package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// The bytes that a part of a link stands for: `%41` is one byte. Whoever reads has made sure that after every `%` come two
/// hexadecimal digits.
struct DecodedBytes: IteratorProtocol {
  private let bytes: LinkBytes
  private var position: Int
  private let end: Int
  private let plusIsSpace: Bool

  init(_ bytes: LinkBytes, _ range: Range<Int>, plusIsSpace: Bool = false) {
    (self.bytes, self.plusIsSpace) = (bytes, plusIsSpace)
    (position, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() -> UInt8? {
    guard position < end else { return nil }
    let byte = bytes[position]
    position += 1
    if byte == UInt8(ascii: "+"), plusIsSpace { return UInt8(ascii: " ") }
    guard byte == UInt8(ascii: "%"), position + 1 < end, let high = bytes[position].hexadecimalValue,
      let low = bytes[position + 1].hexadecimalValue
    else { return byte }
    position += 2
    return high << 4 | low
  }
}

extension LinkBytes {
  /// The text of a part of a link, decoded once; `nil` where that is not UTF-8.
  func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) -> String? {
    let text = String(unsafeUninitializedCapacity: range.count) { buffer in
      var source = DecodedBytes(self, range, plusIsSpace: plusIsSpace)
      var count = 0
      while let byte = source.next() {
        buffer[count] = byte
        count += 1
      }
      return count
    }
    // What is not UTF-8 has been repaired by now, which shows in the bytes.
    var source = DecodedBytes(self, range, plusIsSpace: plusIsSpace)
    for byte in text.utf8 where source.next() != byte { return nil }
    return text
  }

  /// Whether a part of a link is these bytes as it stands there.
  func equals(_ range: Range<Int>, _ expected: some RandomAccessCollection<UInt8>) -> Bool {
    guard range.count == expected.count else { return false }
    var position = range.lowerBound
    for byte in expected {
      guard self[position] == byte else { return false }
      position += 1
    }
    return true
  }

  /// Whether a part of a link, decoded once, is these bytes.
  func decodes<Bytes: Sequence<UInt8>>(
    _ range: Range<Int>, to expected: Bytes, plusIsSpace: Bool = false, folding: Bool = false
  ) -> Bool {
    var source = DecodedBytes(self, range, plusIsSpace: plusIsSpace)
    for byte in expected {
      guard let next = source.next(), (folding ? next.lowercasedASCII : next) == byte else { return false }
    }
    return source.next() == nil
  }
}

extension String {
  /// Calls the closure with the UTF-8 of the text, which is copied only where it is not stored so.
  func withLinkBytes<Value>(_ body: (LinkBytes) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    return ContiguousArray(utf8).withUnsafeBufferPointer(body)
  }

  /// Adds a text to a link: every byte that is not unreserved is percent-encoded, with large digits (RFC 3986, section 2.1).
  package mutating func appendEncoded(_ text: String) {
    for byte in text.utf8 {
      if byte.isUnreserved {
        unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        appendEncoded(byte: byte)
      }
    }
  }

  /// Adds a byte as `%XX`.
  package mutating func appendEncoded(byte: UInt8) {
    append("%")
    append(Self.digits[Int(byte >> 4)])
    append(Self.digits[Int(byte & 15)])
  }

  private static let digits: [Character] = Array("0123456789ABCDEF")
}
