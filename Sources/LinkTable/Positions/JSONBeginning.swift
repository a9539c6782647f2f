/// A parser for JSON that may be truncated or altered. It returns all values before the end or the first error.
struct JSONBeginning {
  indirect enum Value {
    case object([(key: String, value: Value)])
    case array([Value])
    case text(String)
    case number(Int)
    case null
    /// Any other value, which a position does not contain.
    case other
  }

  /// The first error, as a clause with the number of the byte. `nil` if the whole text was read.
  private(set) var problem: String?
  private let bytes: [UInt8]
  private let mostDepth: Int
  private var position = 0

  /// Creates a parser for values that are nested at most `mostDepth` deep.
  init(_ bytes: [UInt8], mostDepth: Int) { (self.bytes, self.mostDepth) = (bytes, mostDepth) }

  /// Parses the text. Returns `nil` if the text does not begin with a value.
  mutating func read() -> Value? {
    let value = value(depth: 1)
    skipSpace()
    if problem == nil, position < bytes.count { fail("there is something behind its end") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Records an error, unless another was recorded before. Parsing ends with the first error.
  private mutating func fail(_ reason: String) {
    problem = problem ?? "\(reason) (byte \(position + 1))"
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func consume(_ byte: Character) -> Bool {
    skipSpace()
    guard next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> Value? {
    skipSpace()
    guard depth <= mostDepth else {
      fail("it is too deep")
      return nil
    }
    guard let next else {
      fail("it ends in the middle")
      return nil
    }
    switch next {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default:
      if word("null") { return .null }
      if word("true") || word("false") { return .other }
      fail("it is no JSON")
    }
    return nil
  }

  private mutating func word(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func object(_ depth: Int) -> Value {
    position += 1
    var fields: [(key: String, value: Value)] = []
    if consume("}") { return .object(fields) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        fail(next == nil ? "it ends in the middle" : "it is no JSON")
        break
      }
      guard let key = text() else { break }
      guard consume(":") else {
        fail("it is no JSON")
        break
      }
      if let value = value(depth: depth + 1) { fields.append((key, value)) }
    } while problem == nil && consume(",")
    close("}")
    return .object(fields)
  }

  private mutating func array(_ depth: Int) -> Value {
    position += 1
    var elements: [Value] = []
    if consume("]") { return .array(elements) }
    repeat {
      if let element = value(depth: depth + 1) { elements.append(element) }
    } while problem == nil && consume(",")
    close("]")
    return .array(elements)
  }

  private mutating func close(_ bracket: Character) {
    guard problem == nil, !consume(bracket) else { return }
    fail(next == nil ? "it ends in the middle" : "it is no JSON")
  }

  private mutating func number() -> Value? {
    let start = position
    while let byte = next, byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let byte = next else {
      // More digits may have followed in the complete text.
      fail("it ends in the middle")
      return nil
    }
    if byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
      fail("it has a number that is no position's")
      return nil
    }
    return Int(text).map { .number($0) } ?? .other
  }

  private mutating func text() -> String? {
    position += 1
    var units: [UInt16] = []
    var start = position
    func flush(_ end: Int) { units += String(decoding: bytes[start..<end], as: UTF8.self).utf16 }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        flush(position)
        position += 1
        return String(decoding: units, as: UTF16.self)
      case UInt8(ascii: "\\"):
        flush(position)
        guard let unit = escaped() else { return nil }
        units.append(unit)
        start = position
      case 0..<0x20:
        fail("it is no JSON")
        return nil
      default: position += 1
      }
    }
    fail("it ends in the middle")
    return nil
  }

  /// Reads an escape sequence and returns its UTF-16 unit. Records an error and returns `nil` if the sequence is
  /// invalid.
  private mutating func escaped() -> UInt16? {
    let rest = bytes[(position + 1)...].prefix(5)
    guard let first = rest.first else {
      fail("it ends in the middle")
      return nil
    }
    if first == UInt8(ascii: "u") {
      guard rest.count == 5, let unit = UInt16(String(decoding: rest.dropFirst(), as: UTF8.self), radix: 16),
        rest[rest.startIndex + 1] != UInt8(ascii: "+")
      else {
        fail("it is no JSON")
        return nil
      }
      position += 6
      return unit
    }
    let characters: [UInt8: UInt16] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]
    guard let unit = characters[first] else {
      fail("it is no JSON")
      return nil
    }
    position += 2
    return unit
  }
}
