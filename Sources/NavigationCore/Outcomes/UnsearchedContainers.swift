/// Containers of the app that do not declare their children.
package enum UnsearchedContainers {
  /// Returns the remedy for a failure inside containers that have no adapter.
  nonisolated package static func remedy(_ containers: [String]) -> String {
    let names = containers.joined(separator: ", ")
    return
      "Conform \(names) to CustomContainerViewController: a router neither looks into a container without it nor changes it."
  }
}
