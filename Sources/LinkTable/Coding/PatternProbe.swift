import Foundation

/// Why no link of a pattern can be read as a value of its type.
struct PatternMisfit: Hashable, Sendable {
  /// A property that has to be there, and that the pattern has no parameter for.
  let missing: String
  /// A parameter of the pattern that is no property of the type; `nil` where all are.
  let stranger: String?
  /// The properties that the type asks for, as far as it could be followed.
  let properties: [String]
}

/// Reads a value before there is any link, to learn whether the names of a pattern can be those of its type.
///
/// The type is asked to decode itself from the names alone, with texts made up for them. Only what is certain counts: the type
/// has ended by asking for a property that no link of the pattern has; and it had not looked at a text by then, so that no
/// link could have led it elsewhere, or its only keys are those that the compiler writes and do not know one of the names.
final class PatternProbe {
  private let parameters: [String]
  private let goesOn: Bool
  private(set) var properties: [String] = []
  private var strangers: [String]
  private var hasLooked = false
  private var containers = 0
  private var hasKeysOfItsOwn = true

  private init(_ parameters: [String], goesOn: Bool) {
    (self.parameters, self.goesOn) = (parameters, goesOn)
    strangers = parameters
  }

  /// What keeps a type from being read from links with these parameters; `nil` unless it is certain.
  static func misfit(of type: any Decodable.Type, _ parameters: [String]) -> PatternMisfit? {
    // Such a type takes the one parameter there is, whatever its name.
    guard !(type is any LosslessStringConvertible.Type), type != URL.self else { return nil }
    let probe = PatternProbe(parameters, goesOn: false)
    do {
      _ = try type.init(from: ProbeDecoder(probe: probe, isWhole: true))
      return nil
    } catch let missing as MissingProperty {
      let stranger = probe.strangers.first
      let isToldByKeys = stranger != nil && probe.containers == 1 && probe.hasKeysOfItsOwn
      guard !probe.hasLooked || isToldByKeys else { return nil }
      let all = PatternProbe(parameters, goesOn: true)
      _ = try? type.init(from: ProbeDecoder(probe: all, isWhole: true))
      return PatternMisfit(missing: missing.name, stranger: stranger, properties: all.properties)
    } catch {
      return nil
    }
  }

  /// The type asks for a property that has to be there.
  fileprivate func ask(_ name: String) throws {
    note(name)
    if has(name) { hasLooked = true } else if !goesOn { throw MissingProperty(name: name) }
  }

  /// The type asks whether there is a property.
  fileprivate func isThere(_ name: String) -> Bool {
    note(name)
    guard has(name) else { return goesOn }
    hasLooked = true
    return true
  }

  fileprivate func open(_ keys: any CodingKey.Type) {
    containers += 1
    if "\(keys)" != "CodingKeys" { hasKeysOfItsOwn = false }
    strangers.removeAll { keys.init(stringValue: $0) != nil }
  }

  /// The type reads itself from the one parameter there is.
  fileprivate func openWithoutKeys() {
    containers += 1
    (hasLooked, hasKeysOfItsOwn) = (true, false)
  }

  fileprivate func allKeys<Key: CodingKey>() -> [Key] {
    hasLooked = true
    return parameters.compactMap { Key(stringValue: $0) }
  }

  private func has(_ name: String) -> Bool { parameters.contains { $0.utf8.elementsEqual(name.utf8) } }

  private func note(_ name: String) {
    if !properties.contains(name) { properties.append(name) }
  }
}

/// The type has asked for a property that no link of the pattern has.
private struct MissingProperty: Error {
  let name: String
}

/// The type has asked for what cannot be made up.
private struct Unknowable: Error {}

private struct ProbeDecoder: Decoder {
  let probe: PatternProbe
  /// Whether the whole value is read, and not one of its properties.
  let isWhole: Bool
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard isWhole else { throw Unknowable() }
    probe.open(type)
    return KeyedDecodingContainer(ProbeKeys(probe: probe))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unknowable() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if isWhole { throw unknowable() }
    return ProbeText(probe: probe)
  }

  private func unknowable() -> Unknowable {
    if isWhole { probe.openWithoutKeys() }
    return Unknowable()
  }
}

private struct ProbeKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: PatternProbe
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { probe.allKeys() }

  func contains(_ key: Key) -> Bool { probe.isThere(key.stringValue) }
  func decodeNil(forKey key: Key) -> Bool { !probe.isThere(key.stringValue) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try probe.ask(key.stringValue)
    return try typed(probe.madeUp(type))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw Unknowable() }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Unknowable() }
  func superDecoder() throws -> any Decoder { ProbeDecoder(probe: probe, isWhole: true) }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw Unknowable() }
}

private struct ProbeText: SingleValueDecodingContainer {
  let probe: PatternProbe
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try typed(probe.madeUp(type)) }
}

extension PatternProbe {
  /// Makes up a value for a parameter.
  fileprivate func madeUp(_ type: any Decodable.Type) throws -> Any {
    let made: Any? =
      switch type {
      case let cases as any CaseIterable.Type: Self.first(of: cases)
      case is UUID.Type: UUID()
      case is URL.Type: URL(string: "https://shop.example")
      case let text as any LosslessStringConvertible.Type: text.init("1") ?? text.init("true")
      case let list as any ListOfParameters.Type: list.empty
      default: nil
      }
    return try made ?? type.init(from: ProbeDecoder(probe: self, isWhole: false))
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? { type.allCases.first }
}

/// Returns a value as the type that it was made for.
private func typed<Value>(_ value: Any) throws -> Value {
  guard let value = value as? Value else { throw Unknowable() }
  return value
}

/// A list, which the rest of a path or a query item is read into.
private protocol ListOfParameters {
  static var empty: Self { get }
}

extension Array: ListOfParameters {
  fileprivate static var empty: Self { [] }
}

extension Set: ListOfParameters {
  fileprivate static var empty: Self { [] }
}
