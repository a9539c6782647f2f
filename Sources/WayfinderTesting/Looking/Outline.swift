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
  public var outline: String { SeenTree(LiveTree(window: self)).outline }
}

extension SeenTree {
  /// What was there as one line, as ``UIKit/UIWindow/outline`` writes it.
  var outline: String { rows.isEmpty ? "" : outline(of: 0) }

  private func outline(of row: Int) -> String {
    let screen = rows[row].screen
    let inside = rows.indices.filter { rows[$0].holder == row }
    let contents = inside.filter { !rows[$0].isPresented }.map { child in
      outline(of: child) + (rows[child].isShown && !(screen is UINavigationController) ? "*" : "")
    }
    var line = screen.kindOfContainer ?? screen.outlineName
    if !contents.isEmpty || screen.kindOfContainer != nil { line += "[\(contents.joined(separator: " "))]" }
    for presented in inside where rows[presented].isPresented { line += " ^ " + outline(of: presented) }
    return line
  }
}

extension UIViewController {
  fileprivate var kindOfContainer: String? {
    switch self {
    case is UITabBarController: "tabs"
    case is UINavigationController: "stack"
    case is UISplitViewController: "split"
    case is UIPageViewController: "pages"
    default: nil
    }
  }

  fileprivate var outlineName: String {
    if let title, !title.isEmpty { return title.contains(" ") ? "“\(title)”" : title }
    let suffix = ["ViewController", "Screen"].first { typeName.hasSuffix($0) && typeName != $0 }
    return String(typeName.dropLast(suffix?.count ?? 0))
  }
}
