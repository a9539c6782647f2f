import Foundation
import Testing
import Walks

@testable import WayfinderMaps

@Suite("A map as a page")
nonisolated struct MapPageTests {
  /// A page with its tags, which are read once for all tests.
  private struct Page {
    let text: String
    let tags: [Tag]

    init(_ text: String) {
      self.text = text
      tags = MapPageTests.tags(in: text)
    }
  }

  private typealias Tag = (name: String, attributes: [String: String])

  private static let shop = Page(AppMap.shop.html())
  private static let shopWithPath = Page(AppMap.shopWithPath.html())
  private static let pages: [Page] =
    [
      shop, shopWithPath, Page(AppMap.hostile.html()), Page(AppMap.shop.comparison(with: .olderShop).html()),
    ] + Walks.seeds(3, long: 100).map { Page(AppMap.random(seed: $0).html()) }

  /// The tags of a page as a browser reads them, with their attributes, outside of its script and its styles.
  private static func tags(in page: String) -> [Tag] {
    let tag = /([\/!]?[a-zA-Z][a-zA-Z0-9]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/
    let attribute = /([a-zA-Z\-:]+)(?:="([^"]*)")?/
    var tags: [Tag] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let match = rest.prefixMatch(of: tag) else { continue }
      let name = match.1.lowercased()
      let attributes = match.2.matches(of: attribute).map { ($0.1.lowercased(), $0.2.map(String.init) ?? "") }
      tags.append((name, Dictionary(attributes) { first, _ in first }))
      rest = rest[match.range.upperBound...]
      if name == "script" || name == "style", let end = rest.range(of: "</\(name)") { rest = rest[end.lowerBound...] }
    }
    return tags
  }

  @Test("TK-16 The page is one file that asks for nothing outside it")
  func alone() {
    for page in Self.pages {
      for (name, attributes) in page.tags {
        #expect(attributes["src"] == nil, "\(name)")
        #expect(attributes["xlink:href"] == nil, "\(name)")
        #expect(attributes["action"] == nil, "\(name)")
        #expect(attributes["href"] == nil || attributes["href"] == "data:,", "\(name)")
        #expect(name != "link" || attributes["rel"] == "icon")
      }
    }
    let page = Self.shopWithPath.text.replacing("http://www.w3.org/2000/svg", with: "")
    for word in [
      "http:", "https:", "url(", "@import", "@font-face", "fetch(", "XMLHttpRequest", "WebSocket", "import(",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
  }

  @Test("TK-16 A title cannot become part of the page: no other elements, no attributes that are run, one script")
  func hostile() {
    let known = Set(Self.shopWithPath.tags.map(\.name)).union(["br"])
    for page in Self.pages {
      let tags = page.tags
      #expect(tags.count > 50)
      #expect(Set(tags.map(\.name)).subtracting(known.union(["section", "pre", "/pre"])).isEmpty)
      #expect(tags.count { $0.name == "script" } == 1)
      #expect(tags.count { $0.name == "/script" } == 1)
      #expect(page.text.components(separatedBy: "</script").count == 2)
      #expect(page.text.components(separatedBy: "<!--").count == 1)
      for (name, attributes) in tags { #expect(!attributes.keys.contains { $0.hasPrefix("on") }, "\(name)") }
    }
    #expect(AppMap.hostile.html().contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test("TK-16 The page's script sets texts only as texts")
  func script() {
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "srcdoc"] {
      #expect(!MapPageScript.javaScript.contains(word), "\(word)")
    }
  }

  @Test("TK-16 The page has what searches it, what zooms it, and what shows ways and screens of some kinds only")
  func controls() {
    let tags = Self.shop.tags
    func values(_ name: String) -> [String] {
      tags.filter { $0.attributes["name"] == name }.compactMap { $0.attributes["value"] }
    }
    #expect(tags.contains { $0.name == "input" && $0.attributes["type"] == "search" && $0.attributes["id"] == "q" })
    #expect(values("kind") == ["user", "step", "link", "back"])
    #expect(values("shown") == ["steps", "pages", "contexts", "modules"])
    let buttons = tags.filter { $0.name == "button" }.compactMap { $0.attributes["id"] }
    #expect(Set(buttons) == ["smaller", "fit", "larger"])
    #expect(
      Set(Self.shopWithPath.tags.filter { $0.name == "button" }.compactMap { $0.attributes["id"] })
        == ["smaller", "fit", "larger", "back", "play", "next"])
  }

  @Test("TK-16 Whatever the page's script asks for by name is in the page")
  func names() {
    let ids = Set(Self.shopWithPath.tags.compactMap { $0.attributes["id"] })
    for match in MapPageScript.javaScript.matches(of: /one\("([a-z]+)"\)/) {
      #expect(ids.contains(String(match.1)), "\(match.1)")
    }
  }

  @Test("TK-16 What is searched for in a screen is its title, its identifier and the links that lead there")
  func searched() throws {
    let screens = Self.shop.tags.filter { $0.attributes["class"]?.hasPrefix("screen") == true }
    #expect(screens.count == AppMap.shop.screens.count)
    let order = try #require(AppMap.shop.screens.firstIndex { $0.id == "order" })
    #expect(screens[order].attributes["data-text"] == "order order orders/:order")
  }

  @Test("TK-17 The page of a path has its steps in order, and what it shows")
  func path() {
    let page = Self.shopWithPath.text
    let stops = Self.shopWithPath.tags.filter { $0.name == "li" }.compactMap {
      $0.attributes["data-to"].flatMap(Int.init)
    }
    #expect(
      stops.map { AppMap.shop.screens[$0].id } == [
        "home", "category", "product", "reviews", "editor", "login", "chat", "login",
      ])
    #expect(page.contains("<p class=\"outcome\"><bdi>P2: no way back from “Login” reaches a root</bdi></p>"))
    #expect(!Self.shop.text.contains("id=\"path\""))
  }

  @Test("TK-17 The page of two maps has the differences as a list")
  func differences() {
    let comparison = AppMap.shop.comparison(with: .olderShop)
    let page = comparison.html()
    #expect(page.contains("<pre id=\"differences\">"))
    #expect(page.contains("+ screen “Chat”"))
    #expect(page.contains("- screen “Vouchers”"))
    #expect(!Self.shop.text.contains("id=\"differences\""))
  }
}
