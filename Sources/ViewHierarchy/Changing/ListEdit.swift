/// An edit of a list by which a newcomer joins it.
package enum ListEdit {
  case append
  case replaceAll
  case replaceLast
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
