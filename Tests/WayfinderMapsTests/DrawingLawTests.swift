import Foundation
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@testable import WayfinderMaps

@Suite struct DrawingLawTests {
  nonisolated private static let seeds = Walks.seeds(40, long: 400)

  @Test("TK-61 The SVG of a drawing is well-formed, also with hostile texts", arguments: seeds)
  func wellFormed(_ seed: UInt64) {
    #expect(ParsedMarkup.root(of: RandomWindow(seed: seed).make().drawing().svg()) != nil)
  }

  @Test("TK-61 A drawing has no script, no style attribute and no resource from outside", arguments: seeds)
  func harmless(_ seed: UInt64) throws {
    let root = try #require(ParsedMarkup.root(of: RandomWindow(seed: seed).make().drawing().svg()))
    let names = Set(root.all.map(\.name)).subtracting(["svg", "style", "g", "rect", "path", "circle", "text"])
    #expect(names.isEmpty)
    let attributes = root.all.flatMap(\.attributes.keys)
    #expect(!attributes.contains { $0.hasPrefix("on") || $0.hasSuffix("href") || $0 == "src" || $0 == "style" })
  }

  @Test("TK-62 No shape is outside of the drawing", arguments: seeds)
  func inside(_ seed: UInt64) {
    let drawing = RandomWindow(seed: seed).make().drawing()
    // A circle or line may touch an edge with half its stroke.
    let page = Frame(x: -0.01, y: -0.01, width: Double(drawing.width) + 0.02, height: Double(drawing.height) + 0.02)
    let outside = drawing.parts.flatMap(\.shapes).filter { !page.contains($0.frame) }
    #expect(outside.isEmpty)
  }

  @Test("TK-62 No two lines of text overlap", arguments: seeds)
  func apart(_ seed: UInt64) {
    let lines = RandomWindow(seed: seed).make().drawing().lines
    for (index, line) in lines.enumerated() {
      let overlapping = lines[(index + 1)...].filter { $0.frame.overlaps(line.frame) }
      #expect(overlapping.isEmpty, "\(line) overlaps \(overlapping)")
    }
  }

  @Test("TK-63 Every text of a screen is drawn or shortened, in reading order", arguments: seeds)
  func complete(_ seed: UInt64) {
    let sample = RandomWindow(seed: seed, isPlain: true)
    let drawn = sample.make().drawing().parts.flatMap { part in part.shapes.compactMap(\.text) }
    var rest = drawn[...]
    for text in sample.texts {
      let next = rest.firstIndex { line in
        let begin = line.hasSuffix("…") ? String(line.dropLast()) : line
        return text.onOneLine.hasPrefix(begin) && !(line.isEmpty)
      }
      #expect(next != nil, "“\(text)” is not drawn after the texts before it: \(drawn)")
      rest = next.map { rest[($0 + 1)...] } ?? rest
    }
  }

  @Test("TK-64 A list shows the rows that fit, and the number of the others")
  func longList() {
    let texts = DrawingSample.longList.window().drawing().lines.compactMap(\.text)
    let rows = texts.filter { $0.hasPrefix("Number ") }
    #expect(rows.count == 10)
    #expect(texts.last == "and 190 more")
  }

  @Test("TK-65 A part that is new is marked")
  func newPart() {
    let window = DrawingSample.tabs.window()
    let before = window.drawing()
    (window.rootViewController as? UITabBarController)?.selectedIndex = 1
    let changed = window.drawing().marking(changesSince: before).parts.filter(\.isChanged)
    #expect(changed.flatMap { $0.shapes.compactMap(\.text) } == ["Search", "Home", "Search"])
  }

  @Test("TK-65 A part that has only moved is not marked")
  func movedPart() {
    let (text, button) = (DrawingSamples.label("First"), DrawingSamples.button("Second"))
    let before = UIWindow.visible(DrawingSamples.screen("Screen", [text, button])).drawing()
    let (again, same) = (DrawingSamples.label("First"), DrawingSamples.button("Second"))
    let after = UIWindow.visible(DrawingSamples.screen("Screen", [same, again])).drawing()
    #expect(after != before)
    #expect(after.marking(changesSince: before) == after)
  }

  @Test("TK-65 A sheet that is new is marked")
  func newSheet() {
    let before = DrawingSample.stack.window().drawing()
    let markup = DrawingSample.sheet.window().drawing().marking(changesSince: before).element
    #expect(markup.contains("<g class=\"d-changed\"><rect class=\"d-panel\""))
  }

  @Test("TK-66 The title of a drawing names the screen, its stack, and the modals over it")
  func title() {
    #expect(DrawingSample.sheet.window().drawing().title == "Orders, in a stack of 2, a sheet over it: Filter")
    #expect(DrawingSample.alert.window().drawing().title == "Home, an alert over it: Leave the checkout?")
  }

  @Test("TK-67 Elements that a view describes to assistive apps are drawn")
  func describedElements() {
    let screen = DrawingSamples.screen("Painting", [])
    let (label, button) = (
      UIAccessibilityElement(accessibilityContainer: screen), UIAccessibilityElement(accessibilityContainer: screen)
    )
    (label.accessibilityLabel, button.accessibilityLabel) = ("A blue horse", "Buy")
    button.accessibilityTraits = .button
    screen.view.accessibilityElements = [label, button]
    let content = UIWindow.visible(screen).drawing().parts.map(\.content).filter { !$0.isEmpty }
    #expect(content.contains { $0.hasPrefix("button(\"Buy\"") })
    #expect(content.contains { $0.hasPrefix("text(\"A blue horse\"") })
  }

  @Test("TK-68 A drawing does not ask a data source for cells")
  func loadedCells() {
    let list = ListScreen.orders()
    let window = UIWindow.visible(list)
    _ = list.tableView.visibleCells
    let count = list.cellCount
    _ = window.drawing()
    #expect(list.cellCount == count)
    #expect(count > 0)
  }

  @Test("TK-68 A drawing leaves the window as it was")
  func unchanged() {
    for sample in DrawingSample.allCases {
      let window = sample.window()
      let (snapshot, drawing) = (window.snapshot(), window.drawing())
      #expect(window.snapshot() == snapshot)
      #expect(window.drawing() == drawing)
    }
  }
}

extension Drawing {
  /// The shapes with text.
  nonisolated fileprivate var lines: [Shape] { parts.flatMap(\.shapes).filter { $0.text != nil } }
}

nonisolated extension Shape {
  var text: String? { if case .text(let text, _, _) = form { text } else { nil } }
}
