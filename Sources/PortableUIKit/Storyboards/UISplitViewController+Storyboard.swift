extension UISplitViewController {
  /// Whether a relationship segue leads to a column that is there, is free and takes the controller.
  func hasColumn(for next: RelatedController, beside others: [RelatedController]) -> Bool {
    guard let column = Column(relationship: next.relationship) else { return true }
    guard !others.contains(where: { Column(relationship: $0.relationship) == column }) else { return false }
    // Those of a classic split are not called columns, and are two.
    if givenStyle == .unspecified { return column == .primary || column == .secondary }
    return hasColumn(column) && isSuitable(next.controller, for: column)
  }

  /// Takes in the columns; the list before what is chosen in it, whatever their order in the file.
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
  /// The column a relationship segue leads to; the editor goes on calling two of them by their former names.
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
  /// The style a storyboard gives; without one it is a classic one.
  init(drawnIn coder: NSCoder) {
    switch (coder as? InterfaceCoder)?.origin.scene?.element["style"] {
    case "doubleColumn": self = .doubleColumn
    case "tripleColumn": self = .tripleColumn
    default: self = .unspecified
    }
  }
}
