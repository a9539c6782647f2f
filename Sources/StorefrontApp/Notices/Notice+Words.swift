// A notice in words, as the shell's `notify` has it, and journals.
nonisolated extension Notice: CustomStringConvertible {
  /// What it is about, and what belongs to it.
  public var description: String {
    switch self {
    case .order(let order, let status): "order \(order) \(status.rawValue)"
    case .promotion(let product): "promotion \(product)"
    case .chat(let message): "chat \(message)"
    }
  }

  static let kinds = ["order", "promotion", "chat"]

  /// Reads the words; `nil` where they are not those of a notice.
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
