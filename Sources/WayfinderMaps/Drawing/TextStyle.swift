/// The type scale of drawings. The raw values are classes of the style sheet.
nonisolated enum TextStyle: String, Hashable, Sendable {
  case heading = "d-heading"
  case title = "d-title"
  case body = "d-text"
  case caption = "d-quiet"
  case action = "d-action"
  case destructive = "d-danger"
  case disabled = "d-off"

  var size: Double {
    switch self {
    case .heading: 14
    case .title, .body: 13
    case .caption, .action, .destructive, .disabled: 12
    }
  }

  var lineHeight: Double { size + 4 }

  private var isBold: Bool { self == .title || self == .heading }

  /// Returns the greatest width of a line of text.
  func width(of text: some StringProtocol) -> Double { text.breadth(size: isBold ? size : size * 0.93) }

  /// Returns the text if it fits into a width; otherwise a beginning of it that fits, with an ellipsis.
  func shortened(_ text: String, to room: Double) -> String {
    guard width(of: text) > room else { return text }
    var (kept, left) = ("", room - width(of: "…"))
    for character in text {
      left -= width(of: String(character))
      guard left >= 0 else { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }

  /// Returns the text broken into lines that fit into a width. The last line is shortened if there are more than `most`.
  func lines(_ text: String, in room: Double, most: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if lines.count == most - 1 || width(of: rest) <= room { return lines + [shortened(String(rest), to: room)] }
      let line = rest.prefix(fitting(rest, room))
      let end = line.lastIndex(of: " ") ?? line.endIndex
      lines.append(String(line[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines
  }

  /// Returns the number of characters that fit, at least one.
  private func fitting(_ text: Substring, _ room: Double) -> Int {
    var (count, left) = (0, room)
    for character in text {
      left -= width(of: String(character))
      if left < 0 { break }
      count += 1
    }
    return max(1, count)
  }
}
