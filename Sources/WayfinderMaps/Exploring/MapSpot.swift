import ViewHierarchy
import Wayfinder
import WayfinderTesting

/// The user's place on a map: the screen in front, and the tab, stack or modal that contains it.
struct MapSpot {
  let id: AppMap.Screen.ID
  let title: String
  let group: AppMap.Group?
  /// The position of the tab in its tab bar; `nil` outside of tabs.
  private(set) var tab: Int?
  /// The position of the screen in its stack.
  let depth: Int
  /// A Boolean value that indicates whether the user cannot go back.
  let isAtRoot: Bool

  /// Finds the spot of a tree; `nil` for an empty window.
  ///
  /// - Parameter name: The name of a kind of screens; `nil` for screens that are named by their class.
  init?(_ tree: SeenTree, named name: (UIViewController) -> String?) {
    guard let front = tree.rows.lastIndex(where: \.isVisible) else { return nil }
    let screen = tree.rows[front].screen
    (group, tab) = Self.group(of: front, in: tree)
    depth = screen.navigationController?.viewControllers.firstIndex { $0 === screen } ?? 0
    let kind = name(screen) ?? (screen.isNamedByTitle ? screen.title : nil) ?? screen.typeName
    (id, title) = ([group?.id, kind].compactMap(\.self).joined(separator: "/"), name(screen) ?? screen.words)
    isAtRoot = tree.isAtRoot
  }

  private static func group(of front: Int, in tree: SeenTree) -> (AppMap.Group?, tab: Int?) {
    var (row, inside) = (front, front)
    while tree.rows[row].holder >= 0 {
      let (screen, holder) = (tree.rows[row].screen, tree.rows[tree.rows[row].holder].screen)
      if tree.rows[row].isPresented {
        guard row != front else { return (.over, nil) }
        let title = screen.isPlainContainer ? tree.rows[inside].screen.words : screen.words
        let id = "over/\(screen.isPlainContainer ? title : screen.typeName)"
        return (AppMap.Group(id, title: title, kind: .modal), nil)
      }
      if let tabs = holder as? UITabBarController {
        // A screen sets its title in viewDidLoad at the latest.
        let first = (screen as? UINavigationController)?.viewControllers.first ?? screen
        if screen.tabBarItem.title == nil { first.loadViewIfNeeded() }
        let title = screen.tabBarItem.title ?? (screen.isPlainContainer ? first.words : screen.words)
        let tab = tabs.viewControllers?.firstIndex { $0 === screen }
        return (AppMap.Group("tab/\(title)", title: title, kind: .tab), tab)
      }
      (inside, row) = (row, tree.rows[row].holder)
    }
    guard row != front else { return (nil, nil) }
    let title = tree.rows[row].screen.isPlainContainer ? "Root" : tree.rows[row].screen.words
    return (AppMap.Group("root", title: title, kind: .stack), nil)
  }
}

nonisolated extension AppMap.Group {
  /// The group of screens that are presented without a container.
  fileprivate static let over = AppMap.Group("over", title: "Over others", kind: .modal)
}

extension UIViewController {
  /// A Boolean value that indicates whether the title describes the view controller better than its class.
  fileprivate var isNamedByTitle: Bool {
    title?.isEmpty == false && (self is UIAlertController || type(of: self) == UIViewController.self)
  }

  /// A Boolean value that indicates whether the view controller is a UIKit container without a class of the app.
  fileprivate var isPlainContainer: Bool {
    [UINavigationController.self, UISplitViewController.self, UIPageViewController.self, UIViewController.self]
      .contains { type(of: self) == $0 }
  }

  /// The class in words, such as “Review editor” for `ReviewEditorViewController`, or the title if it describes more.
  fileprivate var words: String {
    if isNamedByTitle, let title { return title }
    var name = Substring(typeName.prefix { $0 != "<" })
    for ending in ["ViewController", "Controller", "Screen", "View", "Stack"] where name.hasSuffix(ending) {
      if name.count > ending.count { name = name.dropLast(ending.count) }
    }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true { name = name.dropFirst(2) }
    return String(name).inWords
  }
}

nonisolated extension String {
  /// A name in camel case as words: “Red panda” for `RedPanda`, “URL field” for `URLField`.
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
    return (words.prefix(1) + rest).joined(separator: " ")
  }
}
