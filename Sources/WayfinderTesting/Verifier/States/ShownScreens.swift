/// The screens that a destination shows when it arrives.
nonisolated package struct ShownScreens: Hashable, Sendable, Codable {
  let screen: String
  /// The visible screen in it: the content of a container, unless the container shows several screens side by side.
  let front: String
}
