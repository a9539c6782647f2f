import Foundation
import LinkTable

/// Passes any bytes to the reader of positions as the text of a position.
///
/// The result must be a position within the limits. The position must stay the same when it is written and read again, with nothing left
/// out. No character of the text may reach a message if it could control a terminal.
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
  // A position that `JSONDecoder` accepts must also be within the limits.
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
