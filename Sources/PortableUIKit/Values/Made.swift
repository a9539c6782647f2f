nonisolated extension Optional {
  /// Returns the value, and creates it first if it is missing.
  mutating func made(_ make: @autoclosure () -> Wrapped) -> Wrapped {
    if let self { return self }
    let value = make()
    self = value
    return value
  }
}
