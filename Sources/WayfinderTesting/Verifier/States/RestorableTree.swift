import DeepLinks
import Wayfinder

/// The part of a tree that its position describes, by names of screens.
struct RestorableTree {
  let typeName: String
  /// The name of the screen; `nil` for a container, which often has the title of its content.
  let name: String?
  /// A Boolean value that indicates whether the title counts. Screens that are not loaded may have none yet.
  let isLoaded: Bool
  let isChosen: Bool
  let inside: [RestorableTree]
  let over: [RestorableTree]

  private var words: String { isLoaded ? name ?? typeName : typeName }

  /// Returns the first difference as a sentence without its full stop; `nil` if there is none.
  static func difference(_ trees: [RestorableTree], _ others: [RestorableTree], _ place: String = "") -> String? {
    for (position, (tree, other)) in zip(trees, others).enumerated() {
      if let difference = tree.difference(to: other) {
        return difference + place + (trees.count > 1 ? ", at \(position + 1)" : "")
      }
      if let deeper = difference(tree.inside, other.inside, " in \(tree.words)") { return deeper }
      if let deeper = difference(tree.over, other.over, " over \(tree.words)") { return deeper }
    }
    if trees.count > others.count { return "without \(trees[others.count].words)\(place)" }
    if others.count > trees.count { return "with \(others[trees.count].words)\(place), which was not there" }
    return nil
  }

  private func difference(to other: RestorableTree) -> String? {
    if typeName != other.typeName { return "\(other.words) and not \(words)" }
    if isLoaded, other.isLoaded, name != other.name { return "\(other.words) and not \(words)" }
    if isChosen != other.isChosen { return "the tab with \(words) is \(isChosen ? "not chosen" : "chosen")" }
    return nil
  }
}

extension SeenTree {
  /// Returns the part of this tree that its position describes, without the classes that are left out.
  func restorable(
    _ written: WrittenScreens, leavingOut leftOut: Set<String>, name: (UIViewController) -> String
  ) -> [RestorableTree] {
    var children: [Int: [Int]] = [:]
    for (index, row) in rows.enumerated() { children[row.holder, default: []].append(index) }
    func trees(_ index: Int) -> [RestorableTree] {
      let (row, held) = (rows[index], children[index] ?? [])
      let screen = row.screen
      let over = held.filter { rows[$0].isPresented }.flatMap(trees)
      let isContainer = written.containers.contains(ObjectIdentifier(screen))
      guard isContainer || written.screens.contains(ObjectIdentifier(screen)), !leftOut.contains(screen.typeName)
      else { return over }
      var parts = held.filter { !rows[$0].isPresented }
      // A narrow split that has been seen has put its second stack on top of the first.
      if screen is UISplitViewController, let stack = parts.first, let top = children[stack]?.last,
        rows[stack].screen is UINavigationController, rows[top].screen is UINavigationController
      {
        children[stack]?.removeLast()
        parts.append(top)
      }
      let inside = parts.flatMap(trees)
      // The wrapper of an omitted screen is omitted too.
      if isContainer, inside.isEmpty, row.holder >= 0 { return over }
      let isChosen =
        row.isShown && !row.isPresented && row.holder >= 0 && rows[row.holder].screen is UITabBarController
      return [
        RestorableTree(
          typeName: screen.typeName, name: isContainer ? nil : name(screen), isLoaded: screen.isViewLoaded,
          isChosen: isChosen, inside: inside, over: over)
      ]
    }
    return rows.isEmpty ? [] : trees(0)
  }

  /// Returns the classes of the screens that a position omits, without their containers.
  func classes(leftOutBy written: WrittenScreens) -> [String] {
    // The contents of a screen are made with it.
    var isMade: [Bool] = []
    var classes: [String] = []
    for row in rows {
      let key = ObjectIdentifier(row.screen)
      let isScreen = written.screens.contains(key)
      isMade.append(isScreen || (!row.isPresented && row.holder >= 0 && isMade[row.holder]))
      guard isMade.last == false, !written.containers.contains(key) else { continue }
      switch row.screen {
      case is UINavigationController, is UITabBarController, is UISplitViewController: break
      default: classes.append(row.screen.typeName)
      }
    }
    return classes
  }
}
