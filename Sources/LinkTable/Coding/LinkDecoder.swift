import Foundation

/// Makes a value from what the parameters of a link say.
///
/// A type with properties takes each parameter by the property's name; a list takes the rest of a path, or a query item that
/// may be there several times; any other type takes the one parameter there is.
struct LinkDecoder: Decoder {
  let fields: LinkFields
  /// The parameter that a value inside another is made from; `nil` for the whole value.
  let field: Field?
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A parameter and what it should become.
  struct Field {
    let name: String
    let content: LinkFields.Field?
    let wanted: Any.Type
  }

  /// Makes a whole value.
  ///
  /// - Throws: `LinkError.parameter` for what does not convert. What the type's own code throws is said of its parameter.
  static func decode<Value: Decodable>(_ type: Value.Type, from fields: LinkFields) throws(LinkError) -> Value {
    let decoder = LinkDecoder(fields: fields, field: nil, codingPath: [])
    // A URL is one text in a link, and would decode itself from properties.
    guard type == URL.self else { return try decode(type, decoder, field: nil) }
    guard let content = try decoder.content(wanted: "a value") else {
      throw .parameter(LinkParameter(name: "URL", place: .nowhere), .missing(wanted: "URL"))
    }
    return try fields.decode(type, name: content.name, content, [])
  }

  fileprivate static func decode<Value: Decodable>(
    _ type: Value.Type, _ decoder: LinkDecoder, field: LinkFields.Field?
  ) throws(LinkError) -> Value {
    do {
      return try Value(from: decoder)
    } catch let error as LinkError {
      throw error
    } catch {
      guard let field = field ?? decoder.blamed(for: error) else {
        throw .parameter(LinkParameter(name: "\(type)", place: .nowhere), .missing(wanted: "\(type)"))
      }
      let found =
        switch field.texts {
        case .one(let text): text
        case .list(let texts): texts.joined(separator: "/")
        }
      throw .parameter(field.parameter, .doesNotConvert(found: found, wanted: wanted(type, by: error)))
    }
  }

  /// The type, and what its values are where it has few.
  private static func wanted(_ type: Any.Type, by error: any Error) -> String {
    guard let type = type as? any CaseIterable.Type else { return "\(type)" }
    let names = Self.values(of: type)
    return names.isEmpty || names.count > 12 ? "\(type)" : "\(type): \(names.joined(separator: ", "))"
  }

  private static func values<Value: CaseIterable>(of type: Value.Type) -> [String] {
    type.allCases.compactMap { value in (value as? any RawRepresentable).map { "\($0.rawValue)" } }
  }

