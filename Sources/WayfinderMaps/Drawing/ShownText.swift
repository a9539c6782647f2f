import Foundation

nonisolated extension String {
  /// The text as it is drawn.
  ///
  /// Control characters are replaced by visible ones. Characters that change the direction of text are left out. A
  /// character keeps at most three marks, as a line has no room for more.
  var shown: String {
    var result = ""
    for character in self {
      var (marks, scalars) = (0, 0)
      for scalar in character.unicodeScalars {
        guard let scalar = scalar.shown else { continue }
        if scalar.isMark { marks += 1 }
        scalars += 1
        if marks <= 3, scalars <= 16 { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// The text as it is drawn, on one line.
  var onOneLine: String { shown.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The character to draw; `nil` if the character is left out.
  fileprivate var shown: Unicode.Scalar? {
    switch value {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0xFFF9...0xFFFB: "\u{FFFD}"
    // These would also change the direction of the text around them.
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: nil
    case _ where value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value: "\u{FFFD}"
    default: self
    }
  }

  /// The greatest width of the character, as a share of the font size.
  ///
  /// A drawing may be made on a server and opened on a system with other fonts, so no font is measured. The widths of
  /// ASCII are those of DejaVu Sans Bold, which is wider than the fonts that browsers use for `system-ui`. Other widths
  /// depend on the script, and are rather too large.
  fileprivate var breadth: Double {
    if value < 0x7F { return value < 0x20 ? 0 : Double(Self.ascii[Int(value) - 0x20]) / 100 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0xB7, 0x2018, 0x2019: return 0.4
    case 0xA0..<0x250, 0x370..<0x400, 0x1E00..<0x2000:
      let base = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base.value < 0x7F { return base.breadth }
      return 1.2
    case 0x400..<0x590: return 1.4
    case 0x590..<0x600: return 0.95
    case 0x633...0x636, 0x69A...0x69D, 0x6AA: return 1.4
    case 0x600..<0x700: return 1.17
    case 0x201A...0x201F, 0x2022, 0x20AC: return 0.7
    case 0x2000..<0x200B, 0x2010..<0x2030: return 1
    case 0x2030, 0x2031: return 1.9
    case 0x20A0..<0x20D0, 0x2100..<0x2190: return 1.7
    case 0x2E3A: return 2.2
    case 0x2E3B: return 3.2
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xFF00..<0xFFF0, 0x20000..<0x40000: return 1.1
    // Words and sentences in one character.
    case 0xFDF0...0xFDFF: return 12
    case 0x12000..<0x12550: return 6
    default: return 1.45
    }
  }

  private static let ascii: [UInt8] = [
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84,
    84, 84, 59, 100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 86, 74, 86, 78, 73, 69, 82, 78, 111, 78,
    73,
    73, 46, 37, 46, 84, 50, 50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72, 66,
    93, 65, 66, 59, 72, 37, 72, 84,
  ]
}

nonisolated extension StringProtocol {
  /// Returns the greatest width of the text, in points, in a bold font of a size.
  func breadth(size: Double) -> Double { unicodeScalars.reduce(0) { $0 + $1.breadth } * size }
}
