nonisolated extension ModuleRegistry {
  /// Reports the error of a call that does not throw. Ignores errors that are no ``ModuleRoutingError``. Without a current
  /// registry, writes to standard error.
  static func report(_ error: any Error) {
    guard let error = error as? ModuleRoutingError else { return }
    if let current { current.report(error) } else { writeToStandardError(error) }
  }
}

/// Runs the body of a call that does not throw. If the body throws, passes the error to `ModuleRegistry.report(_:)` and returns
/// `nil`.
nonisolated func reporting<Result>(_ body: () throws -> Result) -> Result? {
  do {
    return try body()
  } catch {
    ModuleRegistry.report(error)
    return nil
  }
}
