/// A value of a JSON file.
indirect enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  case bool(Bool)
  /// A number or `null`. No documented key has such a value.
  case other
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let fields = try? value.decode([String: JSONValue].self) {
      self = .object(fields)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .array(elements)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .other
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .object(let fields): try value.encode(fields)
    case .array(let elements): try value.encode(elements)
    case .string(let text): try value.encode(text)
    case .bool(let bool): try value.encode(bool)
    case .other: try value.encodeNil()
    }
  }
}

extension JSONValue {
  /// Returns the deepest nesting of objects and arrays in a JSON text. Counts brackets and does not check the text
  /// otherwise.
  static func depth(of bytes: some Sequence<UInt8>) -> Int {
    var (depth, deepest, isInString, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}
