/// The number of characters to change, insert or delete to turn one text into another (Levenshtein distance), computed
/// up to a limit.
package struct EditDistance {
  /// The largest distance that is computed.
  let limit: Int

  /// Creates a measure for distances up to a limit.
  package init(limit: Int) { self.limit = limit }

  /// Returns the distance, or `nil` if it exceeds the limit.
  package func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int? {
    guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (number, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      var least = row[0]
      for (position, other) in right.enumerated() {
        let changed = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[position + 1]
        row[position + 1] = min(changed, row[position] + 1, diagonal + 1)
        least = min(least, row[position + 1])
      }
      if least > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
