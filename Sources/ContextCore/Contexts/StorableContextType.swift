/// A type of screens that says what payload each has, so that contexts can be written down and read back.
///
/// ```swift
/// enum Screen: String, StorableContextType {
///   case feed, order
///
///   var payloadType: (any StorablePayload.Type)? { self == .order ? OrderPayload.self : nil }
/// }
/// ```
///
/// The name of the payload's type is not written down, so that it may change.
nonisolated public protocol StorableContextType: Equatable, Codable {
  /// The payload that contexts of this type have; `nil` for those that have none.
  var payloadType: (any StorablePayload.Type)? { get }
}

/// A payload that can be written down and read back.
public typealias StorablePayload = NavigationContextPayloadProtocol & Codable

nonisolated extension NavigationContext: Codable where ContextType: StorableContextType {
  private enum Key: String, CodingKey {
    case type, payload
  }

  /// Writes type and payload.
  ///
  /// - Throws: `EncodingError` where the payload is of another type than the context's type says.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(type, forKey: .type)
    guard let payload else { return }
    guard let declared = type.payloadType, let storable = payload as? any StorablePayload,
      Swift.type(of: storable) == declared
    else {
      let declared = type.payloadType.map { "a \($0)" } ?? "none"
      let text =
        "the payload of \(type) is a \(Swift.type(of: payload)), and its payloadType says \(declared); let it return "
        + "\(Swift.type(of: payload)).self"
      throw EncodingError.invalidValue(payload, .init(codingPath: encoder.codingPath, debugDescription: text))
    }
    try object.encode(storable, forKey: .payload)
  }

  /// Reads type and payload back.
  ///
  /// - Throws: `DecodingError` where there is a payload and the context's type says that it has none, and what the
  ///   payload throws.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let type = try object.decode(ContextType.self, forKey: .type)
    guard object.contains(.payload), try !object.decodeNil(forKey: .payload) else {
      self.init(type: type)
      return
    }
    guard let payloadType = type.payloadType else {
      let text = "there is a payload for \(type), and its payloadType says that it has none"
      throw DecodingError.dataCorruptedError(forKey: .payload, in: object, debugDescription: text)
    }
    self.init(type: type, payload: try payloadType.init(from: object.superDecoder(forKey: .payload)))
  }
}
