nonisolated extension AppMap {
  /// The map in the language of Graphviz, for `dot -Tsvg` and the like.
  ///
  /// It has the same boxes and arrows as the drawing of ``svg()``; where they lie is for Graphviz to say. Titles are broken
  /// into lines, and what ways are called stands in the tooltips of the arrows.
  public func dot() -> String {
    let contents = MapContents(self)
    var lines = [
      "digraph {",
      "  graph [label=\(title.onOneLine.quotedForDot), labelloc=t, rankdir=TB, compound=true, fontname=\"sans-serif\"];",
      "  node [shape=box, fontname=\"sans-serif\", fontsize=12];", "  edge [fontname=\"sans-serif\", fontsize=10];",
    ]
    for (number, group) in groups.enumerated() {
      let members = screens.indices.filter { screens[$0].group == group.id }
      guard !members.isEmpty else { continue }
      let title = group.title.onOneLine.isEmpty ? group.id : group.title
      let label = MapLabel(title, size: 12).lines.joined(separator: "\n")
      let style = group.kind == .modal ? "style=\"rounded,dashed\"" : "style=rounded"
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(label.quotedForDot); \(style); color=\"#8791a0\";")
      lines += members.map { "    " + contents.dotBox($0) }
      lines.append("  }")
    }
    lines += screens.indices.filter { screens[$0].group == nil }.map { "  " + contents.dotBox($0) }
    lines += contents.links.map { "  " + contents.dotArrow($0) }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

nonisolated extension MapContents {
  fileprivate func dotBox(_ index: Int) -> String {
    let (screen, box) = (map.screens[index], boxes[index])
    let words = box.tags.map { $0.role == .anywhere ? "→ \($0.text)" : $0.text }
    let label = (box.label.lines + (words.isEmpty ? [] : [words.joined(separator: " · ")])).joined(separator: "\n")
    let roles = Set(box.tags.map(\.role))
    var style = screen.isModal ? ["rounded"] : []
    var fields = ["label=\(label.quotedForDot)", "tooltip=\(screen.id.onOneLine.quotedForDot)"]
    if roles.contains(.here) {
      style.append("filled")
      fields += ["fillcolor=\"#ffe7a0\"", "color=\"#a86a00\"", "penwidth=3"]
    }
    if roles.contains(.root) { fields.append("peripheries=2") }
    if roles.contains(.untested) { style.append("dashed") }
    if !style.isEmpty { fields.append("style=\"\(style.joined(separator: ","))\"") }
    return "s\(index) [\(fields.joined(separator: ", "))];"
  }

  fileprivate func dotArrow(_ link: Link) -> String {
    let isForth = !link.forth.isEmpty || link.steps.contains(where: \.isForth)
    let isBack = !link.back.isEmpty || link.steps.contains { !$0.isForth }
    var fields = ["dir=\(isForth ? (isBack ? "both" : "forward") : "back")"]
    switch link.mainKind {
    case .user?, nil: break
    case .step?: fields += ["style=dashed", "color=\"#1d5fc4\""]
    case .link?: fields += ["style=dotted", "color=\"#0a7a52\""]
    case .back?: fields.append("color=\"#8791a0\"")
    }
    if !link.forth.isEmpty, link.forth.allSatisfy({ $0.kind == .back }) { fields.append("arrowhead=empty") }
    if !link.back.isEmpty, link.back.allSatisfy({ $0.kind == .back }) { fields.append("arrowtail=empty") }
    if !link.steps.isEmpty {
      let numbers = link.steps.map { "\($0.number)" }.joined(separator: ", ")
      fields += ["label=\("step \(numbers)".quotedForDot)", "penwidth=4"]
      // A colour that was set before would count less than this one.
      fields.removeAll { $0.hasPrefix("color=") }
      fields.append("color=\"#b5128c\"")
    }
    let said = link.ways.map(\.manner.onOneLine).joined(separator: "\n")
    if !said.isEmpty { fields.append("tooltip=\(said.quotedForDot)") }
    return "s\(link.from) -> s\(link.to) [\(fields.joined(separator: ", "))];"
  }
}

nonisolated extension String {
  /// The text in quotation marks of Graphviz, which reads entities and escapes of its own in labels.
  fileprivate var quotedForDot: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
