/// The shortest list of steps that still fails and is found by leaving steps out, more at once first (delta debugging: Zeller and
/// Hildebrandt, "Simplifying and isolating failure-inducing input", 2002). No single step of it can be left out.
///
/// - Parameters:
///   - steps: A list that fails.
///   - fails: Whether a list fails; it is asked at most quadratically often.
func shortest<Step>(_ steps: [Step], failing fails: @MainActor ([Step]) async throws -> Bool) async rethrows -> [Step] {
  var (steps, size) = (steps, max(1, steps.count / 2))
  while true {
    var (start, hasShrunk) = (0, false)
    while start < steps.count {
      let shorter = Array(steps[..<start] + steps[min(start + size, steps.count)...])
      if try await fails(shorter) { (steps, hasShrunk) = (shorter, true) } else { start += size }
    }
    if size == 1, !hasShrunk { return steps }
    if !hasShrunk { size = max(1, size / 2) }
    size = min(size, max(1, steps.count))
    if steps.isEmpty { return steps }
  }
}
