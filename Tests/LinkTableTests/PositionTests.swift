import Foundation
import LinkTable
import Testing
import Walks

private typealias Place = NavigationPosition.Place
private typealias Container = NavigationPosition.Container

private func screen(_ link: String, _ presented: Place...) -> Place { Place(.screen(link: link), presented: presented) }

private func stack(_ children: Place...) -> Place { Place(.container(Container(.stack, children: children))) }

/// A generator of random positions with a limited number of places.
private struct Positions {
  var random: SystemRandomNumberGenerator = SystemRandomNumberGenerator()
  private var left = 0
  private let texts = [
    "store://home", "a\"b\\", "\u{1B}[1m", "é👩‍👩‍👧", "", "\u{0}", "\u{2028}", String(repeating: "x", count: 300),
  ]

  mutating func position() -> NavigationPosition {
    left = Int.random(in: 1...40, using: &random)
    return NavigationPosition(root: place(depth: 1))
  }

  private mutating func place(depth: Int, isModal: Bool = false) -> Place {
    left -= 1
    var place = Place(.screen(link: text()))
    if depth < 8, Bool.random(using: &random) { place.content = .container(container(depth)) }
    if isModal, Bool.random(using: &random) { place.style = text() }
    guard !isModal, depth < 8 else { return place }
    while left > 0, Int.random(in: 0..<4, using: &random) == 0 {
      place.presented.append(self.place(depth: depth + 1, isModal: true))
    }
    return place
  }

  private mutating func container(_ depth: Int) -> Container {
    let kind = Container.Kind.allCases.randomElement(using: &random) ?? .stack
    var children: [Place?] = []
    while left > 0, Int.random(in: 0..<5, using: &random) > 0 {
      let isNothing = kind != .stack && Int.random(in: 0..<4, using: &random) == 0
      children.append(isNothing ? nil : place(depth: depth + 1))
    }
    while children.last == .some(nil) { children.removeLast() }
    return Container(
      kind, name: Bool.random(using: &random) ? text() : nil,
      selected: Bool.random(using: &random) ? Int.random(in: -1...9, using: &random) : nil,
      unlisted: kind == .stack ? Int.random(in: 0...2, using: &random) : 0, children: children)
  }

  private mutating func text() -> String { texts.randomElement(using: &random) ?? "" }
}

extension NavigationPosition {
  /// Returns whether each place of this position is at the same place in another position.
  fileprivate func isBeginning(of other: NavigationPosition) -> Bool {
    guard let root else { return true }
    return other.root.map { Self.begins($0, with: root) } ?? false
  }

  private static func begins(_ whole: Place, with part: Place) -> Bool {
    guard whole.style == part.style, part.presented.count <= whole.presented.count,
      zip(whole.presented, part.presented).allSatisfy(begins)
    else { return false }
    switch (whole.content, part.content) {
    case (.screen(let one), .screen(let other)): return one == other
    case (.container(let one), .container(let other)):
      return one.kind == other.kind && one.name == other.name && one.selected == other.selected
        && one.unlisted == other.unlisted
        && other.children.count <= one.children.count
        && zip(one.children, other.children).allSatisfy { whole, part in
          part.map { part in whole.map { begins($0, with: part) } ?? false } ?? true
        }
    default: return false
    }
  }
}

@Suite("Positions as values") struct PositionTests {
  @Test("DL-12 A position decodes to the position that was encoded")
  func comesBack() throws {
    var positions = Positions()
    for _ in 0..<Walks.count(300, long: 20_000) {
      let position = positions.position().bounded()
      let reading = NavigationPosition.reading(position.json)
      #expect(reading.position == position, "\(position.json): \(reading.leftOut)")
      #expect(reading.leftOut.isEmpty, "\(position.json): \(reading.leftOut)")
      #expect(reading.position.json == position.json)
      let coded = try JSONDecoder().decode(NavigationPosition.self, from: try JSONEncoder().encode(position))
      #expect(coded == position)
      #expect(try JSONDecoder().decode(NavigationPosition.self, from: Data(position.json.utf8)) == position)
    }
  }

  @Test("DL-12 A position has a version")
  func version() {
    #expect(NavigationPosition(root: nil).json == #"{"version":1}"#)
    let position = NavigationPosition(
      root: stack(screen("store://home"), screen("store://bag", screen("store://chat"))))
    #expect(
      position.json == #"{"version":1,"root":{"stack":[{"screen":"store://home"},"#
        + #"{"screen":"store://bag","presented":[{"screen":"store://chat"}]}]}}"#)
  }

