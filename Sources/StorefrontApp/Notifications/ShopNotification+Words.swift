// The words of a notification, for the shell's `notify` and for journals.
nonisolated extension ShopNotification: CustomStringConvertible {
  /// The kind of the notification, and its values.
  public var description: String {
    switch self {
    case .order(let order, let status): "order \(order) \(status.rawValue)"
    case .promotion(let product): "promotion \(product)"
    case .chat(let message): "chat \(message)"
    }
  }

  static let kinds = ["order", "promotion", "chat"]

  /// Creates a notification from its words, or returns `nil` if the words are not those of a notification.
  init?(words: [String]) {
    let rest = Array(words.dropFirst())
    switch words.first?.lowercased() {
    case "order":
      guard rest.count == 2, let order = Int(rest[0]), let status = OrderStatus(rawValue: rest[1]) else { return nil }
      self = .order(order, status)
    case "promotion":
      guard rest.count == 1, let product = Int(rest[0]) else { return nil }
      self = .promotion(product: product)
    case "chat":
      guard !rest.isEmpty else { return nil }
      self = .chat(message: rest.joined(separator: " "))
    default: return nil
    }
  }
}
