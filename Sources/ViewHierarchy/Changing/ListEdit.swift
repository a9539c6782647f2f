/// An edit that adds a newcomer to a list of children.
package enum ListEdit {
  case append
  case replaceAll
  case replaceLast
  /// Inserts the newcomer at a position within the list; at the end if the position is `nil`. If the edit replaces, the
  /// child at that position leaves.
  case insert(at: Int?, replacing: Bool)

  package func apply(_ newcomer: UIViewController, to list: inout [UIViewController]) { edit(&list, newcomer) }

  package func apply(_ newcomer: any PlannedScreen, to list: inout [any PlannedScreen]) { edit(&list, newcomer) }

  private func edit<Element>(_ list: inout [Element], _ newcomer: Element) {
    switch self {
    case .append: list.append(newcomer)
    case .replaceAll: list = [newcomer]
    case .replaceLast:
      if !list.isEmpty { list.removeLast() }
      list.append(newcomer)
    case .insert(let position, let isReplacing):
      let position = min(max(position ?? list.count, 0), list.count)
      if isReplacing, position < list.count { list.remove(at: position) }
      list.insert(newcomer, at: position)
    }
  }
}
