import Foundation

/// A notification of the shop, which leads to a screen when the user opens it.
nonisolated public enum ShopNotification: Hashable, Sendable {
  /// An order has a new status.
  case order(Int, OrderStatus)
  /// The price of a product is lower.
  case promotion(product: Int)
  /// The shop has sent a message.
  case chat(message: String)
}

// The JSON of a notification is a flat object with its kind and its values.
nonisolated extension ShopNotification: Codable {
  private enum Kind: String, Codable, CaseIterable {
    case order, promotion, chat
  }

  private enum Key: String, CodingKey {
    case kind, order, status, product, message
  }

  /// Encodes the notification as an object with a `kind`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .order(let order, let status):
      try object.encode(Kind.order, forKey: .kind)
      try object.encode(order, forKey: .order)
      try object.encode(status, forKey: .status)
    case .promotion(let product):
      try object.encode(Kind.promotion, forKey: .kind)
      try object.encode(product, forKey: .product)
    case .chat(let message):
      try object.encode(Kind.chat, forKey: .kind)
      try object.encode(message, forKey: .message)
    }
  }

  /// Decodes a notification.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    switch try Self.word(Kind.self, .kind, of: object) {
    case .order:
      self = .order(try object.decode(Int.self, forKey: .order), try Self.word(OrderStatus.self, .status, of: object))
    case .promotion: self = .promotion(product: try object.decode(Int.self, forKey: .product))
    case .chat: self = .chat(message: try object.decode(String.self, forKey: .message))
    }
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type, _ key: Key, of object: KeyedDecodingContainer<Key>
  ) throws -> Word {
    let text = try object.decode(String.self, forKey: key)
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: key, in: object, debugDescription: "“\(text.prefix(40))” is none of \(known)")
  }
}

/// Reads the notifications of a file. If one of them is wrong, none is read.
nonisolated struct NotificationFile {
  let notifications: [ShopNotification]

  /// - Throws: ``Unreadable``, whose sentence names the wrong notification and the reason.
  init(json: Data) throws(Unreadable) {
    do {
      notifications = try JSONDecoder().decode([ShopNotification].self, from: json)
    } catch let error as DecodingError {
      throw Unreadable(error)
    } catch {
      throw Unreadable(description: "It is no JSON: \(error)")
    }
  }

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }
}

nonisolated extension NotificationFile.Unreadable {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self.init("“\(key.stringValue)” is missing", at: context)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init("a \(Self.word(for: type)) is needed there", at: context)
    case .dataCorrupted(let context):
      self.init(context.codingPath.isEmpty ? "it is no JSON" : context.debugDescription, at: context)
    @unknown default: self.init(description: "It is not a list of notifications.")
    }
  }

  private init(_ reason: String, at context: DecodingError.Context) {
    let place = context.codingPath.map { key in
      key.intValue.map { "notification \($0 + 1)" } ?? "“\(key.stringValue)”"
    }
    self.init(description: (place + [reason]).joined(separator: ": ") + ".")
  }

  private static func word(for type: Any.Type) -> String {
    switch type {
    case is Int.Type: "number"
    case is String.Type: "text"
    case is [Any].Type: "list of notifications"
    default: "notification"
    }
  }
}
