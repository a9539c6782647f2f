nonisolated extension ModuleRegistry {
  /// Reports the reason why a call that does not throw returns `nil`.
  static func report(_ error: any Error) {
    guard let error = error as? ModuleRoutingError else { return }
    if let current { current.report(error) } else { writeToStandardError(error) }
  }
}

/// Runs the body of a call that does not throw. If the body throws, reports the error and returns `nil`.
///
/// Inlined, because finding the type of a generic result at run time costs as much as finding a module.
@inline(__always) nonisolated func reporting<Result>(_ body: () throws -> Result) -> Result? {
  do {
    return try body()
  } catch {
    ModuleRegistry.report(error)
    return nil
  }
}
