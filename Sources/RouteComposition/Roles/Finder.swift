public import ViewHierarchy

/// A type that looks for a view controller in the tree.
@MainActor public protocol Finder<ViewController, Context> {
  /// The class of the view controllers that the finder finds.
  associatedtype ViewController: UIViewController
  /// The context by which the finder recognises a screen.
  associatedtype Context

  /// Returns the view controller that the finder looks for, or `nil` if the tree does not contain it. The search must
  /// not change the tree.
  ///
  /// - Throws: An error if the finder cannot search. The navigation then fails with this error and changes nothing.
  func findViewController(with context: Context) throws -> ViewController?
}

extension Finder {
  /// Returns the view controller, or `nil` if the search finds none or throws an error.
  public func getViewController(with context: Context) -> ViewController? {
    try? findViewController(with: context)
  }
}

extension Finder where Context == Any? {
  /// Returns the view controller, or `nil` if the search finds none or throws an error.
  public func findViewController() -> ViewController? { try? findViewController(with: nil) }

  /// Returns the view controller, or `nil` if the search finds none or throws an error.
  public func getViewController() -> ViewController? { try? findViewController(with: nil) }
}

extension Finder where Context == Void {
  /// Returns the view controller, or `nil` if the search finds none or throws an error.
  public func findViewController() -> ViewController? { try? findViewController(with: ()) }

  /// Returns the view controller, or `nil` if the search finds none or throws an error.
  public func getViewController() -> ViewController? { try? findViewController(with: ()) }
}
