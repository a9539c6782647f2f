import Foundation

/// A decoder that makes a value from the parameters of a link.
///
/// A type with properties reads each parameter by the name of the property. A list reads the rest of a path, or a query
/// item that may occur several times. Any other type reads the only parameter.
final class LinkDecoder: Decoder {
  let fields: LinkFields
  /// The parameter of a property or of an element of a list; `nil` for the whole value.
  let field: Field?
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(fields: LinkFields, field: Field? = nil, codingPath: [any CodingKey] = []) {
    (self.fields, self.field, self.codingPath) = (fields, field, codingPath)
  }

  /// A parameter and its expected type. The content is `nil` if the link does not contain the parameter.
  struct Field {
    let name: String
    let content: LinkFields.Field?
    let wanted: Any.Type
  }

  /// Decodes a whole value.
  ///
  /// - Throws: `LinkError.parameter` for a value that is missing or does not convert. An error of the type's own code is
  ///   reported for the parameter that caused the error. If that parameter is unknown, the whole value counts as missing.
  static func decode<Value: Decodable>(_ type: Value.Type, from fields: LinkFields) throws(LinkError) -> Value {
    try typed(LinkDecoder(fields: fields).whole(type))
  }

  // The compiler copies a generic function for each type, and a small function into each call. To keep the code small,
  // values are decoded by functions that take any type and are not inlined. Only the requirements of `Codable` are
  // generic.

  /// Casts a value to the type for which it was decoded. Throws an error if the value has another type.
  static func typed<Value>(_ value: Any) throws(LinkError) -> Value {
    guard let value = value as? Value else {
      throw .parameter(LinkParameter(name: "\(Value.self)", place: .nowhere), .missing(wanted: "\(Value.self)"))
    }
    return value
  }

  private func whole(_ type: any Decodable.Type) throws(LinkError) -> Any {
    // A link represents a URL as a single text, but `URL` would decode itself from properties.
    guard type == URL.self else { return try decode(type) }
    guard let content = try content(wanted: "a value") else {
      throw .parameter(LinkParameter(name: "URL", place: .nowhere), .missing(wanted: "URL"))
    }
    return try value(type, name: content.name, content)
  }

  @inline(never) private func decode(_ type: any Decodable.Type) throws(LinkError) -> Any {
    do {
      return try type.init(from: self)
    } catch let error as LinkError {
      throw error
    } catch {
      guard let field = parameter(causing: error) else {
        throw .parameter(LinkParameter(name: "\(type)", place: .nowhere), .missing(wanted: "\(type)"))
      }
      let found =
        switch field.texts {
        case .one(let text): text
        case .list(let texts): texts.joined(separator: "/")
        }
      throw .parameter(field.parameter, .doesNotConvert(found: found, wanted: Self.wanted(type)))
    }
  }

  /// Decodes the value of a property, of an element of a list, or of the only parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter, for errors.
  ///   - content: The parameter; `nil` if the link does not contain it.
  ///   - key: The key of the property; `nil` if the value is not that of a property.
  @inline(never) fileprivate func value(
    _ type: any Decodable.Type, name: String, _ content: LinkFields.Field?, at key: (any CodingKey)? = nil
  ) throws(LinkError) -> Any {
    if let content, type == URL.self {
      let text = try content.single(wanted: type)
      guard let url = URL(string: text) else {
        throw .parameter(content.parameter, .doesNotConvert(found: text, wanted: "URL"))
      }
      return url
    }
    let field = Field(name: name, content: content, wanted: type)
    return try LinkDecoder(fields: fields, field: field, codingPath: codingPath + (key.map { [$0] } ?? [])).decode(type)
  }

  /// Decodes the value of a property of the whole value.
  fileprivate func value(_ type: any Decodable.Type, of key: any CodingKey) throws(LinkError) -> Any {
    let (name, content) = (key.stringValue, fields[key.stringValue])
    guard let ofOneText = type as? any OneText.Type else { return try value(type, name: name, content, at: key) }
    return try text(ofOneText, of: content, name: name, wanted: type)
  }

