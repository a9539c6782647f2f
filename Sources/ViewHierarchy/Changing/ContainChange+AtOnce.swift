import NavigationCore

extension ContainChange {
  /// Makes the change at once, for a container that is not in the tree: there, changes show nothing and do not wait.
  ///
  /// - Throws: The reason why UIKit would refuse a child.
  package func makeAtOnce() throws {
    try check(after: EarlierChanges(in: live))
    var result = RoutingResult.success
    apply(animated: false, answer: OnceOnly(ifReleased: .success) { result = $0 })
    if case .failure(let reason) = result { throw reason }
  }
}

/// A container without an adapter cannot be rearranged.
nonisolated struct UnknownContainer: RemediedError, CustomStringConvertible {
  let typeName: String

  var description: String { "\(typeName) is a container that the router's adapter locator does not know" }

  var remedy: String { "Conform it to CustomContainerViewController." }
}
