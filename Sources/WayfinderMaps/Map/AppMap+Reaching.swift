nonisolated extension AppMap {
  /// The screens that can be reached: the roots, and all screens that ways lead to from a root or from anywhere.
  ///
  /// If no screen is a root, the present screen counts as one. Without either, the set is `nil`.
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
