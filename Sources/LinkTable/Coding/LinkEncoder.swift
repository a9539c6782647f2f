import Foundation

/// What a value says of each parameter, by name; a value that is one text or one list says it of the only one there is.
struct WrittenFields: Sendable {
  enum Content: Sendable {
    case named([(name: String, texts: LinkFields.Texts)])
    case only(LinkFields.Texts)
    case nothing
  }

  var content: Content = .nothing
}

/// Takes a value apart into what its link says; the reverse of ``LinkDecoder``.
final class LinkEncoder: Encoder {
  /// The property whose value this is; `nil` for the whole value.
  let name: String?
  fileprivate(set) var written = WrittenFields()
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  fileprivate init(name: String?, codingPath: [any CodingKey]) { (self.name, self.codingPath) = (name, codingPath) }

  /// Takes a whole value apart.
  static func encode(_ value: some Encodable) throws(LinkPrintingError) -> WrittenFields {
    try encode(value, LinkEncoder(name: nil, codingPath: [])).written
  }

  fileprivate static func encode(_ value: some Encodable, _ encoder: LinkEncoder) throws(LinkPrintingError)
    -> LinkEncoder
  {
    do {
      if let url = value as? URL {
        encoder.written.content = .only(.one(url.absoluteString))
      } else {
        try value.encode(to: encoder)
        if case .only(.list(let texts)) = encoder.written.content, value is any ListWithoutOrder {
          let ordered = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          encoder.written.content = .only(.list(ordered))
        }
      }
      return encoder
    } catch let error as LinkPrintingError {
      throw error
    } catch {
      throw .notWritten(name: encoder.name ?? "\(type(of: value))", reason: "\(error)")
    }
  }

  /// What the value of a property says; `nil` where it says nothing.
  fileprivate static func texts(of value: some Encodable, _ path: [any CodingKey]) throws(LinkPrintingError)
    -> LinkFields.Texts?
  {
    let name = path.last?.stringValue ?? ""
    switch try encode(value, LinkEncoder(name: name, codingPath: path)).written.content {
    case .only(let texts): return texts
    case .nothing: return nil
    case .named: throw .nested(name: name)
    }
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

  fileprivate func add(_ name: String, _ texts: LinkFields.Texts) {
    guard case .named(var fields) = written.content else { return }
    written.content = .nothing
    fields.append((name, texts))
    written.content = .named(fields)
  }
}

/// A list that names its elements in another order each time, so that its link has them in that of their bytes.
private protocol ListWithoutOrder {}

extension Set: ListWithoutOrder {}

// MARK: - A type with properties

private struct LinkKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: LinkEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) {}

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if let texts = try LinkEncoder.texts(of: value, codingPath + [key]) { encoder.add(key.stringValue, texts) }
  }

  /// A list that may be missing cannot be there without an element: its link would be read as if it were missing.
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value, let texts = try LinkEncoder.texts(of: value, codingPath + [key]) else { return }
    if case .list([]) = texts { throw LinkPrintingError.emptyOptionalList(name: key.stringValue) }
    encoder.add(key.stringValue, texts)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(RefusingKeyedEncoding(name: key.stringValue, codingPath: codingPath))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = LinkEncoder(name: key.stringValue, codingPath: codingPath + [key])
    return LinkListEncoding(encoder: nested) { encoder.replace(key.stringValue, $0) }
  }

  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

extension LinkEncoder {
  fileprivate func replace(_ name: String, _ texts: LinkFields.Texts) {
    if case .named(let fields) = written.content { written.content = .named(fields.filter { $0.name != name }) }
    add(name, texts)
  }
}

/// A value inside a value, which links have no form for.
private struct RefusingKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let name: String
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) throws { throw LinkPrintingError.nested(name: name) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { throw LinkPrintingError.nested(name: name) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(RefusingKeyedEncoding<NestedKey>(name: name, codingPath: codingPath))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RefusingListEncoding(name: name, codingPath: codingPath)
  }

  func superEncoder() -> any Encoder { LinkEncoder(name: name, codingPath: codingPath) }
  func superEncoder(forKey key: Key) -> any Encoder { LinkEncoder(name: name, codingPath: codingPath) }
}

/// A list inside a list, which links have no form for.
private struct RefusingListEncoding: UnkeyedEncodingContainer {
  let name: String
  let codingPath: [any CodingKey]
  var count: Int { 0 }

  func encodeNil() throws { throw LinkPrintingError.nested(name: name) }
  func encode<Value: Encodable>(_ value: Value) throws { throw LinkPrintingError.nested(name: name) }

  func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(RefusingKeyedEncoding(name: name, codingPath: codingPath))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { LinkEncoder(name: name, codingPath: codingPath) }
}

// MARK: - One text

private struct LinkSingleEncoding: SingleValueEncodingContainer {
  let encoder: LinkEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.written.content = .nothing }
  func encode(_ value: Bool) { write(value) }
  func encode(_ value: String) { write(value) }
  func encode(_ value: Double) { write(value) }
  func encode(_ value: Float) { write(value) }
  func encode(_ value: Int) { write(value) }
  func encode(_ value: Int8) { write(value) }
  func encode(_ value: Int16) { write(value) }
  func encode(_ value: Int32) { write(value) }
  func encode(_ value: Int64) { write(value) }
  func encode(_ value: UInt) { write(value) }
  func encode(_ value: UInt8) { write(value) }
  func encode(_ value: UInt16) { write(value) }
  func encode(_ value: UInt32) { write(value) }
  func encode(_ value: UInt64) { write(value) }

  func encode<Value: Encodable>(_ value: Value) throws { _ = try LinkEncoder.encode(value, encoder) }

  private func write(_ value: some LosslessStringConvertible) {
    encoder.written.content = .only(.one(value.description))
  }
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

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    guard case .one(let text)? = try LinkEncoder.texts(of: value, codingPath) else {
      throw LinkPrintingError.nested(name: encoder.name ?? "list")
    }
    texts.append(text)
    isWritten(.list(texts))
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(RefusingKeyedEncoding(name: encoder.name ?? "list", codingPath: codingPath))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    RefusingListEncoding(name: encoder.name ?? "list", codingPath: codingPath)
  }

  mutating func superEncoder() -> any Encoder { encoder }
}
