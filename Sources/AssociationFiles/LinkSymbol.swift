import LinkTable

/// One character of a link as it is compared: the same however it is encoded (RFC 3986, section 6.2.2).
///
/// A byte that need not be encoded is itself, as is a slash; any other byte, encoded or not, is the encoded byte.
struct LinkSymbol: Hashable, Sendable, Comparable {
  private let value: UInt16

  /// A byte as it stands in a link.
  init(plain byte: UInt8) {
    value = byte.isUnreserved || byte == UInt8(ascii: "/") ? UInt16(byte) : 256 + UInt16(byte)
  }

  /// A byte that was encoded. A slash that was is none that separates.
  init(encoded byte: UInt8) { value = byte.isUnreserved ? UInt16(byte) : 256 + UInt16(byte) }

  static let slash = LinkSymbol(plain: UInt8(ascii: "/"))

  /// The byte; `nil` for one that is written encoded.
  var plainByte: UInt8? { value < 256 ? UInt8(value) : nil }

  /// The symbol with an ASCII letter made small.
  var folded: LinkSymbol { plainByte.map { LinkSymbol(plain: $0.lowercasedASCII) } ?? self }

  /// The symbol with an ASCII letter made large.
  var large: LinkSymbol {
    guard let byte = plainByte, (0x61...0x7A).contains(byte) else { return self }
    return LinkSymbol(plain: byte & 0xDF)
  }

  static func < (left: LinkSymbol, right: LinkSymbol) -> Bool { left.value < right.value }

  /// The symbols of a text in which `%XX` is one.
  static func symbols(of text: some Sequence<UInt8>, isPercentEncoded: Bool = true) -> [LinkSymbol] {
    let bytes = Array(text)
    var symbols: [LinkSymbol] = []
    var position = 0
    while position < bytes.count {
      if isPercentEncoded, bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
        let high = bytes[position + 1].hexadecimalValue, let low = bytes[position + 2].hexadecimalValue
      {
        symbols.append(LinkSymbol(encoded: high << 4 | low))
        position += 3
      } else {
        symbols.append(LinkSymbol(plain: bytes[position]))
        position += 1
      }
    }
    return symbols
  }

  /// The symbols as a link has them.
  static func text(of symbols: some Sequence<LinkSymbol>) -> String {
    var text = ""
    for symbol in symbols {
      if let byte = symbol.plainByte {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text.appendEncoded(byte: UInt8(symbol.value - 256))
      }
    }
    return text
  }
}
