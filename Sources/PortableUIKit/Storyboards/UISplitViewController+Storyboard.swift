extension UISplitViewController {
  /// Whether the column of a relationship segue exists, is free, and accepts the view controller.
  func hasColumn(for next: RelatedController, beside others: [RelatedController]) -> Bool {
    guard let column = Column(relationship: next.relationship) else { return true }
    guard !others.contains(where: { Column(relationship: $0.relationship) == column }) else { return false }
    // A classic split view controller has two relationships, and no named columns.
    if givenStyle == .unspecified { return column == .primary || column == .secondary }
    return hasColumn(column) && isSuitable(next.controller, for: column)
  }

  /// Sets the view controllers of the columns. The list is first, regardless of the order in the file.
  func takeInColumns(_ related: [RelatedController]) {
    let drawn = related.compactMap { segue in
      Column(relationship: segue.relationship).map { (column: $0, controller: segue.controller) }
    }
    guard givenStyle == .unspecified else {
      for segue in drawn { setColumn(segue.controller, segue.column) }
      return
    }
    let order: [Column] = [.primary, .supplementary, .secondary]
    setManaged(order.flatMap { column in drawn.filter { $0.column == column }.map(\.controller) })
  }
}

extension UISplitViewController.Column {
  /// The column of a relationship segue. The editor writes former names for two columns.
  fileprivate init?(relationship: String) {
    switch relationship {
    case "masterViewController", "primaryViewController": self = .primary
    case "supplementaryViewController": self = .supplementary
    case "detailViewController", "secondaryViewController": self = .secondary
    case "compactViewController": self = .compact
    default: return nil
    }
  }
}

extension UISplitViewController.Style {
  /// The style in the storyboard. Without one, the split view controller is classic.
  init(drawnIn coder: NSCoder) {
    switch (coder as? InterfaceCoder)?.origin.scene?.element["style"] {
    case "doubleColumn": self = .doubleColumn
    case "tripleColumn": self = .tripleColumn
    default: self = .unspecified
    }
  }
}
