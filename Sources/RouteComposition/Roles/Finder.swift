public import ViewHierarchy

/// Looks for a view controller that is on screen already.
@MainActor public protocol Finder<ViewController, Context> {
  /// What it finds.
  associatedtype ViewController: UIViewController
  /// What it is told about the screen that is wanted.
  associatedtype Context

  /// Returns the view controller if it is there, and `nil` if it is not. It changes nothing.
  ///
  /// - Throws: What made the search impossible; the navigation then fails with it before anything has changed.
  func findViewController(with context: Context) throws -> ViewController?
}

extension Finder {
  /// Returns the view controller if it is there; `nil` also where the search threw an error.
  public func getViewController(with context: Context) -> ViewController? {
    try? findViewController(with: context)
  }
}

extension Finder where Context == Any? {
  /// Returns the view controller if it is there; `nil` also where the search threw an error.
  public func findViewController() -> ViewController? { try? findViewController(with: nil) }

  /// Returns the view controller if it is there; `nil` also where the search threw an error.
  public func getViewController() -> ViewController? { try? findViewController(with: nil) }
}

extension Finder where Context == Void {
  /// Returns the view controller if it is there; `nil` also where the search threw an error.
  public func findViewController() -> ViewController? { try? findViewController(with: ()) }

  /// Returns the view controller if it is there; `nil` also where the search threw an error.
  public func getViewController() -> ViewController? { try? findViewController(with: ()) }
}
