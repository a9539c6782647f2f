extension UISplitViewController {
  /// Takes in the columns; the list before what is chosen in it, whatever their order in the file.
  func takeInColumns(_ related: [(relationship: String, controller: UIViewController)]) {
    let order = ["master", "primary", "supplementary", "detail", "secondary", "compact"]
    let columns = related.enumerated().sorted { one, other in
      let first = order.firstIndex { one.element.relationship.hasPrefix($0) } ?? order.count
      let second = order.firstIndex { other.element.relationship.hasPrefix($0) } ?? order.count
      return (first, one.offset) < (second, other.offset)
    }
    for column in columns { adopt(column.element.controller) }
  }
}
