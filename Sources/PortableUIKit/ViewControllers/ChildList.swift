/// The children of a controller, in order.
///
/// The one that was put on top last is kept apart until the list is asked for. Whoever still holds the list from before, to put
/// it back for instance, would otherwise make putting one on top copy the list, which retains each child of a deep stack.
struct ChildList {
  private var list: [UIViewController] = []
  private var top: UIViewController?

  var all: [UIViewController] {
    mutating get {
      settle()
      return list
    }
    _modify {
      settle()
      yield &list
    }
  }

  /// The last of them; the list is not asked for.
  var last: UIViewController? { top ?? list.last }

  /// Whether there is none; the list is not asked for.
  var isEmpty: Bool { top == nil && list.isEmpty }

  mutating func putOnTop(_ child: UIViewController) {
    settle()
    top = child
  }

  private mutating func settle() {
    guard let top else { return }
    list.append(top)
    self.top = nil
  }
}

extension UIViewController {
  /// The children, in order.
  var childList: [UIViewController] {
    get { heldChildren.all }
    _modify {
      yield &heldChildren.all
      TreeRevision.number &+= 1
    }
  }

  var lastChild: UIViewController? { heldChildren.last }

  var hasChildren: Bool { !heldChildren.isEmpty }

  /// Adds a child behind the others.
  func putOnTop(_ child: UIViewController) {
    heldChildren.putOnTop(child)
    TreeRevision.number &+= 1
  }
}
