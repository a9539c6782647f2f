import Foundation
import Testing

/// Holds the Swift samples of the documents against the files in which they are compiled, Samples*.swift.
@Suite struct DocumentTests {
  nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  nonisolated static let documents: [String] = {
    let articles = ["Documentation", "Documentation/MovingOver"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
    }
    return ["README.md"] + articles
  }()

  /// The lines of a text without what surrounds them.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty && !$0.hasPrefix("import ")
    }
  }

  private func samples(of document: String) -> [String] {
    document.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The lines of each file of samples.
  private func compiledLines() throws -> [[String]] {
    let folder = Self.root.appendingPathComponent("Tests/DocumentationTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Samples") && $0.hasSuffix(".swift") }
    return try files.map { lines(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  @Test func thereAreSamples() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(samples(of: readme).count >= 4)
    #expect(Self.documents.count >= 3)
  }

  @Test(arguments: documents) func everySampleIsCompiled(document: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
    let compiled = try compiledLines()
    for sample in samples(of: text) {
      // Manifests are not part of any target.
      if sample.contains(".product(name:") { continue }
      // Samples of the README that name their file are a package of their own, which Scripts/check-readme builds and tests.
      if document == "README.md", ["// Sources/", "// Tests/"].contains(where: sample.hasPrefix) { continue }
      let wanted = lines(sample)
      let isThere = compiled.contains { file in file.indices.contains { file[$0...].starts(with: wanted) } }
      #expect(isThere, "not compiled anywhere:\n\(sample)")
    }
  }
}