  @Test("DL-12 Only the beginning of a position larger than a few kilobytes is written")
  func isBounded() throws {
    let many = NavigationPosition(
      root: Place(.container(Container(.stack, children: Array(repeating: screen("store://home"), count: 1_000)))))
    #expect(many.bounded().count == NavigationPosition.mostPlaces)
    #expect(many.bounded().isBeginning(of: many))
    let link = "store://search/" + String(repeating: "x", count: 1_000)
    let large = NavigationPosition(
      root: Place(.container(Container(.stack, children: Array(repeating: screen(link), count: 20)))))
    #expect(large.json.utf8.count <= NavigationPosition.mostBytes)
    #expect(large.bounded().count == 8)
    var deep = screen("store://home")
    for _ in 0..<100 { deep = stack(deep) }
    #expect(NavigationPosition(root: deep).bounded().count == NavigationPosition.mostDepth)
    let huge = NavigationPosition(root: screen(String(repeating: "x", count: 10_000)))
    #expect(huge.bounded() == NavigationPosition(root: nil))
    for position in [many, large, NavigationPosition(root: deep), huge] {
      #expect(NavigationPosition.reading(position.json) == NavigationPosition.reading(position.bounded().json))
      #expect(position.json.utf8.count <= NavigationPosition.mostBytes)
    }
  }

