import Foundation
import Testing
import Walks

@testable import WayfinderMaps

@Suite("A map as a page")
nonisolated struct MapPageTests {
  /// A page with its tags.
  private struct Page {
    let text: String
    let tags: [Tag]

    init(_ text: String) {
      self.text = text
      tags = MapPageTests.tags(in: text)
    }

    func all(_ name: String, _ attribute: String) -> [String] {
      tags.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
    }
  }

  private typealias Tag = (name: String, attributes: [String: String])

  private static let shop = Page(AppMap.shop.html())
  private static let shopWithPath = Page(AppMap.shopWithPath.html())
  private static let pages: [Page] =
    [shop, shopWithPath, Page(AppMap.hostile.html()), Page(AppMap.shop.comparison(with: .olderShop).html())]
    + Walks.seeds(3, long: 100).map { Page(AppMap.random(seed: $0).html()) }

  /// The tags outside of script and styles, with their attributes, as a browser reads them.
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

  @Test("TK-16 The page is one file that requests nothing")
  func alone() {
    for page in Self.pages {
      for (name, attributes) in page.tags {
        #expect(attributes["src"] == nil, "\(name)")
        #expect(attributes["action"] == nil, "\(name)")
        #expect(attributes["href"] == nil || attributes["href"] == "data:,", "\(name)")
      }
    }
    let page = Self.shopWithPath.text.replacing("http://www.w3.org/2000/svg", with: "")
    for word in [
      "http:", "https:", "url(", "@import", "@font-face", "fetch(", "XMLHttpRequest", "WebSocket", "import(",
    ] { #expect(!page.contains(word), "\(word)") }
    #expect(page.contains("content=\"default-src 'none';"))
  }

  @Test("TK-16 A title cannot add elements, attributes that run, or a script to the page")
  func hostile() {
    let known = Set(Self.shopWithPath.tags.map(\.name)).union(["pre", "/pre"])
    for page in Self.pages {
      #expect(Set(page.tags.map(\.name)).subtracting(known).isEmpty)
      #expect(page.tags.count { $0.name == "script" } == 1)
      #expect(page.text.components(separatedBy: "</script").count == 2)
      #expect(page.text.components(separatedBy: "<!--").count == 1)
      #expect(!page.tags.flatMap(\.attributes.keys).contains { $0.hasPrefix("on") })
    }
    #expect(AppMap.hostile.html().contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test("TK-16 The script of the page sets texts only as texts")
  func script() {
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "srcdoc"] {
      #expect(!MapPageScript.javaScript.contains(word), "\(word)")
    }
  }

  @Test("TK-16 The page has all elements that its script looks up")
  func names() {
    let ids = Set(Self.shopWithPath.tags.compactMap { $0.attributes["id"] })
    let wanted = MapPageScript.javaScript.matches(of: /one\("([a-z]+)"\)/).map { String($0.1) }
    #expect(Set(wanted).subtracting(ids) == [])
  }

  @Test("TK-16 The search finds a screen by its title, its identifier and its links")
  func searched() {
    let order = Self.shop.tags.filter { $0.attributes["data-id"] == "order" }
    #expect(order.map { $0.attributes["data-text"] } == ["order order orders/:order"])
  }

  @Test("TK-71 A way on the page names its screens by their positions on the page")
  func ways() {
    // The last screen is in an earlier group.
    let page = Page(AppMap.olderShop.html())
    let ids = page.all("button", "data-id")
    let items = page.tags.filter { $0.name == "li" && $0.attributes["data-kind"] != nil }
    let ends = items.map { item in
      [item.attributes["data-from"], item.attributes["data-to"]].map { $0.flatMap(Int.init).map { ids[$0] } }
    }
    #expect(ends == AppMap.olderShop.ways.map { [$0.from, $0.to] })
  }

  @Test("TK-17 The page of a path has its steps in order, and its outcome")
  func path() {
    let page = Self.shopWithPath
    let stops = page.tags.filter { $0.name == "li" }.prefix(8).compactMap { $0.attributes["data-to"].flatMap(Int.init) }
    let ids = page.all("button", "data-id")
    #expect(stops.map { ids[$0] } == ["home", "category", "product", "reviews", "editor", "login", "chat", "login"])
    #expect(page.text.contains("<p class=\"outcome\"><bdi>P2: no way back from “Login” reaches a root</bdi></p>"))
    #expect(!Self.shop.text.contains("id=\"path\""))
  }

  @Test("TK-17 The page of two maps lists the differences")
  func differences() {
    let page = AppMap.shop.comparison(with: .olderShop).html()
    #expect(page.contains("<pre id=\"differences\">"))
    #expect(page.contains("+ screen “Chat”"))
    #expect(page.contains("- screen “Vouchers”"))
    #expect(!Self.shop.text.contains("id=\"differences\""))
  }

  @Test("TK-17 The page marks screens that no test has shown")
  func untested() {
    let page = Page(AppMap.shopWithCoverage.html())
    let untested = page.tags.filter { $0.attributes["class"]?.contains("untested") == true }
    #expect(Set(untested.compactMap { $0.attributes["data-id"] }) == ["language", "about", "share", "forgotten"])
  }

  @Test("TK-73 Page and chart list the omissions of the exploration")
  func omissions() {
    let exploration = AppMap.Exploration(states: 7, statesLeft: 2, destinationsNotReached: ["x://y"])
    let map = AppMap(title: "T", screens: [.init("a", title: "A")], exploration: exploration)
    #expect(map.html().contains("<li>2 states were found, but not all of their steps were tried.</li>"))
    #expect(map.html().contains("<li>Never reached: x://y.</li>"))
    #expect(map.mermaid().contains("2 states were found"))
    #expect(!Self.shop.text.contains("id=\"omissions\""))
  }
}
