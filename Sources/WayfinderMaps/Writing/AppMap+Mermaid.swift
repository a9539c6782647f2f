nonisolated extension AppMap {
  /// Returns the map as a flow chart of Mermaid, which many sites show as a picture. Titles end after two hundred characters.
  public func mermaid() -> String {
    let contents = MapContents(self)
    var lines = ["---", "title: \"\(title.onOneLine.escapedForYAML)\"", "---", "flowchart TD"]
    lines += contents.lines(
      box: contents.mermaidBox,
      opening: { number, group in
        ["  subgraph g\(number)[\"\(group.heading.inBrief.escapedForMermaid) (\(group.kind.rawValue))\"]"]
      }, closing: "end")
    lines += contents.links.map { "  " + contents.mermaidArrow($0) }
    let omissions = (exploration?.omissions ?? []).map(\.inBrief.escapedForMermaid)
    if !omissions.isEmpty {
      lines.append("  omissions>\"\((["Not explored"] + omissions).joined(separator: "<br/>"))\"]")
    }
    let here = "  classDef here fill:#ffe7a0,stroke:#a86a00,stroke-width:3px,color:#1c2430"
    lines += [here, "  classDef untested stroke-dasharray:5 3"]
    for role in [MapContents.Mark.Role.here, .untested] {
      let marked = screens.indices.filter { contents.marks[$0].contains { $0.role == role } }
      if !marked.isEmpty { lines.append("  class \(marked.map { "s\($0)" }.joined(separator: ",")) \(role.rawValue)") }
    }
    let steps = contents.links.indices.filter { !contents.links[$0].steps.isEmpty }
    if !steps.isEmpty {
      lines.append("  linkStyle \(steps.map(String.init).joined(separator: ",")) stroke:#b5128c,stroke-width:4px")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

nonisolated extension MapContents {
  /// A box with the title and the marks of a screen, with double sides for a root.
  fileprivate func mermaidBox(_ index: Int) -> String {
    let (screen, words) = (map.screens[index], words(index))
    let lines = [screen.heading.inBrief, words].filter { !$0.isEmpty }
    let text = lines.map(\.escapedForMermaid).joined(separator: "<br/>")
    let (open, close) = screen.isRoot ? ("[[", "]]") : ("[", "]")
    return "s\(index)\(open)\"\(text)\"\(close)"
  }

  /// An arrow with the names of the ways. Mermaid has no arrow from right to left alone.
  fileprivate func mermaidArrow(_ link: Link) -> String {
    let (from, to) = link.isForth ? (link.from, link.to) : (link.to, link.from)
    let both = link.isForth && link.isBack ? "<" : ""
    let shaft = both + (link.kind == .user || link.kind == nil ? "-->" : "-.->")
    var words = link.ways.filter { $0.kind != .back }.map { way in
      way.name.map(\.inBrief).flatMap { $0.isEmpty ? nil : $0 } ?? way.kind.phrase
    }.once(by: \.self)
    if words.count > 3 { words = words.prefix(2) + ["and \(words.count - 2) more"] }
    words += link.steps.map { "step \($0.number)" }
    let label = words.isEmpty ? "" : "|\"\(words.map(\.escapedForMermaid).joined(separator: "<br/>"))\"|"
    return "s\(from) \(shaft)\(label) s\(to)"
  }
}

nonisolated extension String {
  /// The text on one line, shortened to two hundred characters.
  var inBrief: String {
    let line = onOneLine
    return line.count > 200 ? line.prefix(199) + "…" : line
  }

  /// The text inside quotation marks of Mermaid. Other ASCII than letters, digits and spaces may be markup, and is written by number.
  fileprivate var escapedForMermaid: String {
    escaped { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": nil
      default: scalar.isASCII ? "#\(scalar.value);" : nil
      }
    }
  }

  /// The text inside quotation marks of YAML. Characters that Mermaid reads as markup or as a directive are written by number.
  fileprivate var escapedForYAML: String {
    escaped { "\"\\<>&%{}#;".unicodeScalars.contains($0) ? "\\x" + String($0.value, radix: 16, uppercase: true) : nil }
  }

  private func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { $0 += escape($1) ?? String($1) }
  }
}
