/// Divides bytes into lines. A line that is too long takes no memory, because its bytes are dropped as they arrive.
nonisolated struct LineSplitter {
  /// A line of the input, without its end.
  enum Line: Equatable {
    case bytes([UInt8])
    case tooLong
  }

  static let mostBytes = 8192
  private var begun: [UInt8] = []
  private var isTooLong = false

  /// Adds the next bytes, and returns the lines that they complete.
  mutating func feed(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var remaining = bytes[...]
    while let end = remaining.firstIndex(of: UInt8(ascii: "\n")) {
      take(remaining[..<end])
      lines.append(takeLine())
      remaining = remaining[(end + 1)...]
    }
    take(remaining)
    return lines
  }

  /// Returns the last line if the input ends without a line break.
  mutating func finish() -> Line? { begun.isEmpty && !isTooLong ? nil : takeLine() }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    if isTooLong || begun.count + bytes.count > Self.mostBytes {
      isTooLong = true
      begun = []
    } else {
      begun += bytes
    }
  }

  private mutating func takeLine() -> Line {
    defer {
      begun = []
      isTooLong = false
    }
    return isTooLong ? .tooLong : .bytes(begun)
  }
}
