import WayfinderTesting
import ViewHierarchy
import Wayfinder

/// Where the user is, as a map has it: the screen in front, and the tab, stack or modal that it stands in.
struct MapSpot {
  let screen: AppMap.Screen
  let group: AppMap.Group?

  /// Finds the spot of a tree; of an empty window there is none.
  ///
  /// - Parameter name: What a screen is the same as, by a name; `nil` where its class says it.
  init?(_ tree: SeenTree, named name: (UIViewController) -> String?) {
    guard let front = tree.rows.lastIndex(where: \.isVisible) else { return nil }
    let screen = tree.rows[front].screen
    group = Self.group(of: front, in: tree)
    let id = name(screen) ?? (screen.isTold ? screen.title : nil) ?? screen.typeName
    self.screen = AppMap.Screen(
      [group?.id, id].compactMap(\.self).joined(separator: "/"), title: name(screen) ?? screen.words, in: group?.id,
      isRoot: tree.isAtRoot, isModal: group?.kind == .modal)
  }

  private static func group(of front: Int, in tree: SeenTree) -> AppMap.Group? {
    var (row, inside) = (front, front)
    while tree.rows[row].holder >= 0 {
      let (screen, holder) = (tree.rows[row].screen, tree.rows[tree.rows[row].holder].screen)
      if tree.rows[row].isPresented {
        // What is presented alone stands in nothing.
        guard row != front else { return .over }
        let title = screen.isPlainContainer ? tree.rows[inside].screen.words : screen.words
        return AppMap.Group("over/\(screen.isPlainContainer ? title : screen.typeName)", title: title, kind: .modal)
      }
      if holder is UITabBarController {
        // A screen whose view was never shown may not have been given its title yet.
        let first = (screen as? UINavigationController)?.viewControllers.first ?? screen
        if screen.tabBarItem.title == nil { first.loadViewIfNeeded() }
        let title = screen.tabBarItem.title ?? (screen.isPlainContainer ? first.words : screen.words)
        return AppMap.Group("tab/\(title)", title: title, kind: .tab)
      }
      (inside, row) = (row, tree.rows[row].holder)
    }
    guard row != front else { return nil }
    return AppMap.Group(
      "root", title: tree.rows[row].screen.isPlainContainer ? "Root" : tree.rows[row].screen.words, kind: .stack)
  }
}

nonisolated extension AppMap.Group {
  /// Where screens stand that are presented by themselves.
  fileprivate static let over = AppMap.Group("over", title: "Over others", kind: .modal)
}

extension UIViewController {
  /// Whether its class says nothing of it, and its title does.
  fileprivate var isTold: Bool {
    title?.isEmpty == false && (self is UIAlertController || type(of: self) == UIViewController.self)
  }

  /// Whether it is a container of UIKit's as it is, which says nothing of what it holds.
  fileprivate var isPlainContainer: Bool {
    let plain: [UIViewController.Type] = [
      UINavigationController.self, UISplitViewController.self, UIPageViewController.self, UIViewController.self,
    ]
    return plain.contains { type(of: self) == $0 }
  }

  /// What its class calls it, in words: “Review editor” for `ReviewEditorViewController`; its title, where that says more.
  fileprivate var words: String {
    if isTold, let title { return title }
    var name = Substring(typeName.prefix { $0 != "<" })
    for ending in ["ViewController", "Controller", "Screen", "View", "Stack"] where name.hasSuffix(ending) {
      if name.count > ending.count { name = name.dropLast(ending.count) }
    }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true { name = name.dropFirst(2) }
    return String(name).inWords
  }
}

nonisolated extension String {
  /// A name in capitals within, as words: “Red panda” for `RedPanda`, “URL field” for `URLField`.
  var inWords: String {
    let letters = Array(self)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
      let begins = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || (letter.isUppercase && (follows || begins)) { words.append("") }
      words[words.count - 1].append(letter)
    }
    let rest = words.dropFirst().map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
    return ((words.first.map { [$0] } ?? []) + rest).joined(separator: " ")
  }
}