  /// Decodes a value for a single-value container.
  fileprivate func value(_ type: any Decodable.Type) throws(LinkError) -> Any {
    let content = try content(wanted: "a value")
    guard let ofOneText = type as? any OneText.Type else {
      return try value(type, name: content?.name ?? "\(type)", content)
    }
    let wanted = field?.wanted ?? type
    return try text(ofOneText, of: content, name: codingPath.last?.stringValue ?? "\(wanted)", wanted: wanted)
  }

  @inline(never) private func text(
    _ type: any OneText.Type, of content: LinkFields.Field?, name: String, wanted: Any.Type
  ) throws(LinkError) -> Any {
    guard let content else {
      throw .parameter(LinkParameter(name: name, place: .nowhere), .missing(wanted: "\(wanted)"))
    }
    return try fields.convert(try content.single(wanted: wanted), of: content.parameter, to: type)
  }

  /// Returns the name of a type. The name of an enumeration includes its raw values, if there are at most 12.
  private static func wanted(_ type: Any.Type) -> String {
    guard let type = type as? any CaseIterable.Type else { return "\(type)" }
    let names = Self.values(of: type)
    return names.isEmpty || names.count > 12 ? "\(type)" : "\(type): \(names.joined(separator: ", "))"
  }

  private static func values<Value: CaseIterable>(of type: Value.Type) -> [String] {
    type.allCases.compactMap { value in (value as? any RawRepresentable).map { "\($0.rawValue)" } }
  }

  /// Returns the parameter that caused an error of the type's own code, or `nil` if that is unknown.
  private func parameter(causing error: any Error) -> LinkFields.Field? {
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
    return KeyedDecodingContainer(LinkKeyedDecoding(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let content = try content(wanted: "a list") else { return LinkListDecoding(decoder: self) }
    let texts = try content.several(wanted: field?.wanted ?? [String].self)
    return LinkListDecoding(decoder: self, parameter: content.parameter, texts: texts)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    LinkSingleDecoding(decoder: self, isMissing: try content(wanted: "a value") == nil)
  }

  /// Returns the parameter of this value, or `nil` if the link does not contain it. For a whole value, this is the only
  /// parameter.
  ///
  /// - Parameter wanted: The expected kind of value, for the error.
  /// - Throws: An error if a whole value has more than one parameter.
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

// MARK: - A type with properties

private struct LinkKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: LinkDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { decoder.fields.fields.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { decoder.fields[key.stringValue] != nil }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try LinkDecoder.typed(decoder.value(type, of: key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw decoder.nested(key) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder.list(of: key) }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.nested(key) }
}

extension LinkDecoder {
  fileprivate func list(of key: any CodingKey) throws -> any UnkeyedDecodingContainer {
    let field = Field(name: key.stringValue, content: fields[key.stringValue], wanted: [String].self)
    return try LinkDecoder(fields: fields, field: field, codingPath: codingPath + [key]).unkeyedContainer()
  }

  fileprivate func nested(_ key: any CodingKey) -> LinkError {
    let place = fields[key.stringValue]?.place ?? .nowhere
    return .parameter(LinkParameter(name: key.stringValue, place: place), .nested(wanted: "value with properties"))
  }
}

// MARK: - One text

private struct LinkSingleDecoding: SingleValueDecodingContainer {
  let decoder: LinkDecoder
  let isMissing: Bool

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { isMissing }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try LinkDecoder.typed(decoder.value(type)) }
}

// MARK: - A list

private struct LinkListDecoding: UnkeyedDecodingContainer {
  let decoder: LinkDecoder
  var parameter: LinkParameter?
  var texts: [String] = []
  private(set) var currentIndex = 0

  init(decoder: LinkDecoder, parameter: LinkParameter? = nil, texts: [String] = []) {
    (self.decoder, self.parameter, self.texts) = (decoder, parameter, texts)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { texts.count }
  var isAtEnd: Bool { currentIndex >= texts.count }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try LinkDecoder.typed(next(type)) }

  private mutating func next(_ type: any Decodable.Type) throws(LinkError) -> Any {
    guard let parameter, !isAtEnd else {
      throw .parameter(parameter ?? LinkParameter(name: "\(type)", place: .nowhere), .missing(wanted: "\(type)"))
    }
    let field = LinkFields.Field(
      name: parameter.name, place: parameter.place, texts: .one(texts[currentIndex]), isElement: true)
    let value = try decoder.value(type, name: parameter.name, field)
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
