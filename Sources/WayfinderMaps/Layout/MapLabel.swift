/// A text broken into lines, and the room it takes.
nonisolated struct MapLabel: Hashable, Sendable {
  /// From how many characters on a text is shortened; the rest is in its tooltip.
  static let longest = 1000

  /// The lines, as they are drawn.
  let lines: [String]
  /// How wide the widest line is at most.
  let width: Double
  /// The size of the font.
  let size: Double

  /// From one line to the next.
  var leading: Double { (size * 1.3).rounded(.up) }
  /// From the top of the first line to the bottom of the last.
  var height: Double { leading * Double(lines.count) }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: Any text. From ``longest`` characters on it is shortened, and says so.
  ///   - size: The size of the font.
  ///   - widths: How wide lines may be: the first in which there are three lines at most, or the last.
  init(_ text: String, size: Double, widths: [Double] = [130, 180, 240, 320]) {
    self.size = size
    var text = text.onOneLine
    let count = text.count
    if count > Self.longest { text = text.prefix(Self.longest) + "… (\(count - Self.longest) more characters)" }
    var lines: [String] = []
    for width in widths {
      lines = Self.lines(of: text, within: width, size: size)
      if lines.count <= 3 { break }
    }
    self.lines = lines
    width = lines.map { $0.breadth(size: size) }.max() ?? 0
  }

  private static func lines(of text: String, within width: Double, size: Double) -> [String] {
    let space = " ".breadth(size: size)
    var (lines, line, used) = ([String](), "", 0.0)
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, within: width, size: size) }) {
      let breadth = word.breadth(size: size)
      if !line.isEmpty, used + space + breadth <= width {
        line += " " + word
        used += space + breadth
      } else {
        if !line.isEmpty { lines.append(line) }
        (line, used) = (String(word), breadth)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A word, or as many pieces of it as fit in a line each. Only a single character may be wider than a line.
  private static func pieces(of word: Substring, within width: Double, size: Double) -> [Substring] {
    guard word.breadth(size: size) > width else { return [word] }
    var (pieces, start, used) = ([Substring](), word.startIndex, 0.0)
    for index in word.indices {
      let breadth = word[index...index].breadth(size: size)
      if used + breadth > width, start < index {
        pieces.append(word[start..<index])
        (start, used) = (index, 0)
      }
      used += breadth
    }
    return pieces + [word[start...]]
  }
}