  /// The parameter that an error of the type's own code speaks of.
  private func blamed(for error: any Error) -> LinkFields.Field? {
    if let field { return field.content }
    let path: [any CodingKey] =
      switch error {
      case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
        context.codingPath
      default: []
      }
    return path.first.flatMap { fields[$0.stringValue] } ?? (fields.fields.count == 1 ? fields.fields[0] : nil)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if let field { throw field.error(.nested(wanted: "\(field.wanted)")) }
    return KeyedDecodingContainer(LinkKeyedDecoding(fields: fields, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let content = try content(wanted: "a list")
    guard let content else {
      return LinkListDecoding(fields: fields, parameter: nil, texts: [], codingPath: codingPath)
    }
    let texts = try content.several(wanted: field?.wanted ?? [String].self)
    return LinkListDecoding(fields: fields, parameter: content.parameter, texts: texts, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    LinkSingleDecoding(
      fields: fields, content: try content(wanted: "a value"), wanted: field?.wanted, codingPath: codingPath)
  }

  /// The parameter of this value: for a whole value the only one there is.
  private func content(wanted: String) throws(LinkError) -> LinkFields.Field? {
    if let field { return field.content }
    guard fields.fields.count <= 1 else {
      throw .parameter(fields.fields[1].parameter, .nested(wanted: "second part of \(wanted)"))
    }
    return fields.fields.first
  }
}

extension LinkDecoder.Field {
  func error(_ problem: LinkParameter.Problem) -> LinkError {
    .parameter(content?.parameter ?? LinkParameter(name: name, place: .nowhere), problem)
  }
}

extension LinkFields {
  /// A value inside another.
  fileprivate func decode<Value: Decodable>(
    _ type: Value.Type, name: String, _ content: Field?, _ path: [any CodingKey]
  ) throws(LinkError) -> Value {
    if let content, type == URL.self, case let text = try content.single(wanted: type) {
      guard let url = URL(string: text) as? Value else {
        throw .parameter(content.parameter, .doesNotConvert(found: text, wanted: "URL"))
      }
      return url
    }
    let field = LinkDecoder.Field(name: name, content: content, wanted: type)
    return try LinkDecoder.decode(type, LinkDecoder(fields: self, field: field, codingPath: path), field: content)
  }
}

// MARK: - A type with properties

private struct LinkKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let fields: LinkFields
  let codingPath: [any CodingKey]

  var allKeys: [Key] { fields.fields.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try text(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try text(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try text(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try text(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try text(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try text(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try text(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try text(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try text(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try text(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try text(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try text(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try text(type, key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try fields.decode(type, name: key.stringValue, fields[key.stringValue], codingPath + [key])
  }

  private func text<Value: LosslessStringConvertible>(_ type: Value.Type, _ key: Key) throws(LinkError) -> Value {
    guard let field = fields[key.stringValue] else {
      throw .parameter(LinkParameter(name: key.stringValue, place: .nowhere), .missing(wanted: "\(type)"))
    }
    return try fields.convert(try field.single(wanted: type), of: field.parameter, to: type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw nested(key) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    let field = LinkDecoder.Field(name: key.stringValue, content: fields[key.stringValue], wanted: [String].self)
    return try LinkDecoder(fields: fields, field: field, codingPath: codingPath + [key]).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { LinkDecoder(fields: fields, field: nil, codingPath: codingPath) }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw nested(key) }

  private func nested(_ key: Key) -> LinkError {
    let place = fields[key.stringValue]?.place ?? .nowhere
    return .parameter(LinkParameter(name: key.stringValue, place: place), .nested(wanted: "value with properties"))
  }
}

// MARK: - One text

private struct LinkSingleDecoding: SingleValueDecodingContainer {
  let fields: LinkFields
  let content: LinkFields.Field?
  let wanted: Any.Type?
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { content == nil }

  func decode(_ type: Bool.Type) throws -> Bool { try text(type) }
  func decode(_ type: String.Type) throws -> String { try text(type) }
  func decode(_ type: Double.Type) throws -> Double { try text(type) }
  func decode(_ type: Float.Type) throws -> Float { try text(type) }
  func decode(_ type: Int.Type) throws -> Int { try text(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try text(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try text(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try text(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try text(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try text(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try text(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try text(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try text(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try text(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try fields.decode(type, name: content?.name ?? "\(type)", content, codingPath)
  }

  private func text<Value: LosslessStringConvertible>(_ type: Value.Type) throws(LinkError) -> Value {
    let wanted = wanted ?? type
    guard let content else {
      let name = codingPath.last?.stringValue ?? "\(wanted)"
      throw .parameter(LinkParameter(name: name, place: .nowhere), .missing(wanted: "\(wanted)"))
    }
    return try fields.convert(try content.single(wanted: wanted), of: content.parameter, to: type)
  }
}

// MARK: - A list

private struct LinkListDecoding: UnkeyedDecodingContainer {
  let fields: LinkFields
  let parameter: LinkParameter?
  let texts: [String]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(fields: LinkFields, parameter: LinkParameter?, texts: [String], codingPath: [any CodingKey]) {
    (self.fields, self.parameter, self.texts, self.codingPath) = (fields, parameter, texts, codingPath)
  }

  var count: Int? { texts.count }
  var isAtEnd: Bool { currentIndex >= texts.count }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let parameter, !isAtEnd else {
      throw LinkError.parameter(
        parameter ?? LinkParameter(name: "\(type)", place: .nowhere), .missing(wanted: "\(type)"))
    }
    let field = LinkFields.Field(
      name: parameter.name, place: parameter.place, texts: .one(texts[currentIndex]), isElement: true)
    let value = try fields.decode(type, name: parameter.name, field, codingPath)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> { throw nested }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nested }

  mutating func superDecoder() throws -> any Decoder { throw nested }

  private var nested: LinkError {
    .parameter(parameter ?? LinkParameter(name: "", place: .nowhere), .nested(wanted: "list of values with properties"))
  }
}
