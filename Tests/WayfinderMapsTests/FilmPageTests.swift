import Foundation
import TestApps
import Testing
import Wayfinder
import WayfinderTesting

@testable import WayfinderMaps

@Suite("Film strips as pages")
struct FilmPageTests {
  /// A strip with hostile texts at each place of a text.
  private static let hostile: FilmStrip = {
    let texts = AppMap.hostileTexts
    let frames = texts.enumerated().map { number, text in
      FilmStrip.Frame(
        heading: number % 7 == 0 ? text : nil, number: number, step: text, drawing: nil,
        remarks: [FilmStrip.Remark(text, text)])
    }
    return FilmStrip(title: texts[0], introduction: texts[1], frames: frames, fault: texts[1])
  }()

  private static let hostilePage = hostile.html()

  @Test("TK-80 The page asks for nothing outside it")
  func alone() async throws {
    let violation = try #require(try await Library.underTest(.guardIsMissing).verify(along: [.go("the shelf")]).first)
    let page = try await Library.underTest(.guardIsMissing).filmStrip(of: violation).html()
    for word in [" src=", "@import", "url(", "<script", "http:", "https:"] {
      #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
  }

  @Test("TK-88 A text of the app cannot become an element of the page")
  func escaped() {
    let known: Set<Substring> = [
      "!doctype", "html", "head", "meta", "link", "title", "style", "body", "article", "div", "section", "h1", "p",
      "h2", "ol", "li",
      "h3",
      "b", "span", "dl", "dt", "dd",
    ]
    let names = Self.hostilePage.matches(of: /<\/?([!a-zA-Z0-9]+)/).map(\.1)
    #expect(Set(names).subtracting(known).isEmpty)
    #expect(names.count { $0 == "style" } == 2)
    #expect(Self.hostilePage.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test("TK-88 A text of the app cannot become an element of the picture")
  func picture() throws {
    let root = try #require(ParsedMarkup.root(of: Self.hostile.svg()))
    #expect(Set(root.all.map(\.name)) == ["svg", "style", "rect", "g", "text"])
    #expect(root.all.count { $0.name == "style" } == 1)
  }

  @Test("TK-80 The texts of a picture fit into their frames")
  func fitting() throws {
    let root = try #require(ParsedMarkup.root(of: Self.hostile.svg()))
    let panels = root.children.filter { $0.name == "g" }
    #expect(panels.count == Self.hostile.frames.count)
    for panel in panels {
      let sizes = panel.children.first { $0.name == "rect" }?.attributes
      let (width, height) = (Double(sizes?["width"] ?? "") ?? 0, Double(sizes?["height"] ?? "") ?? 0)
      for text in panel.children where text.name == "text" {
        let style = try #require(TextStyle(rawValue: text.attributes["class"] ?? ""))
        #expect(10 + style.width(of: text.text) <= width, "\(text.text)")
        #expect(Double(text.attributes["y"] ?? "") ?? .infinity < height, "\(text.text)")
      }
    }
  }

  @Test("TK-88 A text of the app cannot turn the direction of the page, nor control a terminal")
  func controls() {
    let scalars = Self.hostilePage.unicodeScalars
    #expect(!scalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) })
  }

  @Test("TK-80 A page of several strips has each of them, and a page of none has no frames")
  func several() {
    let page = [Self.hostile, Self.hostile].html()
    #expect(page.components(separatedBy: "<article>").count == 3)
    #expect(!([] as [FilmStrip]).html().contains("<li "))
  }

  @Test("TK-87 A frame with many remarks says how many more there were")
  func manyRemarks() async throws {
    let app = try SmallApp()
    let camera = Camera(AppUnderTest("small") { app }, app)
    camera.look()
    camera.add("step", (1...20).map { .init("Request", "\($0)") })
    let remarks = camera.end()[1].remarks
    #expect(remarks.count == 13)
    #expect(remarks.last == .init("…", "8 more"))
  }
}
