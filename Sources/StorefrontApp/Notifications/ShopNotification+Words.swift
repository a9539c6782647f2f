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
    let values = Array(words.dropFirst())
    switch words.first?.lowercased() {
    case "order":
      guard values.count == 2, let order = Int(values[0]), let status = OrderStatus(rawValue: values[1]) else {
        return nil
      }
      self = .order(order, status)
    case "promotion":
      guard values.count == 1, let product = Int(values[0]) else { return nil }
      self = .promotion(product: product)
    case "chat":
      guard !values.isEmpty else { return nil }
      self = .chat(message: values.joined(separator: " "))
    default: return nil
    }
  }
}
