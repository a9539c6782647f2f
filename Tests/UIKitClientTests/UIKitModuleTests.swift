import Foundation
import Testing

/// Tests that the module UIKit is only in the graph of packages that ask for it.
@Suite struct UIKitModuleTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the lines of all Swift files under a folder of the package, by file.
  private func sources(in folder: String) throws -> [(path: String, lines: [String])] {
    let folder = Self.root.appendingPathComponent(folder)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    var sources: [(String, [String])] = []
    for case let path as String in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      sources.append((path, text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }))
    }
    return sources
  }

  /// Returns whether a line imports a module, with any attributes before the import and any symbol after it.
  private func imports(_ module: String, _ line: String) -> Bool {
    let words = line.prefix { $0 != "/" }.split(whereSeparator: { " .".contains($0) })
    guard let position = words.firstIndex(of: "import") else { return false }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    return words[(position + 1)...].first { !kinds.contains($0) } == module[...]
  }

  @Test("UK-1 The sources import the module UIKit only under a condition for Apple's systems")
  func imports() throws {
    let sources = try sources(in: "Sources")
    #expect(sources.count > 50)
    for (path, lines) in sources {
      var conditions: [String] = []
      for line in lines {
        if line.hasPrefix("#if") { conditions.append(line) }
        if line.hasPrefix("#else") { conditions.append("else of " + (conditions.popLast() ?? "")) }
        if line.hasPrefix("#endif") { conditions.removeLast() }
        guard imports("UIKit", line) else { continue }
        #expect(
          conditions.contains { $0.hasPrefix("#if os(iOS)") }, "\(path) imports UIKit under \(conditions)")
      }
    }
  }

  @Test("UK-1 The sources never use canImport(UIKit), which is true in a client of this package")
  func noCanImport() throws {
    for (path, lines) in try sources(in: "Sources") {
      #expect(
        !lines.contains { !$0.hasPrefix("//") && $0.contains("canImport(UIKit)") }, "\(path) asks canImport(UIKit)")
    }
  }

  @Test("UK-1 In the manifest only the client tests depend on the target UIKit")
  func manifest() throws {
    let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let targets = manifest.components(separatedBy: "arget(").dropFirst().filter { $0.contains("name:") }
    let depending = targets.filter { target in
      guard let dependencies = target.range(of: "dependencies: [") else { return false }
      let list = target[dependencies.upperBound...].prefix { $0 != "]" }
      return list.contains("\"UIKit\"") || list.contains("NamedUIKit")
    }
    let names = depending.compactMap { $0.components(separatedBy: "\"").dropFirst().first }
    #expect(names == ["UIKitClientTests", "UIKitClient5Tests"])
  }

  @Test("UK-1 The module UIKit only re-exports PortableUIKit")
  func reexport() throws {
    let code = try sources(in: "Sources/UIKit").flatMap(\.lines).filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(code == ["@_exported public import PortableUIKit"])
  }
}
