/// A schematic drawing of a window: its bars, lists, texts and controls in reading order, without colours and pictures of the app.
///
/// ```swift
/// try window.drawing().svg().write(toFile: "window.svg", atomically: true, encoding: .utf8)
/// ```
nonisolated public struct Drawing: Hashable, Sendable {
  /// The contents in one line, for a screen reader.
  public let title: String
  /// The width, in points at scale 1.
  public let width: Int
  /// The height, in points at scale 1.
  public let height: Int
  /// The parts, from back to front.
  var parts: [Part]

  /// A piece of the drawing that shows one thing: a row, a button, a tab.
  struct Part: Hashable, Sendable {
    /// The thing that is shown, without its place. It is empty for a background.
    var content = ""
    var shapes: [Shape]
    var isChanged = false
  }

  /// Returns the drawing as an SVG document, for light and dark surroundings.
  public func svg() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element(with: "<style>\n\(Self.styleSheet)\n</style>\n") + "\n"
  }

  /// The drawing as an element of a page that contains ``styleSheet``.
  package var element: String { element(with: "") }

  private func element(with style: String) -> String {
    let size = "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="drawing" \(size) role="img" aria-label="\(title.markup)">
      \(style)\(parts.map(\.markup).joined(separator: "\n"))
      </svg>
      """
  }

  /// Returns the drawing with the parts marked that an older drawing does not have. A part that has only moved is not marked.
  ///
  /// - Parameter old: The older drawing; `nil` to mark nothing.
  package func marking(changesSince old: Drawing?) -> Drawing {
    guard let old else { return self }
    var known = Dictionary(old.parts.map { ($0.content, 1) }, uniquingKeysWith: +)
    var marked = self
    for index in marked.parts.indices {
      let content = marked.parts[index].content
      let isKnown = known[content, default: 0] > 0
      known[content, default: 0] -= 1
      marked.parts[index].isChanged = !isKnown && !content.isEmpty
    }
    return marked
  }
}

nonisolated extension Drawing.Part {
  /// The smallest frame around all shapes.
  var frame: Frame { shapes.dropFirst().reduce(shapes.first?.frame ?? Frame()) { $0.union($1.frame) } }

  fileprivate var markup: String {
    let inside = shapes.map(\.markup).joined()
    guard isChanged else { return inside }
    // A panel is marked by its edge alone, as its contents are parts of their own.
    if shapes.count == 1, shapes[0].style == "d-panel" { return "<g class=\"d-changed\">\(inside)</g>" }
    let place = frame
    let mark = Shape(
      .box(width: place.width + 4, height: place.height, radius: 4), "d-mark", x: place.x - 2, y: place.y)
    return "<g class=\"d-changed\">\(mark.markup)\(inside)</g>"
  }
}
