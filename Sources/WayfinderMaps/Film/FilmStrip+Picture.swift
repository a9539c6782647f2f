nonisolated extension FilmStrip {
  /// The strip as a picture for a document, with a row of frames for each path. Long texts are shortened.
  public func svg() -> String {
    let space = 16.0
    var (rows, y, width) = ("", 72.0, 0.0)
    for path in paths {
      let panels = path.indices.map { FilmPanel(path[$0], fault: $0 == frames.count - 1 ? fault : nil) }
      let height = panels.map(\.height).max() ?? 0
      if let heading = path.first?.heading {
        rows += heading.picture(.heading, x: space, y: y + 8)
        y += 24
      }
      var x = space
      for panel in panels {
        rows += panel.markup(x: x, y: y, height: height)
        x += panel.width + space
      }
      (y, width) = (y + height + space, max(width, x))
    }
    let introductions = TextStyle.body.lines(introduction.onOneLine, in: width - 2 * space, most: 2)
    let head =
      TextStyle.heading.shortened(title.onOneLine, to: width - 2 * space).picture(.heading, x: space, y: 28)
      + introductions.enumerated().map { $1.picture(.body, x: space, y: 46 + 17 * Double($0)) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="0 0 \(width.short) \(y.short)" \
      width="\(width.short)" height="\(y.short)" role="img" aria-label="\(title.onOneLine.markup)">
      <style>
      \(Drawing.styleSheet)
      </style>
      <rect class="d-paper" width="100%" height="100%"/>
      \(head)\(rows)</svg>

      """
  }
}

/// A frame on a picture.
nonisolated private struct FilmPanel {
  private static let space = 10.0
  let width: Double
  private(set) var height = 12.0
  private var content = ""
  private let isWrong: Bool

  init(_ frame: FilmStrip.Frame, fault: String?) {
    width = Double(frame.drawing?.width ?? 220) + 2 * Self.space
    isWrong = fault != nil
    add([frame.gap, "\(frame.number)  \(frame.step)"].compactMap(\.self).joined(separator: "  "), .title, most: 2)
    if let drawing = frame.drawing {
      content += "<g transform=\"translate(\(Self.space.short) \((height + 6).short))\">\(drawing.element)</g>\n"
      height += Double(drawing.height) + 14
    }
    if let fault { add(fault, .destructive, most: 8) }
    for remark in frame.remarks { add(remark.description, .caption, most: 4) }
    height += 12
  }

  private mutating func add(_ text: String, _ style: TextStyle, most: Int) {
    for line in style.lines(text.onOneLine, in: width - 2 * Self.space, most: most) {
      height += style.lineHeight
      content += line.picture(style, x: Self.space, y: height - 3)
    }
    height += 3
  }

  func markup(x: Double, y: Double, height: Double) -> String {
    let line = isWrong ? " style=\"stroke:var(--d-danger);stroke-width:3\"" : ""
    return """
      <g transform="translate(\(x.short) \(y.short))">
      <rect class="d-panel" width="\(width.short)" height="\(height.short)" rx="8"\(line)/>
      \(content)</g>

      """
  }
}

nonisolated extension String {
  fileprivate func picture(_ style: TextStyle, x: Double, y: Double) -> String {
    "<text class=\"\(style.rawValue)\" x=\"\(x.short)\" y=\"\(y.short)\">\(onOneLine.markup)</text>\n"
  }
}
