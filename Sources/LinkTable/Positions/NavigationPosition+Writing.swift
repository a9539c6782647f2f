extension NavigationPosition {
  /// The position as one line of JSON, shortened to the limits. If the JSON is truncated, `reading(_:)` still reads
  /// its beginning.
  public var json: String { String(decoding: bounded().jsonBytes, as: UTF8.self) }

  /// The JSON of the whole position, in ASCII. It may exceed the limits.
  var jsonBytes: [UInt8] {
    var text = "{\"version\":\(version)"
    if let root {
      text += ",\"root\":"
      root.write(to: &text)
    }
    return Array((text + "}").utf8)
  }
}

extension NavigationPosition.Place {
  fileprivate func write(to text: inout String) {
    text += "{"
    if let style { text += "\"style\":\(style.asJSON)," }
    switch content {
    case .screen(let link): text += "\"screen\":\(link.asJSON)"
    case .container(let container):
      if let name = container.name { text += "\"name\":\(name.asJSON)," }
      if let selected = container.selected { text += "\"selected\":\(selected)," }
      if container.unlisted > 0 { text += "\"unlisted\":\(container.unlisted)," }
      text += "\"\(container.kind.rawValue)\":["
      for (number, child) in container.children.enumerated() {
        if number > 0 { text += "," }
        if let child { child.write(to: &text) } else { text += "null" }
      }
      text += "]"
    }
    if !presented.isEmpty {
      text += ",\"presented\":["
      for (number, place) in presented.enumerated() {
        if number > 0 { text += "," }
        place.write(to: &text)
      }
      text += "]"
    }
    text += "}"
  }
}

extension String {
  /// The text as a JSON string. Escapes quotation marks, backslashes, and everything outside of printable ASCII.
  fileprivate var asJSON: String {
    // Most links need no escapes.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return "\"\(self)\"" }
    var text = "\""
    for unit in utf16 {
      switch unit {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text + "\""
  }
}

// MARK: - Codable

extension NavigationPosition: Codable {
  private enum Key: String, CodingKey { case version, root }

  /// Encodes the position, shortened to the limits.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(version, forKey: .version)
    try object.encodeIfPresent(bounded().root, forKey: .root)
  }

  /// Decodes a complete position. To read a truncated or altered position, use ``reading(_:)``.
  ///
  /// - Throws: `DecodingError` if a value is missing or of the wrong kind, or if the position differs from its
  ///   ``bounded()`` form, for example because it exceeds a limit.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    version = try object.decode(Int.self, forKey: .version)
    root = try object.decodeIfPresent(Place.self, forKey: .root)
    guard bounded() == self else {
      throw DecodingError.dataCorruptedError(forKey: .root, in: object, debugDescription: "the position is too large")
    }
  }
}

extension NavigationPosition.Place: Codable {
  private enum Key: String, CodingKey {
    case style, screen, name, selected, unlisted, stack, tabs, columns, children, presented
  }

  private static func key(of kind: NavigationPosition.Container.Kind) -> Key {
    switch kind {
    case .stack: .stack
    case .tabs: .tabs
    case .columns: .columns
    case .children: .children
    }
  }

  /// Encodes the place as an object with the keys of ``NavigationPosition/json``.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(style, forKey: .style)
    switch content {
    case .screen(let link): try object.encode(link, forKey: .screen)
    case .container(let container):
      try object.encodeIfPresent(container.name, forKey: .name)
      try object.encodeIfPresent(container.selected, forKey: .selected)
      if container.unlisted > 0 { try object.encode(container.unlisted, forKey: .unlisted) }
      try object.encode(container.children, forKey: Self.key(of: container.kind))
    }
    if !presented.isEmpty { try object.encode(presented, forKey: .presented) }
  }

  /// Decodes a place.
  ///
  /// - Throws: `DecodingError` if a value is missing, of the wrong kind, or nested too deeply.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    // The coding path has at most two keys for each level: a key of the place, and an index if the place is in a list.
    guard decoder.codingPath.count <= 2 * NavigationPosition.mostDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "the position is too deep"))
    }
    let kind = NavigationPosition.Container.Kind.allCases.first { object.contains(Self.key(of: $0)) }
    if let kind {
      var container = NavigationPosition.Container(
        kind, name: try object.decodeIfPresent(String.self, forKey: .name),
        selected: try object.decodeIfPresent(Int.self, forKey: .selected),
        unlisted: max(0, try object.decodeIfPresent(Int.self, forKey: .unlisted) ?? 0),
        children: try object.decode([Self?].self, forKey: Self.key(of: kind)))
      // A stack must not contain such children, so they are not removed from a stack.
      if kind != .stack { container.removeMissingEnd() }
      content = .container(container)
    } else {
      content = .screen(link: try object.decode(String.self, forKey: .screen))
    }
    style = try object.decodeIfPresent(String.self, forKey: .style)
    presented = try object.decodeIfPresent([Self].self, forKey: .presented) ?? []
  }
}
