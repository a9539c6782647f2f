nonisolated extension AppMap {
  /// The screens that can be reached: the roots, and what ways lead to from there or from anywhere.
  ///
  /// Where no screen is a root, the present position counts as one. Where that is not said either there is nowhere to
  /// begin, and the set is `nil`.
  ///
  /// - Complexity: Linear in the number of screens and ways.
  public var reachable: Set<Screen.ID>? {
    let roots = screens.filter(\.isRoot).map(\.id)
    let beginnings = roots.isEmpty ? [present].compactMap(\.self) : roots
    guard !beginnings.isEmpty else { return nil }
    let onward = Dictionary(grouping: ways, by: \.from)
    var reached: Set<Screen.ID> = []
    var next = beginnings + (onward[nil] ?? []).map(\.to)
    while let screen = next.popLast() {
      guard reached.insert(screen).inserted else { continue }
      next += (onward[screen] ?? []).map(\.to)
    }
    return reached
  }
}
