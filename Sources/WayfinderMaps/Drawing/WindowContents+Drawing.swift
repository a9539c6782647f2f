nonisolated extension WindowContents {
  /// Lays out the window.
  func drawing() -> Drawing {
    let width = isRegular ? 440.0 : 220
    let base = PaneLayout(pane: base, width: width)
    let panels = modals.enumerated().map { index, modal in panel(modal.kind, modal.pane, index: index, in: width) }
    let height = max(240, min(400, ([base.height] + panels.map(\.needed)).max() ?? 0)).rounded(.up)
    var parts = [box(Frame(width: width, height: height), 0, "d-paper")] + base.parts(height: height)
    for ((kind, pane), panel) in zip(modals, panels) {
      let place = panel.place(in: height)
      // Parts that the panel would cut are left out.
      parts.removeAll { !$0.content.isEmpty && $0.frame.overlaps(place) }
      if kind != .popover { parts.append(box(Frame(width: width, height: height), 0, "d-dim")) }
      var front = box(place, 12, "d-panel")
      front.content = "\(kind.rawValue) \(pane.title)"
      var page = Block(width: 0, height: 0, parts: [front])
      page.add(Block(width: 0, height: 0, parts: panel.layout.parts(height: place.height)), x: place.x, y: place.y)
      parts += page.parts
    }
    if isRightToLeft {
      for index in parts.indices { parts[index].shapes = parts[index].shapes.map { $0.mirrored(in: width) } }
    }
    return Drawing(title: title, width: Int(width), height: Int(height), parts: parts)
  }

  private func box(_ frame: Frame, _ radius: Double, _ style: String) -> Drawing.Part {
    let form = Shape.Form.box(width: frame.width, height: frame.height, radius: radius)
    return .init(shapes: [Shape(form, style, x: frame.x, y: frame.y)])
  }

  private func panel(_ kind: Kind, _ pane: Pane, index: Int, in width: Double) -> Panel {
    let own: Double =
      switch kind {
      case .sheet: isRegular ? 300 : width - 12
      case .popover: min(width - 24, 220)
      case .alert: min(width - 36, 230)
      case .actionSheet: isRegular ? 260 : width - 16
      }
    let layout = PaneLayout(
      pane: pane.arranged(as: kind), width: own, isCentered: kind == .alert || kind == .actionSheet,
      isPanel: true)
    return Panel(
      kind: kind, layout: layout, x: kind == .popover ? width - own - 8 : (width - own) / 2,
      top: 44 + 40 * Double(index))
  }

  /// A modal over the window.
  private struct Panel {
    let kind: Kind
    let layout: PaneLayout
    let x: Double
    /// The upper edge of a sheet or popover.
    let top: Double

    /// The height of a window that shows all of it.
    var needed: Double { layout.height + (kind == .sheet || kind == .popover ? top + 8 : 48) }

    func place(in height: Double) -> Frame {
      let own = min(layout.height, height - (kind == .sheet || kind == .popover ? top + 6 : 24))
      let full = Frame(x: x, y: top, width: layout.width, height: height - top - 6)
      switch kind {
      case .sheet: return full
      case .popover: return Frame(x: x, y: top, width: layout.width, height: own)
      case .alert: return Frame(x: x, y: ((height - own) / 2).rounded(), width: layout.width, height: own)
      case .actionSheet: return Frame(x: x, y: height - own - 8, width: layout.width, height: own)
      }
    }
  }
}

nonisolated extension Pane {
  /// Returns the contents as they are arranged in a panel: two actions of an alert are beside each other.
  fileprivate func arranged(as kind: WindowContents.Kind) -> Pane {
    let actions = items.suffix(while: { if case .button = $0 { true } else { false } })
    guard kind == .alert, actions.count == 2 else { return self }
    var arranged = self
    arranged.items = items.dropLast(2) + [.beside(Array(actions))]
    return arranged
  }
}

nonisolated extension Array {
  fileprivate func suffix(while isIncluded: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? 0)...]
  }
}
