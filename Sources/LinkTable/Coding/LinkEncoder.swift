import Foundation

/// The parameters to print for a value. A value with properties has parameters by name. A value that is a single text
/// or list has only one parameter, without a name.
struct WrittenFields: Sendable {
  enum Content: Sendable {
    case named([(name: String, texts: LinkFields.Texts)])
    case only(LinkFields.Texts)
    case nothing
  }

  var content: Content = .nothing
}

/// An encoder that turns a value into the parameters of its link; the reverse of ``LinkDecoder``.
final class LinkEncoder: Encoder {
  /// The name of the property, or `nil` for the whole value.
  let name: String?
  fileprivate(set) var written = WrittenFields()
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// A Boolean value that indicates whether the encoder is for a value inside a value, which a link cannot represent.
  /// Such an encoder throws an error for every value.
  private let isNested: Bool

  fileprivate init(name: String?, codingPath: [any CodingKey], isNested: Bool = false) {
    (self.name, self.codingPath, self.isNested) = (name, codingPath, isNested)
  }

  /// Encodes a whole value.
  static func encode(_ value: any Encodable) throws(LinkPrintingError) -> WrittenFields {
    let encoder = LinkEncoder(name: nil, codingPath: [])
    try encoder.encode(value)
    return encoder.written
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = written.content { written.content = .named([]) }
    return KeyedEncodingContainer(LinkKeyedEncoding(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    written.content = .only(.list([]))
    return LinkListEncoding(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { LinkSingleEncoding(encoder: self) }
}

// To keep the code small, only the requirements of `Codable` are generic; see `LinkDecoder`.
extension LinkEncoder {
  fileprivate func encode(_ value: any Encodable) throws(LinkPrintingError) {
    try refuseIfNested()
    do {
      if let url = value as? URL {
        written.content = .only(.one(url.absoluteString))
      } else if let text = value as? any OneText {
        written.content = .only(.one(text.description))
      } else {
        try value.encode(to: self)
        if case .only(.list(let texts)) = written.content, value is any ListWithoutOrder {
          let ordered = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          written.content = .only(.list(ordered))
        }
      }
    } catch let error as LinkPrintingError {
      throw error
    } catch {
      throw .notWritten(name: name ?? "\(type(of: value))", reason: "\(error)")
    }
  }

  /// Encodes the value of a property.
  ///
  /// - Parameter mayBeMissing: A Boolean value that indicates whether the property is optional. An empty list is then an error.
  fileprivate func encode(
    _ value: any Encodable, of key: any CodingKey, mayBeMissing: Bool = false
  ) throws(LinkPrintingError) {
    try refuseIfNested()
    guard let texts = try texts(of: value, codingPath + [key]) else { return }
    // A link cannot represent an optional list without elements: the list would be read as `nil`.
    if mayBeMissing, case .list([]) = texts { throw .emptyOptionalList(name: key.stringValue) }
    add(key.stringValue, texts)
  }

  /// Returns the texts of a property, or `nil` if its value is `nil`.
  ///
  /// - Throws: An error if the value has properties.
  fileprivate func texts(
    of value: any Encodable, _ path: [any CodingKey]
  ) throws(LinkPrintingError) -> LinkFields.Texts? {
    let name = path.last?.stringValue ?? ""
    let encoder = LinkEncoder(name: name, codingPath: path)
    try encoder.encode(value)
    switch encoder.written.content {
    case .only(let texts): return texts
    case .nothing: return nil
    case .named: throw .nested(name: name)
    }
  }

  fileprivate func refuseIfNested() throws(LinkPrintingError) {
    if isNested { throw .nested(name: name ?? "list") }
  }

  /// Returns an encoder that throws an error for every value.
  fileprivate func nested(_ name: String?) -> LinkEncoder {
    LinkEncoder(name: name ?? "list", codingPath: codingPath, isNested: true)
  }

  private func add(_ name: String, _ texts: LinkFields.Texts) {
    guard case .named(var fields) = written.content else { return }
    written.content = .nothing
    fields.append((name, texts))
    written.content = .named(fields)
  }

  fileprivate func replace(_ name: String, _ texts: LinkFields.Texts) {
    if case .named(let fields) = written.content { written.content = .named(fields.filter { $0.name != name }) }
    add(name, texts)
  }
}

/// A list without a fixed order. Its link contains the elements in the order of their bytes.
private protocol ListWithoutOrder {}

extension Set: ListWithoutOrder {}

// MARK: - A type with properties

private struct LinkKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: LinkEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws { try encoder.refuseIfNested() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.encode(value, of: key) }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encoder.encode(value, of: key, mayBeMissing: true) }
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { encoder.nested(key.stringValue).container(keyedBy: keyType) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.list(of: key) }

  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

extension LinkEncoder {
  fileprivate func list(of key: any CodingKey) -> any UnkeyedEncodingContainer {
    if isNested { return unkeyedContainer() }
    let list = LinkEncoder(name: key.stringValue, codingPath: codingPath + [key])
    return LinkListEncoding(encoder: list) { self.replace(key.stringValue, $0) }
  }
}

// MARK: - One text

private struct LinkSingleEncoding: SingleValueEncodingContainer {
  let encoder: LinkEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.written.content = .nothing }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }
}

// MARK: - A list

private struct LinkListEncoding: UnkeyedEncodingContainer {
  let encoder: LinkEncoder
  private var texts: [String] = []
  private let isWritten: (LinkFields.Texts) -> Void

  init(encoder: LinkEncoder) {
    self.init(encoder: encoder) { encoder.written.content = .only($0) }
  }

  init(encoder: LinkEncoder, isWritten: @escaping (LinkFields.Texts) -> Void) {
    (self.encoder, self.isWritten) = (encoder, isWritten)
  }

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { texts.count }

  mutating func encodeNil() throws { throw LinkPrintingError.nested(name: encoder.name ?? "list") }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try append(value) }

  private mutating func append(_ value: any Encodable) throws(LinkPrintingError) {
    try encoder.refuseIfNested()
    guard case .one(let text)? = try encoder.texts(of: value, codingPath) else {
      throw .nested(name: encoder.name ?? "list")
    }
    texts.append(text)
    isWritten(.list(texts))
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> { encoder.nested(encoder.name).container(keyedBy: keyType) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.nested(encoder.name).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder }
}
