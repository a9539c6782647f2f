import Foundation
import LinkTable

/// What is fed to the reader of positions: any bytes, as the text of one.
///
/// Whatever they are there is a position within the limits; written and read again it is the same, and nothing is left out of
/// it; and nothing of the bytes reaches a message that could act on a terminal.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzzPositions(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let reading = NavigationPosition.reading(UnsafeBufferPointer(start: bytes, count: count))
  let position = reading.position
  precondition(position == position.bounded(), "what was read is beyond the limits")
  let json = position.json
  precondition(json.utf8.count <= NavigationPosition.mostBytes, "what is written is too large")
  let again = NavigationPosition.reading(json)
  precondition(again.position == position, "what was written is read as something else")
  precondition(again.leftOut.isEmpty, "what was written is not understood")
  precondition(
    (try? JSONDecoder().decode(NavigationPosition.self, from: Data(json.utf8))) == position, "JSON disagrees")
  for place in reading.leftOut {
    precondition(isHarmless(place.description), "a message has a control character")
  }
  // What JSON's own decoder takes for a position is one here too.
  if let decoded = try? JSONDecoder().decode(NavigationPosition.self, from: Data(bytes: bytes, count: count)) {
    precondition(decoded == decoded.bounded(), "what was decoded is beyond the limits")
  }
  return 0
}

private func isHarmless(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
