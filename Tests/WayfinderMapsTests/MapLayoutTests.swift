import Testing
import Walks

@testable import WayfinderMaps

@Suite("Where screens and ways lie in a map")
nonisolated struct MapLayoutTests {
  /// The shop, what is hostile, two maps in one, and maps as they happen.
  private static let layouts: [(name: String, layout: MapLayout)] = {
    let comparison = AppMap.shop.comparison(with: .olderShop)
    let known: [(String, MapLayout)] = [
      ("the shop", MapLayout(.shop)), ("the shop with a path", MapLayout(.shopWithPath)),
      ("the shop with coverage", MapLayout(.shopWithCoverage)), ("what is hostile", MapLayout(.hostile)),
      ("two maps", MapLayout(comparison.union, changes: comparison.changes)),
      ("no screen", MapLayout(AppMap(title: "Nothing", screens: []))),
    ]
    return known + Walks.seeds(10, long: 100).map { ("seed \($0)", MapLayout(.random(seed: $0))) }
  }()

  @Test("TK-16 No box overlaps another, nor a frame another frame, and each box lies in the frame of its group")
  func boxes() throws {
    for (name, layout) in Self.layouts {
      let map = layout.contents.map
      #expect(layout.boxes.count == map.screens.count, "\(name)")
      for (index, box) in layout.boxes.enumerated() {
        for other in layout.boxes[..<index] { #expect(!box.overlaps(other), "\(name): \(map.screens[index].id)") }
        let frame = try #require(layout.frames.first { $0.group?.id == map.screens[index].group }, "\(name)")
        #expect(frame.rect.contains(box), "\(name): \(map.screens[index].id)")
      }
      let page = MapRect(x: 0, y: 0, width: layout.width, height: layout.height)
      for (index, frame) in layout.frames.enumerated() {
        #expect(page.contains(frame.rect), "\(name)")
        for other in layout.frames[..<index] { #expect(!frame.rect.overlaps(other.rect), "\(name)") }
      }
    }
  }

  @Test("TK-16 The shop has more than thirty screens")
  func size() { #expect(AppMap.shop.screens.count > 30) }

  @Test("TK-16 No title is cut: its lines say all of it, and they and the tags lie inside the box without overlapping")
  func titles() {
    for (name, layout) in Self.layouts {
      for (index, screen) in layout.contents.map.screens.enumerated() {
        let (box, inside) = (layout.boxes[index], layout.contents.boxes[index])
        let title = screen.title.onOneLine.isEmpty ? screen.id.onOneLine : screen.title.onOneLine
        if title.count <= MapLabel.longest {
          #expect(Self.withoutSpaces(inside.label.lines.joined()) == Self.withoutSpaces(title), "\(name): \(screen.id)")
        }
        let top = box.middle.y - inside.height / 2 + 8
        let texts = inside.label.lines.enumerated().map { number, line in
          let width = line.breadth(size: inside.label.size)
          return MapRect(
            x: box.middle.x - width / 2, y: top + Double(number) * inside.label.leading, width: width,
            height: inside.label.leading)
        }
        let tags = inside.tags.map {
          MapRect(x: box.middle.x + $0.place.x, y: top + $0.place.y, width: $0.width, height: MapBoxContents.Tag.height)
        }
        let parts = texts + tags
        for (number, part) in parts.enumerated() {
          #expect(box.contains(part), "\(name): \(screen.id)")
          for other in parts[..<number] { #expect(!part.overlaps(other), "\(name): \(screen.id)") }
        }
        for tag in inside.tags {
          #expect(tag.text.breadth(size: MapBoxContents.Tag.size) + tag.lead <= tag.width, "\(name): \(tag.text)")
        }
      }
    }
  }

  @Test("TK-16 The title of a group lies inside its frame, above the boxes")
  func groupTitles() {
    for (name, layout) in Self.layouts {
      for frame in layout.frames {
        guard let title = Self.title(of: frame) else { continue }
        #expect(frame.rect.contains(title), "\(name)")
        for box in layout.boxes { #expect(!box.overlaps(title), "\(name)") }
      }
    }
  }

  @Test("TK-16 Each way that is no marker is an arrow, from the edge of one box to the edge of the other")
  func ends() throws {
    for (name, layout) in Self.layouts {
      #expect(layout.arrows.map(\.link) == Array(layout.contents.links.indices), "\(name)")
      let markers = layout.contents.fromAnywhere.joined()
      let drawn = layout.contents.links.flatMap(\.ways) + markers
      #expect(Set(drawn) == Set(layout.contents.map.ways), "\(name)")
      #expect(drawn.count == layout.contents.map.ways.count, "\(name)")
      for arrow in layout.arrows {
        let link = layout.contents.links[arrow.link]
        let (first, last) = (try #require(arrow.line.first), try #require(arrow.line.last))
        #expect(Self.isOnEdge(first, of: layout.boxes[link.from]), "\(name)")
        #expect(Self.isOnEdge(last, of: layout.boxes[link.to]), "\(name)")
      }
    }
  }

  @Test("TK-16 No arrow runs through a box or the title of a group")
  func arrowsPassBoxes() {
    for (name, layout) in Self.layouts {
      let titles = layout.frames.compactMap(Self.title)
      for arrow in layout.arrows {
        for (one, other) in zip(arrow.line, arrow.line.dropFirst()) {
          #expect(one.x == other.x || one.y == other.y, "\(name)")
          for rect in layout.boxes + titles where rect.isCrossed(from: one, to: other) {
            Issue.record("\(name): an arrow runs through \(rect)")
          }
        }
      }
    }
  }

  @Test("TK-16 No two arrows run along the same line")
  func arrowsApart() {
    for (name, layout) in Self.layouts {
      let parts = layout.arrows.flatMap { arrow in
        zip(arrow.line, arrow.line.dropFirst()).map { (link: arrow.link, one: $0, other: $1) }
      }
      for (index, part) in parts.enumerated() {
        for second in parts[..<index] where second.link != part.link {
          if Self.isAlong(part.one, part.other, second.one, second.other) {
            Issue.record("\(name): arrows \(second.link) and \(part.link) run along the same line at \(part.one)")
          }
        }
      }
    }
  }

  @Test("TK-16 Tabs and stacks are drawn above, modals apart below them")
  func modalsApart() {
    for (name, layout) in Self.layouts {
      let modal = layout.frames.filter { $0.group?.kind == .modal }
      for frame in layout.frames where frame.group?.kind != .modal {
        for other in modal { #expect(frame.rect.maxY <= other.rect.y, "\(name)") }
      }
    }
  }

  private static func withoutSpaces(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0 != " " }.map(Character.init))
  }

  private static func title(of frame: MapLayout.Frame) -> MapRect? {
    frame.label.map { MapRect(x: frame.title.x, y: frame.title.y, width: $0.width, height: $0.height) }
  }

  private static func isOnEdge(_ point: MapPoint, of box: MapRect) -> Bool {
    let isWithin = box.x <= point.x && point.x <= box.maxX && box.y <= point.y && point.y <= box.maxY
    return isWithin && (point.x == box.x || point.x == box.maxX || point.y == box.y || point.y == box.maxY)
  }

  /// Whether two lines along the axes have more than a point in common.
  private static func isAlong(_ a: MapPoint, _ b: MapPoint, _ c: MapPoint, _ d: MapPoint) -> Bool {
    func common(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      min(max(a, b), max(c, d)) - max(min(a, b), min(c, d))
    }
    if a.y == b.y, c.y == d.y, a.x != b.x, c.x != d.x { return abs(a.y - c.y) < 4 && common(a.x, b.x, c.x, d.x) > 1 }
    if a.x == b.x, c.x == d.x, a.y != b.y, c.y != d.y { return abs(a.x - c.x) < 4 && common(a.y, b.y, c.y, d.y) > 1 }
    return false
  }
}
