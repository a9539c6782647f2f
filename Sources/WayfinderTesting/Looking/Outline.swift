import ViewHierarchy
public import Wayfinder

extension UIWindow {
  /// The window's view controllers as one line for expectations.
  ///
  /// ```swift
  /// #expect(window.outline == "tabs[stack[Home Product]* Search] ^ Sheet")
  /// ```
  ///
  /// A screen is written as its title, in quotation marks if there is a space in it. Without a title it is written as its class, without
  /// `Screen` or `ViewController` at the end. Containers of UIKit and their subclasses are `stack`, `tabs`, `split` and `pages`, with
  /// their contents in brackets. `*` marks the shown child; the last one of a stack needs no mark. `^` comes before a presented screen.
  /// An empty window is the empty string.
  ///
  /// ``snapshot()`` has more: every class, and the visible screens.
  /// - Complexity: Linear in the number of view controllers.
  public var outline: String { SeenTree(LiveTree(window: self)).outline }
}

extension SeenTree {
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
