import Foundation
import Testing
import WayfinderTesting

@testable import WayfinderMaps

@Suite struct DrawingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Drawings")

  /// With `WAYFINDER_WRITE_DRAWINGS=1` the tests write the files.
  private static let writes = ProcessInfo.processInfo.environment["WAYFINDER_WRITE_DRAWINGS"] == "1"

  @Test("TK-60 A drawing of a window is the same as its file", arguments: DrawingSample.allCases)
  func drawingIsAsItsFile(_ sample: DrawingSample) throws {
    let window = sample.window()
    let (svg, file) = (window.drawing().svg(), Self.folder.appendingPathComponent("\(sample.rawValue).svg"))
    if Self.writes { try svg.write(to: file, atomically: true, encoding: .utf8) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let (new, old) = (svg.split(separator: "\n"), kept.split(separator: "\n"))
    let changes = new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      }
    }
    #expect(changes.isEmpty, "\(file.lastPathComponent) differs:\n\(changes.joined(separator: "\n"))")
  }
}
