/// The kind of a view controller in searches. UIKit's own stacks and tab bars are read without an adapter, because they
/// show one child at a time.
enum ContainerKind {
  /// No ``ContainerViewController``. The router reads no children of it.
  case leaf
  case stack, tabs
  /// A container whose adapter lists the children.
  case other
}

/// The child that a view controller shows.
package enum ShownChild {
  /// No child, because the view controller is no ``ContainerViewController``.
  case leaf
  /// The child that a stack or a tab bar controller shows; `nil` if it shows none yet.
  case one(UIViewController?)
  /// The adapter of the container lists the visible children.
  case byAdapter
}

extension [UIViewController] {
  /// Creates a list of one view controller; an empty list for `nil`.
  init(_ viewController: UIViewController?) {
    if let viewController { self = [viewController] } else { self = [] }
  }

  /// Returns whether the list contains a view controller, compared by identity. `contains(_:)` would call
  /// `isEqual(_:)`.
  package func holds(_ viewController: UIViewController) -> Bool { position(of: viewController) != nil }

  /// Returns the position of a view controller, compared by identity; `nil` if the list does not contain it.
  package func position(of viewController: UIViewController) -> Int? {
    for position in indices where self[position] === viewController { return position }
    return nil
  }

  /// Returns whether both lists hold the same view controllers in the same order.
  package func isSame(as other: [UIViewController]) -> Bool { count == other.count && begins(with: other) }

  /// Returns whether the list begins with the same view controllers as another list, in the same order.
  func begins(with others: [UIViewController]) -> Bool {
    guard count >= others.count else { return false }
    for position in others.indices where self[position] !== others[position] { return false }
    return true
  }
}
