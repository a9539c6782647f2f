/// The reason why steps cannot be taken.
nonisolated public enum WayError: Error, Hashable, CustomStringConvertible {
  /// A step is not possible in its state.
  ///
  /// - Parameters:
  ///   - position: The number of the step, counted from 1.
  ///   - instead: The possible steps of the same kind.
  case impossible(AppStep, position: Int, instead: [String])

  /// The reason as a sentence, and the possible steps as another.
  public var description: String {
    switch self {
    case .impossible(let step, let position, let instead):
      "Step \(position) of the way cannot be taken there: \(step)."
        + (instead.isEmpty ? "" : " What can be: \(instead.listed(atMost: 12)).")
    }
  }
}

extension AppUnderTest {
  /// Returns the error for a step that is not possible in an app.
  package func error(_ step: AppStep, position: Int, in app: App) -> WayError {
    let instead: [String] =
      switch step {
      case .go: destinations.map { "go to \($0.name)" }
      case .user: moves(in: app).map(\.name)
      case .set: switches.flatMap { appSwitch in appSwitch.values.map { "set \(appSwitch.name) to \($0)" } }
      }
    return .impossible(step, position: position, instead: instead)
  }
}
