import ViewHierarchy
public import Wayfinder

extension UIWindow {
  /// The window's view controllers as one line, short enough for an expectation to be read at a glance.
  ///
  /// ```swift
  /// #expect(window.outline == "tabs[stack[Home Product]* Search] ^ Sheet")
  /// ```
  ///
  /// A screen stands by its title, between quotation marks if there is a space in it; without one by its class, less
  /// `Screen` or `ViewController` at the end. UIKit's containers, and what an app derives from them, are `stack`, `tabs`,
  /// `split` and `pages`. What a container holds follows between brackets, in order; `*` marks what is shown of it, which
  /// of a stack is the last and needs no mark. What is presented follows `^`. An empty window is the empty string.
  ///
  /// The line tells less than ``snapshot()``, which has every class and what the user sees.
  /// - Complexity: Linear in the number of view controllers.
  public var outline: String {
    let tree = LiveTree(window: self)
    return tree.root.map { $0.outline(in: tree) } ?? ""
  }
}

extension SeenTree {
  /// What was there as one line, as ``UIKit/UIWindow/outline`` writes it.
  var outline: String { rows.isEmpty ? "nothing" : outline(of: 0) }

  private func outline(of row: Int) -> String {
    let screen = rows[row].screen
    let inside = rows.indices.filter { rows[$0].holder == row }
    var line = screen.outlineName
    let contents = inside.filter { !rows[$0].isPresented }.map { child in
      outline(of: child) + (rows[child].isShown && !(screen is UINavigationController) ? "*" : "")
    }
    if !contents.isEmpty { line += "[\(contents.joined(separator: " "))]" }
    for presented in inside where rows[presented].isPresented { line += " ^ " + outline(of: presented) }
    return line
  }
}

extension UIViewController {
  fileprivate func outline(in tree: LiveTree) -> String {
    var line = outlineName
    if tree.adapter(of: self) != nil {
      let shown = self is UINavigationController ? [] : tree.visibleChildren(of: self)
      let children = tree.children(of: self).map { child in
        child.outline(in: tree) + (shown.contains { $0 === child } ? "*" : "")
      }
      line += "[\(children.joined(separator: " "))]"
    }
    if let directlyPresented { line += " ^ " + directlyPresented.outline(in: tree) }
    return line
  }

  fileprivate var outlineName: String {
    switch self {
    case is UITabBarController: return "tabs"
    case is UINavigationController: return "stack"
    case is UISplitViewController: return "split"
    case is UIPageViewController: return "pages"
    default: break
    }
    if let title, !title.isEmpty { return title.contains(" ") ? "“\(title)”" : title }
    let suffix = ["ViewController", "Screen"].first { typeName.hasSuffix($0) && typeName != $0 }
    return String(typeName.dropLast(suffix?.count ?? 0))
  }
}
