/// A context type that declares the payload type of each case, so that contexts can be encoded and decoded.
///
/// ```swift
/// enum Screen: String, StorableContextType {
///   case feed, order
///
///   var payloadType: (any StorablePayload.Type)? { self == .order ? OrderPayload.self : nil }
/// }
/// ```
///
/// An encoded context does not contain the name of the payload type, so you can rename that type.
nonisolated public protocol StorableContextType: Equatable, Codable {
  /// The payload type of the contexts that have this type; `nil` if these contexts have no payload.
  var payloadType: (any StorablePayload.Type)? { get }
}

/// A payload that can be encoded and decoded.
public typealias StorablePayload = NavigationContextPayloadProtocol & Codable

nonisolated extension NavigationContext: Codable where ContextType: StorableContextType {
  private enum Key: String, CodingKey {
    case type, payload
  }

  /// Encodes the type, and the payload if there is one.
  ///
  /// - Throws: `EncodingError` if there is a payload and its type is not exactly the declared
  ///   ``StorableContextType/payloadType``. Rethrows the errors of encoding the type and the payload.
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

  /// Decodes the type, and the payload if there is one.
  ///
  /// - Throws: `DecodingError` if there is a payload and the context type declares none. Rethrows the errors of decoding the
  ///   type and the payload.
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
