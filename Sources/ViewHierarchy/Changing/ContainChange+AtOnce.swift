import NavigationCore

extension ContainChange {
  /// Makes the change at once, for a container that is not in the tree. Changes of such a container are not visible and
  /// need no wait.
  ///
  /// - Throws: The reason why UIKit would refuse a child, or the reason of the change's failure.
  package func makeAtOnce() throws {
    try check(after: EarlierChanges(in: live))
    var result = RoutingResult.success
    apply(animated: false, answer: OnceOnly(ifReleased: .success) { result = $0 })
    if case .failure(let reason) = result { throw reason }
  }
}

/// An error for a container that has no adapter and so cannot be rearranged.
nonisolated struct UnknownContainer: RemediedError, CustomStringConvertible {
  let typeName: String

  var description: String { "\(typeName) is a container that the router's adapter locator does not know" }

  var remedy: String { "Conform it to CustomContainerViewController." }
}
