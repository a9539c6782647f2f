import Foundation
import Testing
import Walks

@testable import WayfinderMaps

@Suite("A map as SVG")
nonisolated struct MapPictureTests {
  private static let pictures: [(map: AppMap, text: String)] =
    ([.shop, .shopWithPath, .hostile, AppMap(title: "", screens: [])]
    + Walks.seeds(6, long: 100).map { AppMap.random(seed: $0) }).map { ($0, $0.svg()) }

  private typealias Element = ParsedMarkup.Element

  private static func number(_ name: String, of element: Element) -> Double {
    element.attributes[name].flatMap(Double.init) ?? .nan
  }

  /// Returns whether two boxes of x, y, width and height have no common point.
  private static func areApart(_ box: [Double], _ other: [Double]) -> Bool {
    for axis in 0...1 {
      let (end, otherEnd): (Double, Double) = (box[axis] + box[axis + 2], other[axis] + other[axis + 2])
      if box[axis] >= otherEnd || other[axis] >= end { return true }
    }
    return false
  }

  @Test("TK-16 The picture is well-formed, and only of elements that draw, without a script or a source")
  func wellFormed() throws {
    let known: Set = ["svg", "title", "style", "g", "rect", "text"]
    for (_, text) in Self.pictures {
      let root = try #require(ParsedMarkup.root(of: text))
      #expect(Set(root.all.map(\.name)).subtracting(known).isEmpty)
      let risky = root.all.flatMap(\.attributes.keys).filter {
        $0.hasPrefix("on") || $0.hasSuffix("href") || $0 == "src" || $0 == "style"
      }
      #expect(risky.isEmpty)
      #expect(!text.contains("url("))
      #expect(!text.contains("@import"))
    }
  }

  @Test("TK-16 A title that looks like markup stays a title")
  func hostileTitles() throws {
    let text = AppMap.hostile.svg()
    #expect(!text.contains("<script"))
    #expect(!text.contains("<img"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    let strange = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }
    #expect(strange.isEmpty)
    #expect(
      !text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
  }

  @Test("TK-16 Each screen is in the picture once, with its whole title as a tooltip")
  func screens() throws {
    for (map, text) in Self.pictures {
      let screens = try #require(ParsedMarkup.root(of: text)).all("g", in: "screen")
      #expect(
        screens.compactMap { $0.children.first?.text }.sorted()
          == map.screens.map(\.heading).sorted())
    }
  }

  @Test("TK-16 The boxes of groups do not overlap, and the paper contains them")
  func groups() throws {
    for (map, text) in Self.pictures {
      let root = try #require(ParsedMarkup.root(of: text))
      let boxes = root.all("rect", in: "group").map { box in
        ["x", "y", "width", "height"].map { Self.number($0, of: box) }
      }
      #expect(boxes.count == Set(map.screens.map(\.group)).count)
      let size = [Self.number("width", of: root), Self.number("height", of: root)]
      for (index, box) in boxes.enumerated() {
        #expect(box[0] + box[2] <= size[0])
        #expect(box[1] + box[3] <= size[1])
        for other in boxes[..<index] { #expect(Self.areApart(box, other)) }
      }
    }
  }

  @Test("TK-16 A title in the picture is not wider than its screen")
  func titles() throws {
    for (_, text) in Self.pictures {
      for screen in try #require(ParsedMarkup.root(of: text)).all("g", in: "screen") {
        let title = try #require(screen.children.first { $0.name == "text" })
        #expect(title.text.breadth(size: Self.number("font-size", of: title)) <= 220)
      }
    }
  }

  @Test("TK-16 The present screen is marked in the picture, and no other is")
  func present() throws {
    for (map, text) in Self.pictures {
      let here = try #require(ParsedMarkup.root(of: text)).all("g", in: "here")
      #expect(here.compactMap { $0.children.first?.text } == map.screens.filter { $0.id == map.present }.map(\.heading))
    }
  }

  @Test("TK-17 The steps of a path are numbers at its screens")
  func path() throws {
    let screens = try #require(ParsedMarkup.root(of: AppMap.shopWithPath.svg())).all("g", in: "screen")
    let login = screens.first { $0.children.first?.text == "Login" }
    #expect(login?.children.first { $0.name == "text" }?.text == "Login · step 5, 7")
  }
}
