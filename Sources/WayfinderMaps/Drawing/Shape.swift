/// A rectangle of a drawing.
nonisolated struct Frame: Hashable, Sendable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// Returns whether the two rectangles share more than an edge.
  func overlaps(_ other: Frame) -> Bool { x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY }

  /// Returns whether the other rectangle lies within this one.
  func contains(_ other: Frame) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// An element of a drawing.
nonisolated struct Shape: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// A rectangle; the place of the shape is its upper left corner.
    case box(width: Double, height: Double, radius: Double)
    /// One line of text; the place of the shape is on the baseline.
    case text(String, TextStyle, Alignment)
    /// A line through points relative to the place of the shape.
    case line([Point])
    case circle(radius: Double)
  }

  enum Alignment: String, Sendable { case left = "start", middle, right = "end" }

  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  var form: Form
  /// The class in the style sheet.
  var style: String
  var x: Double
  var y: Double

  init(_ form: Form, _ style: String, x: Double, y: Double) {
    (self.form, self.style, self.x, self.y) = (form, style, x, y)
  }

  /// Makes a line of text with its middle at a height.
  init(_ text: String, _ style: TextStyle, _ alignment: Alignment = .left, x: Double, middle: Double) {
    self.init(.text(text, style, alignment), style.rawValue, x: x, y: middle + style.size * 0.36)
  }

  /// The rectangle around the shape, from the greatest widths of characters.
  var frame: Frame {
    switch form {
    case .box(let width, let height, _): return Frame(x: x, y: y, width: width, height: height)
    case .circle(let radius): return Frame(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    case .line(let points):
      let corners = points.map { Frame(x: x + $0.x, y: y + $0.y) }
      return corners.dropFirst().reduce(corners.first ?? Frame()) { $0.union($1) }
    case .text(let text, let style, let alignment):
      let width = style.width(of: text)
      let left =
        switch alignment {
        case .left: x
        case .middle: x - width / 2
        case .right: x - width
        }
      return Frame(x: left, y: y - style.size * 0.8, width: width, height: style.size)
    }
  }

  /// Returns the shape as it is in a layout from right to left.
  func mirrored(in width: Double) -> Shape {
    var mirrored = self
    mirrored.x = width - x
    switch form {
    case .box(let own, _, _): mirrored.x -= own
    case .circle: break
    case .line(let points): mirrored.form = .line(points.map { Point(-$0.x, $0.y) })
    case .text(let text, let style, let alignment):
      let turned: Alignment =
        switch alignment {
        case .left: .right
        case .middle: .middle
        case .right: .left
        }
      mirrored.form = .text(text, style, turned)
    }
    return mirrored
  }

  var markup: String {
    let (left, top) = (x.short, y.short)
    switch form {
    case .box(let width, let height, let radius):
      let corner = radius > 0 ? " rx=\"\(radius.short)\"" : ""
      let size = "width=\"\(width.short)\" height=\"\(height.short)\""
      return "<rect class=\"\(style)\" x=\"\(left)\" y=\"\(top)\" \(size)\(corner)/>"
    case .circle(let radius): return "<circle class=\"\(style)\" cx=\"\(left)\" cy=\"\(top)\" r=\"\(radius.short)\"/>"
    case .line(let points):
      let path = points.map { "\((x + $0.x).short) \((y + $0.y).short)" }.joined(separator: "L")
      return "<path class=\"\(style)\" d=\"M\(path)\"/>"
    case .text(let text, _, let alignment):
      let anchor = alignment == .left ? "" : " text-anchor=\"\(alignment.rawValue)\""
      return "<text class=\"\(style)\" x=\"\(left)\" y=\"\(top)\"\(anchor)>\(text.markup)</text>"
    }
  }
}
