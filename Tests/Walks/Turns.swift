import Foundation
package import Testing

/// Lets other tasks have their turn until a condition holds.
///
/// Records an issue with the line of the call if the condition does not hold after many turns, so that a test fails and does not
/// hang. Turns do not depend on how busy the machine is.
///
/// - Parameters:
///   - isSo: The condition, evaluated before each turn and after the last.
///   - filePath: The file of the line that the issue shows.
///   - sourceLocation: The place that the issue names.
package func until(
  _ isSo: () -> Bool, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<100_000 {
    if isSo() { return }
    await Task.yield()
  }
  guard !isSo() else { return }
  let line = line(sourceLocation.line, of: filePath).map { ": \($0)" } ?? "."
  Issue.record("The condition did not hold after 100,000 turns\(line)", sourceLocation: sourceLocation)
}

/// Returns a line of a source file, or `nil` if the file cannot be read.
private func line(_ number: Int, of filePath: String) -> String? {
  guard let text = try? String(contentsOfFile: filePath, encoding: .utf8) else { return nil }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.indices.contains(number - 1) else { return nil }
  return lines[number - 1].trimmingCharacters(in: .whitespaces)
}
