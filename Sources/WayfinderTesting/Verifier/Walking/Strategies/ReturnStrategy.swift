/// A manner of bringing the app to a state with work left.
protocol ReturnStrategy<App> {
  associatedtype App: RunningApp

  /// Tries to bring the app to the state of a path, or to another state with work left.
  func returnToWork(at path: StatePath, in walk: Walk<App>) async throws
}
