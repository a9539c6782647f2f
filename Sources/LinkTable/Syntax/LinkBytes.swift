/// The UTF-8 bytes of a link. They are valid only while the closure that receives them runs.
typealias LinkBytes = UnsafeBufferPointer<UInt8>

extension UInt8 {
  /// A Boolean value that indicates whether the byte has the same meaning encoded and unencoded (RFC 3986, section
  /// 2.3).
  package var isUnreserved: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// A Boolean value that indicates whether a link may contain the byte unencoded (RFC 3986, section 2: unreserved,
  /// reserved, and `%`).
  var isAllowedInLink: Bool {
    switch self {
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D: false
    case 0x21...0x7E: true
    default: false
    }
  }

  /// The value of a hexadecimal digit, or `nil` for any other byte.
  package var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30
    case 0x41...0x46: self &- 0x37
    case 0x61...0x66: self &- 0x57
    default: nil
    }
  }

  /// The byte, with an ASCII letter in lowercase.
  package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// An iterator over the decoded bytes of a part of a link: `%41` is one byte.
///
/// A `%` without two hexadecimal digits is returned unchanged. The caller has excluded this case.
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
  /// Returns the text of a part of a link, decoded once, or `nil` if the bytes are not UTF-8. If `plusIsSpace` is `true`, a `+`
  /// is decoded as a space.
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
    // `String` repairs bytes that are not UTF-8, so its bytes then differ from the source.
    var source = DecodedBytes(self, range, plusIsSpace: plusIsSpace)
    for byte in text.utf8 where source.next() != byte { return nil }
    return text
  }

  /// Returns whether the undecoded bytes of a part of a link equal these bytes.
  func equals(_ range: Range<Int>, _ expected: some RandomAccessCollection<UInt8>) -> Bool {
    guard range.count == expected.count else { return false }
    var position = range.lowerBound
    for byte in expected {
      guard self[position] == byte else { return false }
      position += 1
    }
    return true
  }

  /// Returns whether a part of a link, decoded once, equals these bytes. If `plusIsSpace` is `true`, a `+` is decoded as a space.
  /// If `folding` is `true`, ASCII letters of the link are compared in lowercase.
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
  /// Calls the closure with the UTF-8 bytes of the text. Copies the text only if it is not stored as contiguous UTF-8.
  func withLinkBytes<Value>(_ body: (LinkBytes) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    return ContiguousArray(utf8).withUnsafeBufferPointer(body)
  }

  /// Appends a text to a link. Percent-encodes every byte that is not unreserved, with uppercase hexadecimal digits
  /// (RFC 3986, section 2.1).
  package mutating func appendEncoded(_ text: String) {
    for byte in text.utf8 {
      if byte.isUnreserved {
        unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        appendEncoded(byte: byte)
      }
    }
  }

  /// The text, percent-encoded as in ``appendEncoded(_:)``.
  package var percentEncoded: String {
    var text = ""
    text.appendEncoded(self)
    return text
  }

  /// Appends a byte as `%XX`.
  package mutating func appendEncoded(byte: UInt8) {
    append("%")
    append(Self.digits[Int(byte >> 4)])
    append(Self.digits[Int(byte & 15)])
  }

  private static let digits: [Character] = Array("0123456789ABCDEF")
}
