import Foundation

nonisolated extension AppMap {
  /// Returns the map as a graph for Graphviz, such as `dot -Tsvg`. The names of ways are tooltips of the arrows.
  public func dot() -> String {
    let contents = MapContents(self)
    var lines = [
      "digraph {",
      "  graph [label=\(title.onOneLine.quotedForDot), labelloc=t, rankdir=TB, compound=true, fontname=\"sans-serif\"];",
      "  node [shape=box, fontname=\"sans-serif\", fontsize=12];", "  edge [fontname=\"sans-serif\", fontsize=10];",
    ]
    lines += contents.lines(
      box: contents.dotBox,
      opening: { number, group in
        let style = group.kind == .modal ? "\"rounded,dashed\"" : "rounded"
        let label = group.heading.inBrief.quotedForDot
        return ["  subgraph cluster_\(number) {", "    label=\(label); style=\(style); color=\"#8791a0\";"]
      }, closing: "}")
    lines += contents.links.map { "  " + contents.dotArrow($0) }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

nonisolated extension MapContents {
  fileprivate func dotBox(_ index: Int) -> String {
    let (screen, words) = (map.screens[index], words(index))
    let label = screen.heading.inBrief + (words.isEmpty ? "" : "\n" + words)
    let roles = Set(marks[index].map(\.role))
    var fields = ["label=\(label.quotedForDot)", "tooltip=\(screen.id.onOneLine.quotedForDot)"]
    if roles.contains(.here) { fields += ["style=filled", "fillcolor=\"#ffe7a0\"", "color=\"#a86a00\"", "penwidth=3"] }
    if screen.isRoot { fields.append("peripheries=2") }
    if roles.contains(.untested) { fields.append("style=dashed") }
    return "s\(index) [\(fields.joined(separator: ", "))];"
  }

  fileprivate func dotArrow(_ link: Link) -> String {
    var fields = ["dir=\(link.isForth ? (link.isBack ? "both" : "forward") : "back")"]
    if link.steps.isEmpty {
      if link.kind != .user { fields.append(link.kind == .back ? "color=\"#8791a0\"" : "style=dashed") }
    } else {
      let numbers = link.steps.map { "\($0.number)" }.joined(separator: ", ")
      fields += ["label=\"step \(numbers)\"", "penwidth=4", "color=\"#b5128c\""]
    }
    let names = link.ways.map { $0.kind.manner($0.name).onOneLine }.joined(separator: "\n")
    if !names.isEmpty { fields.append("tooltip=\(names.quotedForDot)") }
    return "s\(link.from) -> s\(link.to) [\(fields.joined(separator: ", "))];"
  }
}

nonisolated extension String {
  /// The text in quotation marks of Graphviz, whose labels have entities and escapes of their own.
  fileprivate var quotedForDot: String {
    let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("&", "&amp;"), ("\n", "\\n")]
    let escaped = escapes.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return "\"\(escaped)\""
  }
}
