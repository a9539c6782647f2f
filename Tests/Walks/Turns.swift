package import Testing

/// Lets other tasks have their turn until a condition holds.
///
/// Records an issue if the condition does not hold after many turns, so that the test fails and does not hang.
///
/// - Parameters:
///   - isSo: The condition, evaluated before each turn and after the last.
///   - sourceLocation: The place that the issue names.
package func until(_ isSo: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
  for _ in 0..<100_000 {
    if isSo() { return }
    await Task.yield()
  }
  if !isSo() { Issue.record("The condition did not hold after 100,000 turns.", sourceLocation: sourceLocation) }
}
