import Foundation
import Testing
import Walks

@testable import WayfinderMaps

@Suite("A map kept as JSON")
nonisolated struct MapKeepingTests {
  @Test("TK-17 A map is the same after it was written and read, for all texts")
  func thereAndBack() throws {
    let maps =
      [AppMap.shop, .shopWithPath, .shopWithCoverage, .hostile, AppMap(title: "", screens: [])]
      + Walks.seeds(20, long: 100).map { .random(seed: $0) }
    for map in maps {
      let text = map.json()
      let read = try AppMap(json: text)
      #expect(read == map)
      #expect(try AppMap(json: Data(text.utf8)) == map)
      #expect(read.json() == text)
    }
  }

  @Test("TK-17 A file keeps coverage and path")
  func extras() throws {
    #expect(try AppMap(json: AppMap.shopWithCoverage.json()).coverage == AppMap.shopWithCoverage.coverage)
    #expect(try AppMap(json: AppMap.shopWithPath.json()).path?.steps.count == 7)
    #expect(try AppMap(json: AppMap.shop.json()).coverage == nil)
  }

  @Test("TK-73 A file keeps the omissions of the exploration")
  func omissions() throws {
    let exploration = AppMap.Exploration(states: 7, statesLeft: 2, stepsNotRepeated: 1, destinationsNotReached: ["a"])
    let map = AppMap(title: "T", screens: [.init("a", title: "A")], exploration: exploration)
    #expect(try AppMap(json: map.json()).exploration == exploration)
  }

  @Test("TK-17 A file needs a version, a title and screens")
  func least() throws {
    let map = try AppMap(json: #"{"version": 1, "title": "T", "screens": [{"id": "a", "title": "A"}]}"#)
    #expect(map == AppMap(title: "T", screens: [.init("a", title: "A")]))
  }

  @Test("TK-17 A newer version is refused by its number, even if the other fields cannot be read")
  func newer() throws {
    for text in [#"{"version": 2}"#, #"{"version": 2, "screens": "none", "title": 7}"#] {
      let error = #expect(throws: AppMap.ReadingError.self) { try AppMap(json: text) }
      #expect(error == .newer(version: 2))
      #expect(error?.description.contains("version 2 of the format") == true)
    }
    let written = AppMap.shop.json().replacing("\"version\" : 1", with: "\"version\" : 9")
    #expect(throws: AppMap.ReadingError.newer(version: 9)) { try AppMap(json: written) }
  }

  @Test(
    "TK-17 A text that is no map is refused with a reason",
    arguments: [
      "", "[]", "null", "7", "\"map\"", "{", "{}", #"{"version": 1}"#, #"{"version": 1, "title": "T"}"#,
      #"{"version": 0, "title": "T", "screens": []}"#, #"{"version": "1", "title": "T", "screens": []}"#,
      #"{"version": 1e30, "title": "T", "screens": []}"#, #"{"version": 1, "title": null, "screens": []}"#,
      #"{"version": 1, "title": "T", "screens": [{}]}"#,
      #"{"version": 1, "title": "T", "screens": [], "ways": [{"to": "a", "kind": "magic"}]}"#,
      String(repeating: "[", count: 100_000), "\u{0}\u{FFFF}",
    ])
  func rubbish(text: String) throws {
    let error = #expect(throws: AppMap.ReadingError.self) { try AppMap(json: text) }
    guard case .noMap(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(error?.description == "This is no map of an app: \(reason)")
  }

  @Test("TK-17 The error names the place in the file")
  func place() {
    let text = #"{"version": 1, "title": "T", "screens": [{"id": "a", "title": "A"}, {"id": "b"}]}"#
    #expect(throws: AppMap.ReadingError.noMap(reason: "“title” is missing (at screens.[1]).")) {
      try AppMap(json: text)
    }
  }

  @Test("TK-16 A map adds screens and groups that are only named, and counts repeated ones once")
  func whole() {
    let map = AppMap(
      title: "T", screens: [.init("a", title: "A", in: "g"), .init("a", title: "Other")],
      ways: [.init(from: "a", to: "b", .user), .init(from: "a", to: "b", .user)], present: "c",
      path: .init(from: "d", [.init(to: "e", .step)]))
    #expect(map.screens.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(map.screens.map(\.title) == ["A", "b", "c", "d", "e"])
    #expect(map.groups == [.init("g", title: "g")])
    #expect(map.ways.count == 1)
  }
}
