extension PageTree {
  /// Returns the tree as lines of text, one per page. An arrow marks the page with the node `marked`; `nil` marks no page.
  func drawn(marking marked: Int?) -> String {
    var lines: [String] = []
    var pending: [(node: Int, lead: String, isLast: Bool)] = nodes.isEmpty ? [] : [(0, "", true)]
    while let (number, lead, isLast) = pending.popLast() {
      let node = nodes[number]
      let branch = node.parent == nil ? "" : isLast ? "└ " : "├ "
      lines.append(lead + branch + node.page.name + remark(node) + (number == marked ? "  ←" : ""))
      let inner = node.parent == nil ? "" : lead + (isLast ? "  " : "│ ")
      for (position, child) in node.children.enumerated().reversed() {
        pending.append((child, inner, position == node.children.count - 1))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func remark(_ node: Node) -> String {
    guard node.parent != nil else { return "" }
    var remarks: [String] = []
    switch node.join {
    case .push: break
    case .modal: remarks.append("modal")
    case .tab: remarks.append("tab")
    case .appCode: remarks.append(String(describing: type(of: node.forward)))
    }
    if node.page.supportVariants { remarks.append("variant") }
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
  }
}
