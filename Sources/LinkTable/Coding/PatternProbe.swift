import Foundation

/// The reason why no link of a pattern can be read as a value of its type.
struct PatternMisfit: Hashable, Sendable {
  /// A required property for which the pattern has no parameter.
  let missing: String
  /// The first parameter of the pattern that is not a property of the type, or `nil` if there is none.
  let unknownParameter: String?
  /// The properties that the type requests if decoding continues after a missing property.
  let properties: [String]
}

/// A probe that checks whether a type can be read from the parameters of a pattern. It needs no link.
///
/// The type decodes itself from the parameter names and made-up texts. The probe reports a misfit only if decoding
/// stopped at a required property for which the pattern has no parameter. In addition, one of two conditions must hold:
///
/// - The type had read no text before it stopped, so the texts of a link cannot change the result.
/// - The type uses only one container, with keys of its `CodingKeys`, and the pattern has a parameter that is none of
///   these keys.
final class PatternProbe {
  private let parameters: [String]
  /// A Boolean value that indicates whether decoding continues after a missing property, to find all properties.
  private let ignoresMissing: Bool
  private(set) var properties: [String] = []
  private var unknownParameters: [String]
  private var hasReadText = false
  private var containers = 0
  private var hasOnlyCodingKeys = true

  private init(_ parameters: [String], ignoresMissing: Bool) {
    (self.parameters, self.ignoresMissing) = (parameters, ignoresMissing)
    unknownParameters = parameters
  }

  /// Returns the reason why a type cannot be read from parameters with these names, or `nil` if there is no certain
  /// reason.
  static func misfit(of type: any Decodable.Type, _ parameters: [String]) -> PatternMisfit? {
    // Such a type reads the only parameter, under any name.
    guard !(type is any LosslessStringConvertible.Type), type != URL.self else { return nil }
    let probe = PatternProbe(parameters, ignoresMissing: false)
    do {
      _ = try type.init(from: ProbeDecoder(probe: probe, isWhole: true))
      return nil
    } catch let missing as MissingProperty {
      let unknownParameter = probe.unknownParameters.first
      let keysAreCertain = unknownParameter != nil && probe.containers == 1 && probe.hasOnlyCodingKeys
      guard !probe.hasReadText || keysAreCertain else { return nil }
      let all = PatternProbe(parameters, ignoresMissing: true)
      _ = try? type.init(from: ProbeDecoder(probe: all, isWhole: true))
      return PatternMisfit(missing: missing.name, unknownParameter: unknownParameter, properties: all.properties)
    } catch {
      return nil
    }
  }

  /// Records that the type requires a property.
  ///
  /// - Throws: ``MissingProperty`` if no parameter has this name, unless the probe ignores missing properties.
  fileprivate func require(_ name: String) throws {
    note(name)
    if has(name) { hasReadText = true } else if !ignoresMissing { throw MissingProperty(name: name) }
  }

  /// Records that the type checks for a property, and returns whether a parameter has its name. A probe that ignores
  /// missing properties always returns `true`.
  fileprivate func contains(_ name: String) -> Bool {
    note(name)
    guard has(name) else { return ignoresMissing }
    hasReadText = true
    return true
  }

  fileprivate func open(_ keys: any CodingKey.Type) {
    containers += 1
    if "\(keys)" != "CodingKeys" { hasOnlyCodingKeys = false }
    unknownParameters.removeAll { keys.init(stringValue: $0) != nil }
  }

  /// Records that the type reads itself from the only parameter.
  fileprivate func openWithoutKeys() {
    containers += 1
    (hasReadText, hasOnlyCodingKeys) = (true, false)
  }

  fileprivate func allKeys<Key: CodingKey>() -> [Key] {
    hasReadText = true
    return parameters.compactMap { Key(stringValue: $0) }
  }

  private func has(_ name: String) -> Bool { parameters.contains { $0.utf8.elementsEqual(name.utf8) } }

  private func note(_ name: String) {
    if !properties.contains(name) { properties.append(name) }
  }
}

/// An error for a required property for which the pattern has no parameter.
private struct MissingProperty: Error {
  let name: String
}

/// An error for a request that the probe cannot answer.
private struct Unknowable: Error {}

private struct ProbeDecoder: Decoder {
  let probe: PatternProbe
  /// A Boolean value that indicates whether the decoder is for the whole value. Otherwise it is for a property.
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

  func contains(_ key: Key) -> Bool { probe.contains(key.stringValue) }
  func decodeNil(forKey key: Key) -> Bool { !probe.contains(key.stringValue) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try probe.require(key.stringValue)
    return try typed(probe.madeUpValue(type))
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
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try typed(probe.madeUpValue(type)) }
}

extension PatternProbe {
  /// Returns a made-up value for a parameter. Throws an error if the type cannot be made up.
  fileprivate func madeUpValue(_ type: any Decodable.Type) throws -> Any {
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

/// Casts a value to the type for which it was made up.
private func typed<Value>(_ value: Any) throws -> Value {
  guard let value = value as? Value else { throw Unknowable() }
  return value
}

/// A list type, whose values are the rest of a path or a repeated query item.
private protocol ListOfParameters {
  static var empty: Self { get }
}

extension Array: ListOfParameters {
  fileprivate static var empty: Self { [] }
}

extension Set: ListOfParameters {
  fileprivate static var empty: Self { [] }
}
