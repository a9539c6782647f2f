import Foundation
import Testing
import Walks

@testable import WayfinderMaps

@Suite("A map as SVG")
nonisolated struct MapDrawingTests {
  private static let drawn: [(map: AppMap, text: String)] =
    ([.shop, .shopWithPath, .shopWithCoverage, .hostile, AppMap(title: "", screens: [])]
    + Walks.seeds(6, long: 100).map { AppMap.random(seed: $0) }).map { ($0, $0.svg()) }

  @Test("TK-16 The drawing is well-formed, and only of elements that draw, without a script or a source")
  func wellFormed() throws {
    let known: Set = ["svg", "title", "desc", "style", "g", "rect", "path", "text"]
    for (_, text) in Self.drawn {
      let root = try #require(ParsedMarkup.root(of: text))
      #expect(root.name == "svg")
      for element in root.all {
        #expect(known.contains(element.name))
        let risky = element.attributes.keys.filter {
          $0.hasPrefix("on") || $0.hasSuffix("href") || $0 == "src" || $0 == "style"
        }
        #expect(risky.isEmpty)
      }
      for style in root.all where style.name == "style" {
        #expect(!style.text.contains("url("))
        #expect(!style.text.contains("@import"))
      }
    }
  }

  @Test("TK-16 Every screen is a box with its whole title, in the drawing's text as it is in the map")
  func screens() throws {
    for (map, text) in Self.drawn {
      let boxes = try #require(ParsedMarkup.root(of: text)).all("g", in: "screen")
      try #require(boxes.count == map.screens.count)
      for (screen, box) in zip(map.screens, boxes) {
        let said = box.all("text", in: "title").map(\.text).joined()
        let title = screen.title.onOneLine.isEmpty ? screen.id.onOneLine : screen.title.onOneLine
        if title.count <= MapLabel.longest {
          #expect(said.filter { !$0.isWhitespace } == title.filter { !$0.isWhitespace })
        } else {
          #expect(said.contains("more characters"))
        }
        #expect(box.all("rect", in: "box").count == 1)
      }
    }
  }

  @Test("TK-16 A title that looks like markup stays a title")
  func hostileTitles() throws {
    let text = AppMap.hostile.svg()
    #expect(!text.contains("<script"))
    #expect(!text.contains("<img"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(text.contains("it&#39;s &amp; &lt;b&gt;&quot;quoted&quot;&lt;/b&gt;"))
    let strange = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }
    #expect(strange.isEmpty)
    #expect(
      !text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
    let titles = try #require(ParsedMarkup.root(of: text)).all.filter { $0.name == "title" }.map(\.text)
    #expect(titles.contains { $0.hasPrefix("two lines and tabs") })
    #expect(titles.contains { $0.hasPrefix("nul ␀ bell ␇ escape ␛[31m delete ␡ c1 \u{FFFD}") })
  }

  @Test("TK-16 The boxes that are drawn do not overlap, and the paper is as large as the drawing")
  func boxes() throws {
    func rect(_ element: ParsedMarkup.Element) -> MapRect {
      func number(_ name: String) -> Double { element.attributes[name].flatMap(Double.init) ?? .nan }
      return MapRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
    for (_, text) in Self.drawn {
      let root = try #require(ParsedMarkup.root(of: text))
      let boxes = root.all("rect", in: "box").map(rect)
      for (index, box) in boxes.enumerated() {
        #expect(box.width > 0)
        #expect(box.height > 0)
        // Places are written with one decimal.
        let inner = MapRect(x: box.x + 0.2, y: box.y + 0.2, width: box.width - 0.4, height: box.height - 0.4)
        for other in boxes[..<index] { #expect(!inner.overlaps(other)) }
      }
      let paper = try #require(root.all("rect", in: "paper").first)
      #expect(paper.attributes["width"] == root.attributes["width"])
      #expect(paper.attributes["height"] == root.attributes["height"])
    }
  }

  @Test("TK-16 The present position is marked, and nothing else is")
  func present() throws {
    for (map, text) in Self.drawn {
      let here = try #require(ParsedMarkup.root(of: text)).all("g", in: "screen").filter { $0.classes.contains("here") }
      #expect(
        here.map { $0.attributes["data-screen"] }
          == map.screens.indices.filter { map.screens[$0].id == map.present }.map(String.init))
    }
    #expect(AppMap.shop.svg().contains("you are here"))
    #expect(!AppMap.shop.with(present: nil).svg().contains("you are here"))
  }

  @Test("TK-16 Ways by the user, by step, by link and back are told apart, and the explanation says which is which")
  func kinds() throws {
    let map = AppMap(
      title: "Kinds", screens: ["a", "b", "c", "d", "e"].map { AppMap.Screen($0, title: $0) },
      ways: [
        .init(from: "a", to: "b", .user, "Tap"), .init(from: "a", to: "c", .step),
        .init(from: "a", to: "d", .link, "d/:id"),
        .init(from: "e", to: "a", .back), .init(to: "e", .link, "e"),
      ])
    let root = try #require(ParsedMarkup.root(of: map.svg()))
    let ways = root.all("g", in: "way").filter { $0.attributes["data-from"] != nil }
    func classes(_ from: String, _ to: String) -> Set<String>? {
      ways.first { $0.attributes["data-from"] == from && $0.attributes["data-to"] == to }?.classes
    }
    #expect(classes("0", "1") == ["way", "by-user"])
    #expect(classes("0", "2") == ["way", "by-step"])
    #expect(classes("0", "3") == ["way", "by-link"])
    #expect(classes("4", "0") == ["way", "by-back"])
    #expect(ways.count == 4)
    let marked = root.all("g", in: "screen").filter { $0.attributes["data-anywhere"] == "link" }
    #expect(marked.map { $0.attributes["data-screen"] } == ["4"])
    let explained = root.all("g", in: "legend").flatMap(\.all).filter { $0.name == "text" }.map(\.text)
    for words in ["by the user", "by step", "by link", "back only"] { #expect(explained.contains(words)) }
    let tooltip = ways.first { $0.attributes["data-to"] == "3" }?.children.first { $0.name == "title" }?.text
    #expect(tooltip == "a → d, by link: d/:id")
  }

  @Test("TK-16 Screens stand in the frame of their tab, stack or modal, which says what it is called")
  func groups() throws {
    let root = try #require(ParsedMarkup.root(of: AppMap.shop.svg()))
    let frames = root.all("g", in: "frame")
    #expect(frames.count == AppMap.shop.groups.count)
    for group in AppMap.shop.groups {
      let frame = frames.first { $0.all("text", in: "title").map(\.text).joined(separator: " ") == group.title }
      #expect(frame?.classes == ["frame", group.kind.rawValue])
    }
  }

  @Test("TK-17 A map says what no test has shown, and which way none has gone")
  func coverage() throws {
    let root = try #require(ParsedMarkup.root(of: AppMap.shopWithCoverage.svg()))
    let untested = root.all("g", in: "screen").filter { $0.classes.contains("untested") }
    let numbers = untested.compactMap { $0.attributes["data-screen"].flatMap(Int.init) }
    #expect(Set(numbers.map { AppMap.shop.screens[$0].id }) == ["language", "about", "share", "forgotten"])
    let ways = root.all("g", in: "way").filter { $0.classes.contains("untested") && $0.attributes["data-from"] != nil }
    let ends = ways.map { way in
      ["data-from", "data-to"].compactMap { way.attributes[$0].flatMap(Int.init) }.map { AppMap.shop.screens[$0].id }
    }
    #expect(Set(ends) == [["wishes", "found"], ["wishes", "login"]])
    #expect(!AppMap.shop.svg().contains(">untested<"))
  }

  @Test("TK-17 A counterexample is drawn as a path: each step has its number, and what it shows is said")
  func path() throws {
    let text = AppMap.shopWithPath.svg()
    let root = try #require(ParsedMarkup.root(of: text))
    let numbers = root.all("g", in: "number").flatMap {
      ($0.attributes["data-steps"] ?? "").split(separator: " ").compactMap { Int($0) }
    }
    #expect(numbers.sorted() == Array(1...7))
    let screens = AppMap.shopWithPath.screens.map(\.id)
    let places = ["home", "category", "product", "reviews", "editor", "login", "chat", "login"].compactMap(
      screens.firstIndex)
    let steps = root.all("g", in: "way").filter { !($0.attributes["data-steps"] ?? "").isEmpty }
    for (number, (from, to)) in zip(places, places.dropFirst()).enumerated() {
      let step = steps.first { ($0.attributes["data-steps"] ?? "").split(separator: " ").contains("\(number + 1)") }
      #expect(Set([step?.attributes["data-from"], step?.attributes["data-to"]]) == [String(from), String(to)])
      #expect(step?.all("path", in: "trail").count == 1)
    }
    #expect(text.contains("no way back from “Login” reaches a root"))
    #expect(!AppMap.shop.svg().contains("class=\"trail\""))
  }
}
