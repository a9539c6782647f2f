/// The children of a view controller, in order.
///
/// The child that was added last is stored separately until the list is read. Otherwise, if a caller still holds the
/// earlier list, the append would copy the list and retain each child of a deep stack.
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

  /// The last child. It is found without reading the list.
  var last: UIViewController? { top ?? list.last }

  /// Whether there are no children. It is determined without reading the list.
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
  var childList: [UIViewController] {
    get { heldChildren.all }
    _modify {
      yield &heldChildren.all
      TreeRevision.number &+= 1
    }
  }

  var lastChild: UIViewController? { heldChildren.last }

  var hasChildren: Bool { !heldChildren.isEmpty }

  func putOnTop(_ child: UIViewController) {
    heldChildren.putOnTop(child)
    TreeRevision.number &+= 1
  }
}
