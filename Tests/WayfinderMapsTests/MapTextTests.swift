import Foundation
import Testing
import Walks

@testable import WayfinderMaps

@Suite("A map as Mermaid and for Graphviz")
nonisolated struct MapTextTests {
  private static let maps: [AppMap] =
    [.shop, .shopWithPath, .shopWithCoverage, .hostile, AppMap(title: "", screens: []), nameless]
    + Walks.seeds(12, long: 100).map { .random(seed: $0) }

  /// A map whose texts are all empty.
  private static let nameless = AppMap(
    title: "", groups: [.init("", title: " ")], screens: [.init("", title: "", in: ""), .init(" ", title: "\n")],
    ways: [.init(from: "", to: " ", .user, ""), .init(from: " ", to: "", .step, " ")])

  /// Returns a line without its quoted texts, and the texts. Returns `nil` if the line ends inside quotation marks.
  ///
  /// - Parameter escape: The character that escapes the next character.
  private static func parts(of line: String, escape: Character?) -> (bones: String, texts: [String])? {
    var (bones, texts, text) = ("", [String](), String?.none)
    var isEscaped = false
    // Iterates scalars, because a quotation mark and a combining mark after it are one character.
    for scalar in line.unicodeScalars {
      guard var inside = text else {
        if scalar == "\"" { text = "" } else { bones.unicodeScalars.append(scalar) }
        continue
      }
      if !isEscaped, scalar == "\"" {
        texts.append(inside)
        text = nil
        bones += "§"
        continue
      }
      isEscaped = !isEscaped && escape.map { Character(scalar) == $0 } == true
      inside.unicodeScalars.append(scalar)
      text = inside
    }
    return text == nil ? (bones, texts) : nil
  }

  /// Returns a text of a chart with its numbers replaced by characters.
  private static func shown(_ text: String) -> String {
    var (result, rest) = ("", Substring(text))
    while let start = rest.unicodeScalars.firstIndex(of: "#") {
      result += rest[..<start]
      let end = rest.unicodeScalars[start...].firstIndex(of: ";") ?? rest.endIndex
      let number = rest.unicodeScalars[rest.unicodeScalars.index(after: start)..<end]
      if let scalar = UInt32(String(number)).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      rest = rest[(end < rest.endIndex ? rest.unicodeScalars.index(after: end) : end)...]
    }
    return result + rest
  }

  @Test("TK-16 Each line of a Mermaid chart is a known statement, for all titles")
  func mermaidStatements() throws {
    for map in Self.maps {
      let lines = map.mermaid().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.first == "---")
      #expect(lines.dropFirst(2).prefix(2) == ["---", "flowchart TD"])
      #expect(lines.last == "")
      let title = try #require(Self.parts(of: lines[1], escape: "\\"))
      #expect(title.bones == "title: §")
      #expect(!lines[1].contains("<"))
      #expect(!lines[1].contains("%"))
      for line in lines.dropFirst(4).dropLast() {
        let (bones, texts) = try #require(Self.parts(of: line, escape: nil), "\(line)")
        let isKnown =
          bones.wholeMatch(of: /\ *s\d+(\[§\]|\(§\)|\[\[§\]\])/) != nil
          || bones.wholeMatch(of: /\ +subgraph g\d+\[§\]/) != nil || bones.wholeMatch(of: /\ +end/) != nil
          || bones.wholeMatch(of: /\ +s\d+ <?(-->|-\.->)(\|§\|)? s\d+/) != nil
          || bones.wholeMatch(of: /\ +(classDef|class|linkStyle) [a-z0-9,#:\-. ]+/) != nil
        #expect(isKnown, "\(bones)")
        for text in texts {
          let kind = bones.contains("subgraph") ? /\ \((tab|stack|modal)\)$/ : /^$()/
          let plain = text.replacing("<br/>", with: "").replacing(kind, with: "").unicodeScalars.filter(\.isASCII)
          let isPlain = plain.allSatisfy {
            $0 == " " || $0 == "#" || $0 == ";" || $0.properties.isAlphabetic || $0.properties.numericType != nil
          }
          #expect(isPlain, "\(text)")
          #expect(!text.isEmpty)
        }
      }
    }
  }

  @Test("TK-16 A Mermaid chart has each screen, group and way once")
  func mermaidContents() throws {
    for map in Self.maps {
      let lines = map.mermaid().split(separator: "\n").map(String.init)
      let boxes = Self.lines(lines, byNumberIn: /^\ *s(\d+)[\[(]/)
      for (index, screen) in map.screens.enumerated() {
        let found = boxes["\(index)"] ?? []
        let line = try #require(found.first)
        #expect(found.count == 1)
        let title = [screen.title, screen.id].map(\.inBrief).first { !$0.isEmpty } ?? "(without a title)"
        let text = try #require(Self.parts(of: line, escape: nil)?.texts.first)
        #expect(Self.shown(text.components(separatedBy: "<br/>")[0]) == title)
      }
      let used = Set(map.screens.compactMap(\.group))
      #expect(lines.count { $0.contains("subgraph ") && $0.hasSuffix("]") && $0.contains(" g") } == used.count)
      #expect(Self.arrows(in: lines, pattern: /^\ +s(\d+) <?-[.\->]+.* s(\d+)$/) == Self.links(of: map))
    }
  }

  @Test("TK-16 Each line for Graphviz is a known statement, for all titles")
  func dotStatements() throws {
    for map in Self.maps {
      let lines = map.dot().split(separator: "\n").map(String.init)
      #expect(lines.first == "digraph {")
      #expect(lines.last == "}")
      for line in lines.dropFirst().dropLast() {
        let (bones, texts) = try #require(Self.parts(of: line, escape: "\\"), "\(line)")
        let isKnown =
          bones.wholeMatch(of: /\ +(graph|node|edge) \[[a-zA-Z0-9=§, ]+\];/) != nil
          || bones.wholeMatch(of: /\ +s\d+( -> s\d+)? \[[a-zA-Z0-9=§, ]+\];/) != nil
          || bones.wholeMatch(of: /\ +subgraph cluster_\d+ \{/) != nil || bones.wholeMatch(of: /\ +\}/) != nil
          || bones.wholeMatch(of: /\ +label=§; style=[a-z§]+; color=§;/) != nil
        #expect(isKnown, "\(bones)")
        for text in texts {
          #expect(text.replacing("&amp;", with: "").unicodeScalars.allSatisfy { $0 != "&" })
          // Graphviz replaces other escapes, for example by the name of the node.
          let rest = text.replacing("\\\\", with: "").replacing("\\\"", with: "").replacing("\\n", with: "")
          #expect(!rest.contains("\\"), "\(text)")
        }
      }
    }
  }

  @Test("TK-16 A graph for Graphviz has each screen, group and way once")
  func dotContents() throws {
    for map in Self.maps {
      let lines = map.dot().split(separator: "\n").map(String.init)
      let boxes = Self.lines(lines, byNumberIn: /^\ *s(\d+) \[/)
      for (index, screen) in map.screens.enumerated() {
        let found = boxes["\(index)"] ?? []
        let line = try #require(found.first)
        #expect(found.count == 1)
        let title = [screen.title, screen.id].map(\.onOneLine).first { !$0.isEmpty } ?? "(without a title)"
        let text = try #require(Self.parts(of: line, escape: "\\")?.texts.first)
        let shown = text.replacing("\\\\", with: "\u{1}").replacing("\\\"", with: "\"").replacing("\\n", with: " ")
          .replacing("\u{1}", with: "\\").replacing("&amp;", with: "&")
        #expect(shown.hasPrefix(title.inBrief), "\(screen.id)")
      }
      #expect(lines.count { $0.hasPrefix("  subgraph cluster_") } == Set(map.screens.compactMap(\.group)).count)
      #expect(Self.arrows(in: lines, pattern: /^\ +s(\d+) -> s(\d+)\ /) == Self.links(of: map))
    }
  }

  @Test("TK-16 Mermaid and Graphviz mark the present screen")
  func present() throws {
    let place = try #require(AppMap.shop.screens.firstIndex { $0.id == "product" })
    #expect(AppMap.shop.mermaid().contains("\n  class s\(place) here\n"))
    let line = AppMap.shop.dot().split(separator: "\n").first { $0.contains(" s\(place) [") }
    #expect(line?.contains("you are here") == true)
    #expect(line?.contains("fillcolor") == true)
    #expect(!AppMap.shop.with(present: nil).mermaid().contains(" here\n"))
    #expect(!AppMap.shop.with(present: nil).dot().contains("fillcolor"))
  }

  @Test("TK-17 Mermaid and Graphviz number the steps of the path")
  func path() {
    let (chart, graph) = (AppMap.shopWithPath.mermaid(), AppMap.shopWithPath.dot())
    for number in 1...7 { #expect(chart.contains("step \(number)")) }
    #expect(chart.contains("  linkStyle "))
    #expect(!AppMap.shop.mermaid().contains("  linkStyle "))
    #expect(graph.contains("label=\"step 1\""))
    #expect(!AppMap.shop.dot().contains("label=\"step"))
  }

  #if os(Linux) || os(macOS)
    @Test("TK-16 Graphviz reads the graph, if it is installed") func graphviz() throws {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      guard let dot = folders.map({ "\($0)/dot" }).first(where: FileManager.default.isExecutableFile) else { return }
      for map in Self.maps.prefix(8) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).dot")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(map.dot().utf8).write(to: file)
        let (process, complaints) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: dot)
        process.arguments = ["-Tcanon", "-o", file.path + ".out", file.path]
        process.standardError = complaints
        try process.run()
        let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: file.path + ".out")
        #expect(process.terminationStatus == 0, "\(said)")
        #expect(said.isEmpty, "\(said)")
      }
    }
  #endif

  /// The pairs of screens with an arrow.
  private static func links(of map: AppMap) -> [String] {
    MapContents(map).links.map { Set([$0.from, $0.to]).sorted().map(String.init).joined(separator: " ") }.sorted()
  }

  /// Returns the lines by the number of their screen, which is the capture of the pattern.
  private static func lines(_ lines: [String], byNumberIn pattern: Regex<(Substring, Substring)>) -> [Substring:
    [String]]
  {
    var found: [Substring: [String]] = [:]
    for line in lines { if let match = line.firstMatch(of: pattern) { found[match.1, default: []].append(line) } }
    return found
  }

  private static func arrows(in lines: [String], pattern: Regex<(Substring, Substring, Substring)>) -> [String] {
    lines.compactMap { line in
      guard let match = line.firstMatch(of: pattern), let from = Int(match.1), let to = Int(match.2) else { return nil }
      return Set([from, to]).sorted().map(String.init).joined(separator: " ")
    }.sorted()
  }
}