  @Test("DL-12 A position of the greatest depth is read completely")
  func deepest() {
    var place = #"{"screen":"s"}"#
    for _ in 1..<NavigationPosition.mostDepth { place = #"{"stack":[\#(place)]}"# }
    let reading = NavigationPosition.reading(#"{"version":1,"root":\#(place)}"#)
    #expect(reading.position.count == NavigationPosition.mostDepth)
    #expect(reading.leftOut.isEmpty)
  }

  @Test("DL-12 A position of the greatest size is read completely, and a larger one is not", arguments: [0, 1])
  func largest(excess: Int) {
    let json = #"{"version":1,"root":{"screen":"s"}}"#
    let blank = String(repeating: " ", count: NavigationPosition.mostBytes + excess - json.utf8.count)
    let reading = NavigationPosition.reading(json + blank)
    #expect(reading.position.count == 1)
    #expect(reading.leftOut.count == excess)
  }

  @Test("DL-12 Decoding refuses a position beyond the limits")
  func decodesNoMore() throws {
    let places = Array(repeating: #"{"screen":"s"}"#, count: 200).joined(separator: ",")
    var deep = #"{"screen":"s"}"#
    for _ in 0..<40 { deep = #"{"stack":[\#(deep)]}"# }
    for root in [#"{"stack":[\#(places)]}"#, deep] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NavigationPosition.self, from: Data(#"{"version":1,"root":\#(root)}"#.utf8))
      }
    }
    let reading = NavigationPosition.reading(#"{"version":1,"root":{"stack":[\#(places)]}}"#)
    #expect(reading.position.count == NavigationPosition.mostPlaces)
    #expect(!reading.leftOut.isEmpty)
    #expect(!NavigationPosition.reading(#"{"version":1,"root":\#(deep)}"#).leftOut.isEmpty)
  }

  @Test("DL-14 The longest valid beginning of a truncated position is read, and the rest is reported")
  func truncated() {
    var positions = Positions()
    for _ in 0..<Walks.count(3, long: 1_000) {
      let position = positions.position().bounded()
      let bytes = Array(position.json.utf8)
      var count = 0
      for length in bytes.indices {
        let reading = NavigationPosition.reading(bytes[..<length])
        #expect(reading.position.isBeginning(of: position), "\(String(decoding: bytes[..<length], as: UTF8.self))")
        #expect(!reading.leftOut.isEmpty)
        #expect(reading.position.count >= count, "what was read of less is not read of more")
        count = reading.position.count
      }
      // Every place is read even if the last closing bracket is missing.
      #expect(count == position.count)
    }
  }

  @Test("DL-14 An altered position is read within the limits, and its report is safe for a terminal")
  func altered() {
    var positions = Positions()
    for _ in 0..<Walks.count(1_000, long: 50_000) {
      var bytes = Array(positions.position().bounded().json.utf8)
      for _ in 0..<Int.random(in: 1...4) {
        let position = bytes.indices.randomElement() ?? 0
        switch Int.random(in: 0..<3) {
        case 0: bytes[position] = UInt8.random(in: 0...255)
        case 1: bytes.remove(at: position)
        default: bytes.insert(Array(#"{}[],:"0n\"#.utf8).randomElement() ?? 0, at: position)
        }
      }
      let reading = NavigationPosition.reading(bytes)
      #expect(reading.position == reading.position.bounded())
      #expect(NavigationPosition.reading(reading.position.json).position == reading.position)
      let said = reading.leftOut.map(\.description).joined()
      #expect(!said.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(said)")
    }
  }

  @Test(
    "DL-14 The valid part of a position of another version is read, and the rest is reported",
    arguments: [
      (
        #"{"version":2,"root":{"stack":[{"screen":"a"},{"hologram":"b"},{"screen":"c"}]}}"#,
        #"{"stack":[{"screen":"a"}]}"#, 3
      ),
      (#"{"version":0,"root":{"tabs":[{"x":1},{"screen":"b"}]}}"#, #"{"tabs":[null,{"screen":"b"}]}"#, 3),
      (#"{"root":{"screen":"a","mood":"blue"},"version":1}"#, #"{"screen":"a"}"#, 1),
      (
        #"{"version":1,"root":{"screen":"a","presented":[{"screen":"b","presented":[{"screen":"c"}]}]}}"#,
        #"{"screen":"a","presented":[{"screen":"b"}]}"#, 1
      ),
      (#"{"root":{"screen":"a"}}"#, #"{"screen":"a"}"#, 1),
      (
        #" { "version" : 1 , "root" : { "stack" : [ { "screen" : "aé\n" } ] } } "#, #"{"stack":[{"screen":"aé\n"}]}"#, 0
      ),
      (#"{"version":1,"root":{"screen":"a"}} and more"#, #"{"screen":"a"}"#, 1),
      (#"{"version":1.5,"root":{"screen":"a"}}"#, "", 2),
    ])
  func anotherVersion(_ json: String, _ root: String, _ leftOut: Int) {
    let reading = NavigationPosition.reading(json)
    let expected = NavigationPosition.reading(root.isEmpty ? #"{"version":1}"# : #"{"version":1,"root":\#(root)}"#)
    #expect(reading.position == expected.position)
    #expect(expected.leftOut.isEmpty)
    #expect(reading.leftOut.count == leftOut, "\(reading.leftOut)")
    #expect(reading.position.version == NavigationPosition.currentVersion)
  }

  @Test("DL-14 Empty tabs at the end of a position are the same as none")
  func emptyTabs() {
    let (with, without) = (
      NavigationPosition.reading(#"{"version":1,"root":{"tabs":[{"screen":"app://list"},null,null]}}"#),
      NavigationPosition.reading(#"{"version":1,"root":{"tabs":[{"screen":"app://list"}]}}"#)
    )
    #expect(with.position == without.position)
    #expect(with.leftOut == [])
  }

  @Test("DL-14 Of two screens of one place the first counts, and the second is reported")
  func twoScreens() {
    let reading = NavigationPosition.reading(#"{"version":1,"root":{"screen":"app://list","screen":"app://bag"}}"#)
    let first = NavigationPosition.reading(#"{"version":1,"root":{"screen":"app://list"}}"#)
    #expect(reading.position == first.position)
    #expect(reading.leftOut.count == 1)
  }

  @Test("DL-14 Of two versions of a position the first counts")
  func twoVersions() {
    let reading = NavigationPosition.reading(#"{"version":1,"version":7,"root":{"screen":"app://list"}}"#)
    #expect(reading.leftOut == [])
  }

  @Test("DL-14 A reading of a position reports at most 20 of the parts that it has left out")
  func manyLeftOut() {
    let unknown = (0..<30).map { #""part\#($0)":1"# }.joined(separator: ",")
    let reading = NavigationPosition.reading(#"{"version":1,"root":{"screen":"app://list",\#(unknown)}}"#)
    #expect(reading.leftOut.count == 20)
    #expect(reading.position.count == 1)
  }

  @Test(
    "DL-14 A text that is not a position is reported with a sentence",
    arguments: ["", "[]", "7", "\"x\"", "nul", "{", "{\"", "<html>"])
  func noPosition(_ text: String) {
    let reading = NavigationPosition.reading(text)
    #expect(reading.position == NavigationPosition(root: nil))
    #expect(!reading.leftOut.isEmpty)
  }
}
