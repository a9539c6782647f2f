public import Wayfinder

extension UIWindow {
  /// The window's view controllers as a value: comparable, printed as an indented tree with what is visible marked.
  ///
  /// - Complexity: Linear in the number of view controllers.
  public func snapshot() -> ScreenTree { ScreenTree(of: self) }
}

extension ScreenTree {
  /// The lines that tell this tree from another: `-` for what only this one has, `+` for what only the other has.
  ///
  /// - Returns: The empty string where the two are equal.
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
