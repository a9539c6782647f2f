/// The types of parameters that must not be recorded.
struct Redaction {
  private static let mostDepth = 6
  private static let mostValues = 256
  let types: [Any.Type]

  /// Returns whether a value has one of the types or contains such a value. Also returns `true` for a value that is too large or too
  /// deeply nested to search. Returns `false` for `nil`, or if there are no types.
  func applies(to value: Any?) -> Bool {
    guard let value, !types.isEmpty else { return false }
    var left = Self.mostValues
    return isFound(in: value, depth: 0, &left)
  }

  private func isFound(in value: Any, depth: Int, _ left: inout Int) -> Bool {
    let found = Swift.type(of: value)
    if types.contains(where: { $0 == found }) { return true }
    guard !(value is String), !(value is any BinaryInteger) else { return false }
    left -= 1
    guard left > 0, depth < Self.mostDepth else { return true }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      for child in level.children where isFound(in: child.value, depth: depth + 1, &left) { return true }
      mirror = level.superclassMirror
    }
    return false
  }
}
