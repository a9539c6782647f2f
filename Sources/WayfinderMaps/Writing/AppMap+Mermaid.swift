nonisolated extension AppMap {
  /// The map as a flow chart of Mermaid, for a page that draws it, as a README does.
  ///
  /// It has the same boxes and arrows as the drawing of ``svg()``; where they lie is for Mermaid to say. Titles are shortened
  /// after two hundred characters.
  public func mermaid() -> String {
    let contents = MapContents(self)
    var lines = ["---", "title: \"\(title.onOneLine.escapedForYAML)\"", "---", "flowchart TD"]
    for (number, group) in groups.enumerated() {
      let members = screens.indices.filter { screens[$0].group == group.id }
      guard !members.isEmpty else { continue }
      let title = group.title.onOneLine.isEmpty ? group.id : group.title
      lines.append("  subgraph g\(number)[\"\(title.inBrief.escapedForMermaid) (\(group.kind.rawValue))\"]")
      lines += members.map { "    " + contents.mermaidBox($0) }
      lines.append("  end")
    }
    lines += screens.indices.filter { screens[$0].group == nil }.map { "  " + contents.mermaidBox($0) }
    var trail: [Int] = []
    for (number, link) in contents.links.enumerated() {
      lines.append("  " + contents.mermaidArrow(link))
      if !link.steps.isEmpty { trail.append(number) }
    }
    lines.append("  classDef here fill:#ffe7a0,stroke:#a86a00,stroke-width:3px,color:#1c2430")
    lines.append("  classDef untested stroke-dasharray:5 3")
    func mark(_ name: String, _ role: MapBoxContents.Tag.Role) {
      let marked = screens.indices.filter { contents.boxes[$0].tags.contains { $0.role == role } }
      if !marked.isEmpty { lines.append("  class \(marked.map { "s\($0)" }.joined(separator: ",")) \(name)") }
    }
    mark("here", .here)
    mark("untested", .untested)
    if !trail.isEmpty {
      lines.append("  linkStyle \(trail.map(String.init).joined(separator: ",")) stroke:#b5128c,stroke-width:4px")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

nonisolated extension MapContents {
  /// What stands below the title of a screen, and a shape: round for what is presented, with double sides for a root.
  fileprivate func mermaidBox(_ index: Int) -> String {
    let screen = map.screens[index]
    let title = screen.title.onOneLine.isEmpty ? screen.id : screen.title
    let words = boxes[index].tags.map { $0.role == .anywhere ? "→ \($0.text)" : $0.text }
    let shown = title.onOneLine.isEmpty ? "(without a title)" : title.inBrief
    let text = ([shown] + (words.isEmpty ? [] : [words.joined(separator: " · ")]))
      .map(\.escapedForMermaid).joined(separator: "<br/>")
    let (open, close) = screen.isModal ? ("(", ")") : screen.isRoot ? ("[[", "]]") : ("[", "]")
    return "s\(index)\(open)\"\(text)\"\(close)"
  }

  /// An arrow with what the ways are called. Mermaid has arrows in both directions, but only from left to right.
  fileprivate func mermaidArrow(_ link: Link) -> String {
    let isForth = !link.forth.isEmpty || link.steps.contains(where: \.isForth)
    let isBack = !link.back.isEmpty || link.steps.contains { !$0.isForth }
    let (from, to) = isForth ? (link.from, link.to) : (link.to, link.from)
    let isDotted = link.mainKind == .link || link.mainKind == .step || link.mainKind == .back
    let both = isForth && isBack
    let shaft = isDotted ? (both ? "<-.->" : "-.->") : (both ? "<-->" : "-->")
    var words = link.ways.filter { $0.kind != .back }.map {
      $0.name.map(\.inBrief).flatMap { $0.isEmpty ? nil : $0 } ?? $0.kind.phrase
    }
    .once(by: \.self)
    if words.count > 3 { words = words.prefix(2) + ["and \(words.count - 2) more"] }
    words += link.steps.map { "step \($0.number)" }
    let label = words.isEmpty ? "" : "|\"\(words.map(\.escapedForMermaid).joined(separator: "<br/>"))\"|"
    return "s\(from) \(shaft)\(label) s\(to)"
  }
}

nonisolated extension String {
  /// On one line, and at most two hundred characters long.
  var inBrief: String {
    let line = onOneLine
    return line.count > 200 ? line.prefix(199) + "…" : line
  }

  /// The text within quotation marks of Mermaid: of ASCII only letters, digits and spaces stand for themselves, since a
  /// dot, a hyphen or an asterisk can begin a list.
  fileprivate var escapedForMermaid: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text within quotation marks of YAML. What a chart's preparation could take for markup or a directive is written by
  /// its number.
  fileprivate var escapedForYAML: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\", "<", ">", "&", "%", "{", "}", "#", ";":
        result += "\\x" + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
