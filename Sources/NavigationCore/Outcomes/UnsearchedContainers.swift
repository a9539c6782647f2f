/// Containers of the app without an adapter. A router does not search them.
package enum UnsearchedContainers {
  /// Returns the remedy for a failure inside the containers with these names.
  nonisolated package static func remedy(_ containers: [String]) -> String {
    let names = containers.joined(separator: ", ")
    return
      "Conform \(names) to CustomContainerViewController: a router neither looks into a container without it nor changes it."
  }
}
