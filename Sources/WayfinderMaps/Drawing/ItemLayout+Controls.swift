nonisolated extension ItemLayout {
  /// Returns the shapes of a control, and its height.
  func control(_ item: Item) -> ([Shape], Double) {
    switch item {
    case .button(let title, let style): (button(title, style), 28)
    case .field(let text, let style, let isSearch): (field(text, style, isSearch: isSearch), 28)
    case .toggle(let isOn): (toggle(isOn), 20)
    case .segments(let titles, let selected): (segments(titles, selected), 28)
    case .level(let share, let hasKnob): (level(min(1, max(0, share)), hasKnob: hasKnob), 16)
    case .stepper: (stepper, 26)
    case .dots(let count, let selected): (dots(min(count, 12), selected), 10)
    case .picture(let label): (picture(label), label.isEmpty && width < 60 ? 32 : 56)
    case .spinner: ([Shape(.circle(radius: 7), "d-spinner", x: isCentered ? width / 2 : 8, y: 8)], 16)
    default: ([], 0)
    }
  }

  private func box(_ width: Double, _ height: Double, _ radius: Double, _ style: String, x: Double = 0, y: Double = 0)
    -> Shape
  {
    Shape(.box(width: width, height: height, radius: radius), style, x: x, y: y)
  }

  private func button(_ title: String, _ style: TextStyle) -> [Shape] {
    let width = min(width, 260)
    let background = box(width, 28, 7, "d-fill")
    if title.isEmpty { return [background] + Shape.ellipsis(x: width / 2, y: 14) }
    return [background, Shape(style.shortened(title, to: width - 12), style, .middle, x: width / 2, middle: 14)]
  }

  private func field(_ text: String, _ style: TextStyle, isSearch: Bool) -> [Shape] {
    let (width, left) = (min(width, 320), isSearch ? 26.0 : 10)
    var shapes = [box(width, 28, isSearch ? 9 : 6, isSearch ? "d-fill" : "d-box")]
    if isSearch {
      shapes.append(Shape(.circle(radius: 4), "d-sign", x: 13, y: 13))
      shapes.append(Shape(.line([.init(0, 0), .init(3, 3)]), "d-sign", x: 16, y: 16))
    }
    if !text.isEmpty {
      shapes.append(Shape(style.shortened(text, to: width - left - 8), style, x: left, middle: 14))
    }
    return shapes
  }

  private func toggle(_ isOn: Bool) -> [Shape] {
    [box(34, 20, 10, isOn ? "d-accent" : "d-dark"), Shape(.circle(radius: 8), "d-knob", x: isOn ? 24 : 10, y: 10)]
  }

  private func segments(_ titles: [String], _ selected: Int) -> [Shape] {
    let shown = titles.prefix(max(1, Int(width / 30)))
    let share = width / Double(max(1, shown.count))
    var shapes = [box(width, 28, 8, "d-fill")]
    for (index, title) in shown.enumerated() {
      let x = Double(index) * share
      if index == selected { shapes.append(box(share - 4, 24, 6, "d-panel", x: x + 2, y: 2)) }
      let style: TextStyle = index == selected ? .action : .caption
      shapes.append(Shape(style.shortened(title, to: share - 8), style, .middle, x: x + share / 2, middle: 14))
    }
    return shapes
  }

  private func level(_ share: Double, hasKnob: Bool) -> [Shape] {
    let width = min(width, 320)
    let end = hasKnob ? 7 + share * (width - 14) : share * width
    let shapes = [box(width, 4, 2, "d-dark", y: 6), box(end, 4, 2, "d-accent", y: 6)]
    return hasKnob ? shapes + [Shape(.circle(radius: 7), "d-accent", x: end, y: 8)] : shapes
  }

  private var stepper: [Shape] {
    let minus = Shape(.line([.init(-4, 0), .init(4, 0)]), "d-sign", x: 17, y: 13)
    var across = minus
    across.x = 47
    let down = Shape(.line([.init(0, -4), .init(0, 4)]), "d-sign", x: 47, y: 13)
    return [box(64, 26, 7, "d-fill"), minus, across, down]
  }

  private func dots(_ count: Int, _ selected: Int) -> [Shape] {
    let first = isCentered ? width / 2 - Double(count - 1) * 5 : 4
    return (0..<count).map { index in
      Shape(.circle(radius: 3), index == selected ? "d-accent" : "d-dark", x: first + Double(index) * 10, y: 5)
    }
  }

  private func picture(_ label: String) -> [Shape] {
    let isSmall = label.isEmpty && width < 60
    let (width, height) = (min(width, 260), isSmall ? 32.0 : 56)
    let background = box(width, height, 6, "d-fill")
    if !label.isEmpty {
      let text = TextStyle.caption.shortened(label, to: width - 16)
      return [background, Shape(text, .caption, .middle, x: width / 2, middle: height / 2)]
    }
    let hills: [Shape.Point] = [.init(-12, 7), .init(-5, -3), .init(1, 4), .init(5, 0), .init(12, 7)]
    return [background, Shape(.line(hills), "d-sign", x: width / 2, y: height / 2)]
  }
}

nonisolated extension Shape {
  /// Returns three dots, for a button with an image alone.
  static func ellipsis(x: Double, y: Double) -> [Shape] {
    [-5, 0, 5].map { Shape(.circle(radius: 1.5), "d-accent", x: x + $0, y: y) }
  }
}
