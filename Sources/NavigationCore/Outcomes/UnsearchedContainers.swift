/// Containers of an app's own that do not say what they contain.
package enum UnsearchedContainers {
  /// Returns the remedy for a failure inside of containers without an adapter.
  nonisolated package static func remedy(_ containers: [String]) -> String {
    let names = containers.joined(separator: ", ")
    return
      "Conform \(names) to CustomContainerViewController: a router neither looks into a container without it nor changes it."
  }
}
