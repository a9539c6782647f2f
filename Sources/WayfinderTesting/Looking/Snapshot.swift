public import Wayfinder

extension UIWindow {
  /// Returns the window's view controllers as a value that can be compared. It prints as an indented tree with marks for visible screens.
  ///
  /// - Complexity: Linear in the number of view controllers.
  public func snapshot() -> ScreenTree { ScreenTree(of: self) }
}

extension ScreenTree {
  /// Returns the lines that differ: `-` for lines of this tree only, `+` for lines of the other tree only.
  ///
  /// - Returns: The empty string if the trees are equal.
  public func difference(to other: ScreenTree) -> String {
    let (old, new) = (description.split(separator: "\n"), other.description.split(separator: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }.joined(separator: "\n")
  }
}
