/// One step of a way through an app, as a value: it can be compared, written down and read again.
nonisolated public enum AppStep: Hashable, Sendable, Codable {
  /// Going to a destination, by its name.
  case go(String)
  /// A move of the user's, by its name.
  case user(String)
  /// Setting a switch, by its name, to a value.
  case set(String, to: String)
}

nonisolated extension AppStep: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .go(let destination): "go to \(destination)"
    case .user(let move): move
    case .set(let name, let value): "set \(name) to \(value)"
    }
  }
}
