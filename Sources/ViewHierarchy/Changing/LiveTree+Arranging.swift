import NavigationCore

extension LiveTree {
  /// Gives a container its children that is not in the tree yet, where changes show nothing and end at once.
  ///
  /// - Throws: The reason for which UIKit would refuse one of them.
  package func arrange(
    _ container: UIViewController, _ children: [UIViewController], showing visible: UIViewController?
  ) throws {
    let change = ContainChange(container, containing: children, showing: visible, in: self)
    try change.check(after: EarlierChanges(in: self))
    var result = RoutingResult.success
    change.apply(animated: false, answer: OnceOnly(ifReleased: .success) { result = $0 })
    if case .failure(let reason) = result { throw reason }
  }
}

/// A container without an adapter cannot be rearranged.
nonisolated struct UnknownContainer: RemediedError, CustomStringConvertible {
  let typeName: String

  var description: String { "\(typeName) is a container that the router's adapter locator does not know" }

  var remedy: String { "Conform it to CustomContainerViewController." }
}
