import Foundation

/// A drawing in a file of the package. With `WAYFINDER_WRITE_DRAWINGS=1` the tests write the files.
nonisolated struct KeptDrawing {
  private static let writes = ProcessInfo.processInfo.environment["WAYFINDER_WRITE_DRAWINGS"] == "1"
  private let file: URL

  /// Finds a file by its path in the package.
  init(_ path: String) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    file = tests.deletingLastPathComponent().appendingPathComponent(path)
  }

  /// Returns the lines that differ from a new drawing. If the tests write files, the drawing replaces the file.
  func differences(from svg: String) throws -> [String] {
    if Self.writes { try svg.write(to: file, atomically: true, encoding: .utf8) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let (new, old) = (svg.split(separator: "\n"), kept.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      }
    }
  }
}
