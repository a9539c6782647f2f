import Foundation
import Testing

/// Compares the Swift samples of a document with the files that compile them, Samples*.swift. It applies to documents that say so in a
/// comment (`<!-- compiled in … -->`). Scripts/check-documents compiles these files and all other samples like the code of an app.
@Suite struct DocumentTests {
  nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  nonisolated static let documents: [String] = ["Sources/Wayfinder/Wayfinder.docc", "Documentation/MovingOver"].flatMap
  { folder in
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
  }.filter { (try? text(of: $0).contains("<!-- compiled in ")) == true }

  nonisolated private static func text(of document: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
  }

  /// Returns the trimmed lines of a text, without empty lines and imports.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty && !$0.hasPrefix("import ")
    }
  }

  private func samples(of document: String) -> [String] {
    document.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// Returns the lines of each file of samples.
  private func compiledLines() throws -> [[String]] {
    let folder = Self.root.appendingPathComponent("Tests/DocumentationTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Samples") && $0.hasSuffix(".swift") }
    return try files.map { lines(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  @Test func thereAreSamples() {
    #expect(Self.documents.count >= 10)
  }

  @Test(arguments: documents) func everySampleIsCompiled(document: String) throws {
    let compiled = try compiledLines()
    for sample in samples(of: try Self.text(of: document)) {
      let wanted = lines(sample)
      let isThere = compiled.contains { file in file.indices.contains { file[$0...].starts(with: wanted) } }
      #expect(isThere, "not compiled anywhere:\n\(sample)")
    }
  }
}
