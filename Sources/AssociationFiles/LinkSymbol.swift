import LinkTable

/// A byte of a link in the form used for comparison (RFC 3986, section 6.2.2).
///
/// An unreserved byte is the same symbol encoded or not. A slash that is not encoded is a symbol of its own. Any other
/// byte is the symbol of its encoded form.
struct LinkSymbol: Hashable, Sendable, Comparable {
  private let value: UInt16

  /// Creates a symbol from a byte that is not encoded in the link.
  init(plain byte: UInt8) {
    value = byte.isUnreserved || byte == UInt8(ascii: "/") ? UInt16(byte) : 256 + UInt16(byte)
  }

  /// Creates a symbol from a byte that is encoded in the link. An encoded slash does not separate segments, so it
  /// differs from ``slash``.
  init(encoded byte: UInt8) { value = byte.isUnreserved ? UInt16(byte) : 256 + UInt16(byte) }

  static let slash = LinkSymbol(plain: UInt8(ascii: "/"))

  /// The byte that ``text(of:)`` writes for the symbol, or `nil` if it writes the symbol percent-encoded.
  var plainByte: UInt8? { value < 256 ? UInt8(value) : nil }

  /// The symbol in lowercase, if it is an ASCII letter. Any other symbol is unchanged.
  var folded: LinkSymbol { plainByte.map { LinkSymbol(plain: $0.lowercasedASCII) } ?? self }

  /// The symbol in uppercase, if it is an ASCII letter. Any other symbol is unchanged.
  var uppercased: LinkSymbol {
    guard let byte = plainByte, (0x61...0x7A).contains(byte) else { return self }
    return LinkSymbol(plain: byte & 0xDF)
  }

  static func < (left: LinkSymbol, right: LinkSymbol) -> Bool { left.value < right.value }

  /// Returns the symbols of the bytes of a text. If the text is percent-encoded, `%XX` is one symbol.
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

  /// Returns the text of symbols, percent-encoded as in a link.
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
