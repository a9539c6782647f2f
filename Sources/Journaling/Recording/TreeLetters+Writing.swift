import ViewHierarchy

/// The screens of a window in the notation of ``TreeLetters``, and a hash of their titles.
struct WrittenScreens: Equatable {
  var letters = ""
  /// The hash of the titles of the written screens, from the outermost. A line break separates the titles of two screens.
  var titles = StableHash()
}

extension TreeLetters {
  /// The greatest number of children of a container that are written. For the other children, only their number is written.
  private static let mostChildren = 8

  /// Returns the screens of a window in this notation. New classes get numbers.
  ///
  /// - Complexity: Linear in the number of screens that are written.
  mutating func write(_ tree: LiveTree) -> WrittenScreens {
    var screens = WrittenScreens()
    if let root = tree.root {
      let top = tree.topmost
      write(root, in: tree, isVisible: root === top, top: top, depth: 1, to: &screens)
    }
    return screens
  }

  private mutating func write(
    _ screen: UIViewController, in tree: LiveTree, isVisible: Bool, top: UIViewController?, depth: Int,
    to screens: inout WrittenScreens
  ) {
    if depth > 1 { screens.titles.add("\n") }
    if let title = screen.title { screens.titles.add(title) }
    guard let letters = letters(of: type(of: screen)) else { return screens.letters += "+1" }
    screens.letters += letters
    if isVisible { screens.letters += "*" }
    guard depth < Self.mostDepth else { return }
    writeChildren(of: screen, in: tree, isVisible: isVisible, top: top, depth: depth, to: &screens)
    guard let presented = screen.directlyPresented else { return }
    screens.letters += "^"
    write(presented, in: tree, isVisible: presented === top, top: top, depth: depth + 1, to: &screens)
  }

  private mutating func writeChildren(
    of screen: UIViewController, in tree: LiveTree, isVisible: Bool, top: UIViewController?, depth: Int,
    to screens: inout WrittenScreens
  ) {
    let shown: [UIViewController]
    switch tree.shownChild(of: screen) {
    case .leaf: return
    case .one(let child): shown = child.map { [$0] } ?? []
    case .byAdapter: shown = tree.visibleChildren(of: screen)
    }
    let children = tree.reachableChildren(of: screen)
    guard !children.isEmpty else { return }
    var last = children.count - 1
    while last > 0, let child = shown.last, children[last] !== child { last -= 1 }
    let first = max(0, last + 1 - Self.mostChildren)
    let end = min(children.count, first + Self.mostChildren)
    screens.letters += first > 0 ? "[+\(first)," : "["
    for position in first..<end {
      let child = children[position]
      if position > first { screens.letters += "," }
      write(child, in: tree, isVisible: isVisible && shown.holds(child), top: top, depth: depth + 1, to: &screens)
    }
    screens.letters += end < children.count ? ",+\(children.count - end)]" : "]"
  }
}
