nonisolated extension Optional {
  /// The value, which is made where there is none yet.
  mutating func made(_ make: @autoclosure () -> Wrapped) -> Wrapped {
    if let self { return self }
    let value = make()
    self = value
    return value
  }
}
