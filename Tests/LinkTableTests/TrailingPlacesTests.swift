import Foundation
import LinkTable
import Testing

/// Tests positions whose containers end with unrecorded places.
@Suite struct TrailingPlacesTests {
  private func decoded(_ json: String) throws -> NavigationPosition {
    try JSONDecoder().decode(NavigationPosition.self, from: Data(json.utf8))
  }

  @Test(
    "DL-12 Decoding drops unrecorded places at the end of a container",
    arguments: ["tabs", "columns", "children"])
  func decodes(kind: String) throws {
    let json = #"{"version":1,"root":{"\#(kind)":[null,{"screen":"a"},null,null]}}"#
    #expect(try decoded(json) == NavigationPosition.reading(json).position)
  }

  @Test("DL-12 Decoding refuses a stack with an unrecorded place")
  func refusesInStack() {
    #expect(throws: DecodingError.self) { try decoded(#"{"version":1,"root":{"stack":[{"screen":"a"},null]}}"#) }
  }
}
